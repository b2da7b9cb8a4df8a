import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {SEARCH} from '../../site/search';
import {wellFormedQuery} from '../text/query-text';
import type {SearchSettings} from '../../site/search';

/** How this build searches: what src/site/searchSettings read from the environment. */
export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields?.search as SearchSettings;
}

/** Path of the search page, base URL and trailing slash included. */
export const useSearchPage = (): string => useBaseUrl(SEARCH.searchPagePath);

/** The index's name, which stands in requests and in the keys of stored searches. */
export const indexNameOf = (settings: SearchSettings): string =>
  settings.mode === 'hosted' ? settings.indexName : SEARCH.indexName;

/** Where a reader can tell that a query should find something, if this build names a place. */
export const missingResultsAddress = (
  {missingResultsUrl}: SearchSettings,
  query: string,
): string | undefined =>
  missingResultsUrl?.replace('{query}', encodeURIComponent(wellFormedQuery(query)));

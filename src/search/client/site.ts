/** What the islands of search are told of the site in whose pages they stand. */
import {PAGE_TAGS, SEARCH, type SearchSettings} from '../../site/search';
import {wellFormedQuery} from '../text/query-text';
import type {FacetFilter} from '../types';

export interface SearchSite {
  /** The public origin, with which addresses of hits begin. */
  url: string;
  /** The path below which the site lies, with a slash at both ends. */
  baseUrl: string;
  settings: SearchSettings;
  /** Address of the script that answers from the site's own index, in a thread of its own. */
  worker: string;
  /** The site is being written (`npm start`), and may have no index yet. */
  isWriting: boolean;
}

/** The index's name, which stands in requests and in the keys of stored searches. */
export const indexNameOf = (settings: SearchSettings): string =>
  settings.mode === 'hosted' ? settings.indexName : SEARCH.indexName;

/** Where a reader can tell that a query should find something, if this build names a place. */
export const missingResultsAddress = (
  {missingResultsUrl}: SearchSettings,
  query: string,
): string | undefined =>
  missingResultsUrl?.replace('{query}', encodeURIComponent(wellFormedQuery(query)));

/** Path of the search page. */
export const searchPageOf = ({baseUrl}: SearchSite): string => baseUrl + SEARCH.searchPagePath;

const metaOf = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="docsearch:${name}"]`)?.content;

/**
 * Keeps results to the language and the documentation's version that the page is of (contextual search), as
 * the stock theme does. Pages outside of the documentation take its current version.
 */
export function contextualFilters(): FacetFilter[] {
  const tag = metaOf('docusaurus_tag');
  // Lists of posts, for one, have tags of their own, by which nothing is to be found.
  const version = tag?.startsWith('docs-') ? tag : PAGE_TAGS.currentDocs;
  return SEARCH.contextualSearch
    ? [
        `language:${document.documentElement.lang}`,
        [PAGE_TAGS.any, version].map((one) => `docusaurus_tag:${one}`),
      ]
    : [];
}

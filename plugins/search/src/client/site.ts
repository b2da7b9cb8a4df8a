/** What the islands of search are told of the site in whose pages they stand. */
import type {SearchSettings} from '../settings';
import {wellFormedQuery} from '../text/query-text';
import type {FacetFilter} from '../types';

export interface SearchSite {
  /** The public origin, with which addresses of hits begin. */
  url: string;
  /** The path below which the site lies, with a slash at both ends. */
  baseUrl: string;
  settings: SearchSettings;
  /** Name of the index that is built with the site; stands in requests and in the keys of stored searches. */
  indexName: string;
  /** Path of the search page below the base URL. */
  searchPagePath: string;
  /** What results are kept to: the site's language and the current documentation (contextual search). */
  facetFilters: FacetFilter[];
  /** Hits shown of one part of the site. */
  maxResultsPerGroup: number;
  /** Pages that are offered before a query and where it finds nothing, with paths below the base URL. */
  places: readonly (readonly [label: string, path: string])[];
  /** Address of the script that answers from the site's own index, in a thread of its own. */
  worker: string;
  /** The site is being written (`npm start`), and may have no index yet. */
  isWriting: boolean;
}

/** The index's name, which stands in requests and in the keys of stored searches. */
export const indexNameOf = ({settings, indexName}: SearchSite): string =>
  settings.mode === 'hosted' ? settings.indexName : indexName;

/** Where a reader can tell that a query should find something, if this build names a place. */
export const missingResultsAddress = (
  {missingResultsUrl}: SearchSettings,
  query: string,
): string | undefined =>
  missingResultsUrl?.replace('{query}', encodeURIComponent(wellFormedQuery(query)));

/** Path of the search page. */
export const searchPageOf = ({baseUrl, searchPagePath}: SearchSite): string =>
  baseUrl + searchPagePath;

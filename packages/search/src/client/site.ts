/** What the islands of search are told of the site in whose pages they stand. */
import {indexFolder, isOlderVersion, PAGE_TAGS, type SearchSettings} from '../settings';
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
  /** Results are kept to the language and the version of the documentation that the page is of. */
  contextualSearch: boolean;
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

/** The parameter of the search page that names a version of the documentation, by its tag. */
const VERSION = 'docs';

/**
 * The tag of the documentation's version that is searched: the page's own; on the search page the one that its
 * address names; elsewhere, lists of posts with tags of their own among it, the current one.
 */
function versionTag(): string {
  const tag = document.querySelector<HTMLMetaElement>(
    'meta[name="docsearch:docusaurus_tag"]',
  )?.content;
  const asked = new URLSearchParams(window.location.search).get(VERSION);
  return [tag, asked].find((one) => one?.startsWith('docs-')) ?? PAGE_TAGS.currentDocs;
}

/** Path of the search page, for the version of the documentation that is read. */
export function searchPageOf({baseUrl, searchPagePath}: SearchSite): string {
  const tag = versionTag();
  return baseUrl + searchPagePath + (isOlderVersion(tag) ? `?${VERSION}=${tag}` : '');
}

/** Path of the index. */
export const indexPathOf = ({baseUrl}: Pick<SearchSite, 'baseUrl'>): string =>
  `${baseUrl}${indexFolder(versionTag())}index.json`;

/**
 * Keeps results to the language and the documentation's version that the page is of (contextual search), as
 * the stock theme does.
 */
export const contextualFilters = ({contextualSearch}: SearchSite): FacetFilter[] =>
  contextualSearch
    ? [
        `language:${document.documentElement.lang}`,
        [PAGE_TAGS.any, versionTag()].map((one) => `docusaurus_tag:${one}`),
      ]
    : [];

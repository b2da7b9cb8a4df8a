/** How a site searches, and what its pages are told of that. */

/** DocSearch insists on an id of an application and a key; without a hosted engine there are none. */
export const NO_ACCOUNT = 'embedded';

/** The theme's tags of pages: of those that belong to no version of the documentation, and of its current one. */
export const PAGE_TAGS = {any: 'default', currentDocs: 'docs-default-current'} as const;

/** Is a page of an older version of the documentation? @param tag the theme's tag of the page */
export const isOlderVersion = (tag: string): boolean =>
  tag.startsWith('docs-') && tag !== PAGE_TAGS.currentDocs;

/** Where the index is that finds pages with this tag, below the base URL: an older version has its own. */
export const indexFolder = (tag: string): string =>
  isOlderVersion(tag) ? `search/${tag}/` : 'search/';

export interface HostedSettings {
  mode: 'hosted';
  appId: string;
  apiKey: string;
  indexName: string;
  /** Addresses instead of the application's own hosts. */
  hosts?: string[];
}

export type SearchSettings = ({mode: 'embedded'} | HostedSettings) & {
  /** Holds `{query}`. */
  missingResultsUrl?: string;
  /** Where events go; without it none are sent. */
  insights?: {host: string};
  /** Where what readers search for is posted; without it nothing is. */
  statistics?: {endpoint: string};
  askAi?: {endpoint: string};
};

/** What keys of stored searches end in: sites below several paths of one host share its storage. */
export const storeNameOf = (indexName: string, baseUrl: string): string =>
  indexName + baseUrl.slice(0, -1);

/** Origin of the host that is asked first: what a page may connect to ahead of the first query. */
export const providerOrigin = ({appId, hosts}: HostedSettings): string =>
  hosts?.[0] ? new URL(hosts[0]).origin : `https://${appId}-dsn.algolia.net`;

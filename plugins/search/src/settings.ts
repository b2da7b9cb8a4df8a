/** How a site searches, and what its pages are told of that. */

/** DocSearch insists on an id of an application and a key; without a hosted engine there are none. */
export const NO_ACCOUNT = 'embedded';

/** The theme's tags of pages: of those that are no documentation, and of the documentation, which has one version. */
export const PAGE_TAGS = ['default', 'docs-default-current'];

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
  askAi?: {endpoint: string};
};

/** What keys of stored searches end in: sites below several paths of one host share its storage. */
export const storeNameOf = (indexName: string, baseUrl: string): string =>
  indexName + baseUrl.slice(0, -1);

/** Origin of the host that is asked first: what a page may connect to ahead of the first query. */
export const providerOrigin = ({appId, hosts}: HostedSettings): string =>
  hosts?.[0] ? new URL(hosts[0]).origin : `https://${appId}-dsn.algolia.net`;

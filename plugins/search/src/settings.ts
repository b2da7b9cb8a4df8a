/** How a site searches, and what its pages are told of that. */
import type {FacetFilter} from './types';

/** DocSearch insists on an id of an application and a key; without a hosted engine there are none. */
export const NO_ACCOUNT = 'embedded';

/** The theme's tags of pages: of those that are no documentation, and of the documentation, which has one version. */
const PAGE_TAGS = ['default', 'docs-default-current'];

/**
 * Keeps results to the site's one language and to its current documentation (contextual search), as the stock theme does.
 * Told by the build: a browser that translates a page changes the language that it states, and the framework's client
 * may take the theme's tags out of a page's head for a moment while it comes alive.
 */
export const CONTEXTUAL_FILTERS: FacetFilter[] = [
  'language:en',
  PAGE_TAGS.map((tag) => `docusaurus_tag:${tag}`),
];

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

/** Addresses of hosts as the provider's client takes them. */
export const providerHosts = (
  addresses: readonly string[],
): {url: string; protocol: 'http' | 'https'; accept: 'readWrite'}[] =>
  addresses.map((address) => {
    const {host, pathname, protocol} = new URL(address);
    return {
      url: host + pathname.replace(/\/$/, ''),
      protocol: protocol === 'http:' ? 'http' : 'https',
      accept: 'readWrite',
    };
  });

/** Origin of the host that is asked first: what a page may connect to ahead of the first query. */
export const providerOrigin = ({appId, hosts}: HostedSettings): string =>
  hosts?.[0] ? new URL(hosts[0]).origin : `https://${appId}-dsn.algolia.net`;

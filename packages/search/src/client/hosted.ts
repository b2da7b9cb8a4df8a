import type {liteClient} from 'algoliasearch/lite';
import {CONNECT_TIMEOUT_MS, READ_TIMEOUT_MS, WRITE_TIMEOUT_MS} from '../constants';
import {createHostStates} from './hostStates';
import type {HostedSettings} from '../settings';
import type {SearchClient, SearchResult} from '../types';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type LiteClient = ReturnType<typeof liteClient>;

/** What the site asks of the provider's client; exported for tests. */
export function clientOptions(hosts: string[] | undefined): Options {
  return {
    timeouts: {connect: CONNECT_TIMEOUT_MS, read: READ_TIMEOUT_MS, write: WRITE_TIMEOUT_MS},
    // In the address: a header would cost a preflight request.
    authMode: 'WithinQueryParameters',
    hostsCache: createHostStates(),
    ...(hosts && {
      hosts: hosts.map((address) => {
        const {host, pathname, protocol} = new URL(address);
        return {
          url: host + (pathname === '/' ? '' : pathname),
          protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
          accept: 'readWrite' as const,
        };
      }),
    }),
  };
}

export type HostedClient = SearchClient & {
  /** Forgets the answers that the provider's client keeps. */
  forget: () => Promise<unknown>;
};

/**
 * Searches with the hosted provider. Its client, whose bytes only readers of a hosted build fetch,
 * comes with the first search.
 *
 * A search is refused with the client's errors: `RetryError` when no host answers, `ApiError` with
 * the provider's message and status for 4xx, `DeserializationError` for what is not valid JSON, and
 * "`appId` is missing." or "`apiKey` is missing.".
 */
export function createHostedClient({appId, apiKey, hosts}: HostedSettings): HostedClient {
  const agents: Parameters<SearchClient['addAlgoliaAgent']>[] = [];
  let loading: Promise<LiteClient> | undefined;

  async function load(): Promise<LiteClient> {
    const {liteClient} = await import('algoliasearch/lite');
    const client = liteClient(appId, apiKey, clientOptions(hosts));
    agents.forEach((agent) => client.addAlgoliaAgent(...agent));
    return client;
  }

  return {
    addAlgoliaAgent(...agent) {
      agents.push(agent);
      void loading?.then((client) => client.addAlgoliaAgent(...agent));
    },
    async search(params) {
      loading ??= load();
      let client: LiteClient;
      try {
        client = await loading;
      } catch (error) {
        // Perhaps the network's fault: the next key tries again.
        loading = undefined;
        throw error;
      }
      const answer: unknown = await client.search(params);
      return answer as {results: SearchResult[]};
    },
    forget: async () => (await loading)?.clearCache(),
  };
}

import type {liteClient} from 'algoliasearch/lite';
import {CONNECT_TIMEOUT_MS, READ_TIMEOUT_MS, WRITE_TIMEOUT_MS} from '../constants';
import {providerHosts, type HostedSettings} from '../settings';
import type {SearchRequest} from '../types';

type Options = NonNullable<Parameters<typeof liteClient>[2]>;
type LiteClient = ReturnType<typeof liteClient>;

/** What the site asks of the provider's client; exported for tests. */
export function clientOptions(hosts: string[] | undefined): Options {
  return {
    timeouts: {connect: CONNECT_TIMEOUT_MS, read: READ_TIMEOUT_MS, write: WRITE_TIMEOUT_MS},
    // In the address: a header would cost a preflight request.
    authMode: 'WithinQueryParameters',
    hostsCache: createHostStates(),
    ...(hosts && {hosts: providerHosts(hosts)}),
  };
}

interface HostedEngine {
  ask: (requests: SearchRequest[]) => Promise<unknown>;
  /** Forgets the answers that the provider's client keeps. */
  forget: () => Promise<unknown>;
}

/** What the provider is told of who asks, as by the stock theme. */
const AGENT = ['docsearch', '3.9.0'] as const;

/**
 * Searches with the hosted provider. Its client, whose bytes only readers of a hosted build fetch,
 * comes with the first search.
 *
 * A search is refused with the client's errors: `RetryError` when no host answers, `ApiError` with
 * the provider's message and status for 4xx, `DeserializationError` for what is not valid JSON, and
 * "`appId` is missing." or "`apiKey` is missing.".
 */
export function createHostedEngine({appId, apiKey, hosts}: HostedSettings): HostedEngine {
  let loading: Promise<LiteClient> | undefined;

  async function load(): Promise<LiteClient> {
    const {liteClient} = await import('algoliasearch/lite');
    const client = liteClient(appId, apiKey, clientOptions(hosts));
    client.addAlgoliaAgent(...AGENT);
    return client;
  }

  return {
    async ask(requests) {
      loading ??= load();
      let client: LiteClient;
      try {
        client = await loading;
      } catch (error) {
        // Perhaps the network's fault: the next key tries again.
        loading = undefined;
        throw error;
      }
      const {results} = await client.search({requests});
      return results;
    },
    forget: async () => (await loading)?.clearCache(),
  };
}

/** The client's own type for it: a cache whose keys and values are hosts. */
type HostsCache = NonNullable<Options['hostsCache']>;

/**
 * Remembers which hosts failed, so that the next searches leave them alone for a while (120 s, as the client has it). The
 * client's own memory (algoliasearch 5.50.0) never finds what it stored: it stores under the host with its state and looks
 * up without, so every key would wait for a dead host again.
 */
function createHostStates(): HostsCache {
  const states = new Map<string, unknown>();
  const keyOf = (host: unknown): string => (host as {url: string}).url;
  return {
    get: async <Value>(host: unknown, missing: () => Promise<Value>) =>
      (states.get(keyOf(host)) as Value | undefined) ?? missing(),
    async set(host, state) {
      states.set(keyOf(host), state);
      return state;
    },
    delete: async (host) => void states.delete(keyOf(host)),
    clear: async () => states.clear(),
  };
}

import type {liteClient} from 'algoliasearch/lite';
import {
  CONNECT_TIMEOUT_MS,
  READ_TIMEOUT_MS,
  WRITE_TIMEOUT_MS,
  HOST_RETRY_WINDOW_MS,
} from '../constants';
import type {HostedSettings} from '../settings';
import {saidIn} from '../text/pasted';
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
      const {results} = await client.search({
        requests: requests.map((one) => ({...one, query: saidIn(one.query)})),
      });
      return results;
    },
    forget: async () => (await loading)?.clearCache(),
  };
}

type Status = 'up' | 'down' | 'timed out';

/** A host as the provider's client calls it, with what is known of it. */
interface StatefulHost {
  url: string;
  protocol: 'http' | 'https';
  accept: 'read' | 'write' | 'readWrite';
  status: Status;
  lastUpdate: number;
  isUp(): boolean;
  isTimedOut(): boolean;
}

/** The client's own type for it: a cache whose keys and values are hosts. */
type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Remembers which hosts failed, so that the next searches leave them alone for a while. The client's
 * own memory (algoliasearch 5.50.0) never finds what it stored: it stores under the host with its
 * state and looks up without, so every key would wait for a dead host again.
 */
function createHostStates(): HostsCache {
  const states = new Map<string, {status: Status; since: number}>();

  const stateful = (host: StatefulHost): StatefulHost => {
    const {status, since} = states.get(host.url) ?? {status: 'up', since: Date.now()};
    const isRecent = () => Date.now() - since <= HOST_RETRY_WINDOW_MS;
    return {
      ...host,
      status,
      lastUpdate: since,
      isUp: () => status === 'up' || !isRecent(),
      isTimedOut: () => status === 'timed out' && isRecent(),
    };
  };

  return {
    get: async <Value>(host: unknown) => stateful(host as StatefulHost) as Value,
    async set(host, state) {
      const {status} = state as StatefulHost;
      states.set((host as StatefulHost).url, {status, since: Date.now()});
      return state;
    },
    async delete(host) {
      states.delete((host as StatefulHost).url);
    },
    clear: async () => states.clear(),
  };
}

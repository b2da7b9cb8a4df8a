import type {liteClient} from 'algoliasearch/lite';
import {HOST_RETRY_WINDOW_MS} from '../constants';

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
export function createHostStates(): HostsCache {
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

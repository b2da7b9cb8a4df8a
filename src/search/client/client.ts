import {createEmbeddedClient} from './embedded';
import {createHostedClient} from './hosted';
import type {SearchSettings} from '../../site/search';
import type {SearchClient} from '../types';

type SiteClient = SearchClient & {
  /** Gets ready for the first query; the hosted engine has nothing to prepare. */
  preload?: () => void;
};

const clients = new Map<string, SiteClient>();

function create(settings: SearchSettings, baseUrl: string): SiteClient {
  if (settings.mode === 'hosted') {
    return createHostedClient(settings);
  }
  return createEmbeddedClient({
    manifestUrl: `${baseUrl}search/manifest.json`,
    createWorker: () => new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'}),
  });
}

/**
 * What answers searches on this site: the hosted provider where the build names one, else the
 * site's own index. Modal and search page share it, and with it the loaded index.
 */
export function createSearchClient(settings: SearchSettings, baseUrl: string): SiteClient {
  const key = JSON.stringify([settings, baseUrl]);
  let client = clients.get(key);
  if (!client) {
    client = create(settings, baseUrl);
    clients.set(key, client);
  }
  return client;
}

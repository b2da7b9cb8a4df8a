import {readAnswer} from './answer';
import {createEmbeddedClient} from './embedded';
import {createHostedClient} from './hosted';
import type {SearchSettings} from '../../site/search';
import {wellFormedQuery} from '../text/query-text';
import type {SearchClient} from '../types';

type SiteClient = SearchClient & {
  /** Gets ready for the first query; the hosted engine has nothing to prepare. */
  preload?: () => void;
  /** Forgets the answers it keeps, of which one could not be read: the next try asks again. */
  forget?: () => Promise<unknown>;
};

/** The site that is searched: its public address, and the path below which it lies. */
interface Site {
  url: string;
  baseUrl: string;
}

const clients = new Map<string, SiteClient>();

function createEngineClient(settings: SearchSettings, baseUrl: string): SiteClient {
  if (settings.mode === 'hosted') {
    return createHostedClient(settings);
  }
  return createEmbeddedClient({
    manifestUrl: `${baseUrl}search/manifest.json`,
    createWorker() {
      // The one that showed the first hits has the index already.
      const early = window.searchWorker;
      delete window.searchWorker;
      return early ?? new Worker(new URL('../worker/worker.ts', import.meta.url), {name: 'search'});
    },
  });
}

/** Holds both sides to what is agreed: queries no longer than they may be, answers that can be shown. */
export const withBorder = (client: SiteClient, siteUrl: string): SiteClient => ({
  ...client,
  async search(params) {
    const requests = params.requests.map((request) => ({
      ...request,
      query: wellFormedQuery(request.query),
    }));
    const answer: unknown = await client.search({requests});
    try {
      return readAnswer(answer, requests, siteUrl);
    } catch (error) {
      await client.forget?.();
      throw error;
    }
  },
});

/**
 * What answers searches on this site: the hosted provider where the build names one, else the
 * site's own index. Modal and search page share it, and with it the loaded index.
 */
export function createSearchClient(settings: SearchSettings, {url, baseUrl}: Site): SiteClient {
  const key = JSON.stringify([settings, url, baseUrl]);
  let client = clients.get(key);
  if (!client) {
    client = withBorder(createEngineClient(settings, baseUrl), url);
    clients.set(key, client);
  }
  return client;
}

import {readAnswer} from './answer';
import {createEmbeddedClient} from './embedded';
import {createHostedClient} from './hosted';
import {wellFormedQuery} from '../text/query-text';
import {indexPathOf, type SearchSite} from './site';
import type {SearchClient} from '../types';

type SiteClient = SearchClient & {
  /** Gets ready for the first query; the hosted engine has nothing to prepare. */
  preload?: () => void;
  /** Forgets the answers it keeps, of which one could not be read: the next try asks again. */
  forget?: () => Promise<unknown>;
};

function createEngineClient(site: SearchSite): SiteClient {
  const {settings, worker} = site;
  if (settings.mode === 'hosted') {
    return createHostedClient(settings);
  }
  return createEmbeddedClient({
    // Live pages go from one version of the documentation to another.
    indexUrl: () => indexPathOf(site),
    createWorker() {
      // The one that showed the first hits has the index already.
      const early = window.searchWorker;
      delete window.searchWorker;
      return early ?? new Worker(window.trusted.createScriptURL(worker), {name: 'search'});
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

/** Takes note of what is searched, and of how much is found. @param endpoint where that is posted */
export function withStatistics(client: SiteClient, endpoint: string): SiteClient {
  const loading = import('./statistics').then(({Statistics}) => new Statistics(endpoint));
  return {
    ...client,
    async search(params) {
      const answer = await client.search(params);
      // Readers must not notice that nobody counts.
      loading.then(
        (statistics) => statistics.note(answer.results),
        () => undefined,
      );
      return answer;
    },
  };
}

function createClient(site: SearchSite): SiteClient {
  const client = withBorder(createEngineClient(site), site.url);
  const {statistics} = site.settings;
  return statistics ? withStatistics(client, statistics.endpoint) : client;
}

let client: SiteClient | undefined;

/**
 * What answers searches on this site: the hosted provider where the build names one, else the
 * site's own index. Dialog and search page share it, and with it the loaded index.
 */
export const searchClient = (site: SearchSite): SiteClient => (client ??= createClient(site));

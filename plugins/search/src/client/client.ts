import {readAnswer} from './answer';
import {createEmbeddedEngine} from './embedded';
import {createHostedEngine} from './hosted';
import {wellFormedQuery} from '../text/query-text';
import type {SearchSite} from './site';
import type {Search} from '../types';

/** What answers, on the other side of the border. */
export interface Engine {
  /** Whatever comes back, a result for each request or anything else. */
  ask(requests: Parameters<Search>[0]): Promise<unknown>;
  /** Gets ready for the first query; the hosted engine has nothing to prepare. */
  preload?(): void;
  /** Forgets the answers it keeps, of which one could not be read: the next try asks again. */
  forget?(): Promise<unknown>;
}

/** What answers searches on this site, and is shared by all that ask. */
export interface SiteSearch {
  search: Search;
  preload: () => void;
}

function createEngine({settings, baseUrl, worker}: SearchSite): Engine {
  if (settings.mode === 'hosted') {
    return createHostedEngine(settings);
  }
  return createEmbeddedEngine({
    indexUrl: `${baseUrl}search/index.json`,
    createWorker() {
      // The one that showed the first hits has the index already.
      const early = window.searchWorker;
      delete window.searchWorker;
      return early ?? new Worker(worker, {name: 'search'});
    },
  });
}

/** Holds both sides to what is agreed: queries no longer than they may be, answers that can be shown. */
export const withBorder =
  (engine: Engine, siteUrl: string): Search =>
  async (asked) => {
    const requests = asked.map((one) => ({...one, query: wellFormedQuery(one.query)}));
    const results = await engine.ask(requests);
    try {
      return readAnswer(results, requests, siteUrl);
    } catch (error) {
      await engine.forget?.();
      throw error;
    }
  };

let shared: SiteSearch | undefined;

/**
 * What answers searches on this site: the hosted provider where the build names one, else the
 * site's own index. Dialog and search page share it, and with it the loaded index.
 */
export function siteSearch(site: SearchSite): SiteSearch {
  if (!shared) {
    const engine = createEngine(site);
    shared = {search: withBorder(engine, site.url), preload: () => engine.preload?.()};
  }
  return shared;
}

/** What the benchmark runs in Chromium: the site's own client, and a worker, asked key by key. */
import {createEmbeddedClient} from '@collektive/search/client';
import type {SearchClient, SearchRequest} from '@collektive/search';

declare global {
  interface Window {
    bench: {
      ready(engine: Engine): Promise<number>;
      type(texts: string[], request: Omit<SearchRequest, 'query'>): Promise<number[]>;
    };
  }
}

const WORKERS = {
  ours: () => new Worker(new URL('../../packages/search/src/worker/worker.ts', import.meta.url)),
  minisearch: () => new Worker(new URL('./minisearch/worker.ts', import.meta.url)),
};
export type Engine = keyof typeof WORKERS;

let client: SearchClient;

window.bench = {
  /** Milliseconds from opening search until the index can be searched: start, fetch, load. */
  async ready(engine) {
    const start = performance.now();
    client = createEmbeddedClient({
      indexUrl: () => `${engine}/index.json`,
      createWorker: WORKERS[engine],
    });
    await client.search({requests: []});
    return performance.now() - start;
  },

  /** Milliseconds from each key to its answer in the page. */
  async type(texts, request) {
    const times: number[] = [];
    for (const query of texts) {
      const start = performance.now();
      await client.search({requests: [{...request, query}]});
      times.push(performance.now() - start);
    }
    return times;
  },
};

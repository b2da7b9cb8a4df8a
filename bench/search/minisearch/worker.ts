/** As packages/search/src/worker/worker.ts, with MiniSearch in the place of the site's own index. */
import type {AsPlainObject} from 'minisearch';
import {
  loadEngine,
  type SiteEngine,
  type WorkerAnswer,
  type WorkerQuestion,
} from '@collektive/search/worker';
import {createMiniSearchEngine} from './engine';

interface Scope {
  onmessage: (event: MessageEvent<WorkerQuestion>) => void;
  postMessage(answer: WorkerAnswer): void;
}
const scope = globalThis as unknown as Scope;

let engine: Promise<SiteEngine> | undefined;

scope.onmessage = ({data: {id, indexUrl, requests}}) => {
  engine ??= loadEngine(indexUrl, undefined, (titles, words, textOf) =>
    createMiniSearchEngine(titles, words as AsPlainObject, undefined, textOf),
  );
  void engine.then(async (loaded) => {
    await loaded.bringTexts(requests, new AbortController().signal);
    scope.postMessage({id, results: requests.map((request) => loaded.search(request))});
  });
};

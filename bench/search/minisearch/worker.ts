/** As src/search/client/worker.ts, with MiniSearch in the place of the site's own index. */
import type {AsPlainObject} from 'minisearch';
import type {WorkerAnswer, WorkerQuestion} from '../../../src/search/client/messages';
import type {SearchEngine} from '../../../src/search/engine/engine';
import {readManifest, readRowsFile} from '../../../src/search/index/manifest';
import {createMiniSearchEngine} from './engine';

interface Scope {
  onmessage: (event: MessageEvent<WorkerQuestion>) => void;
  postMessage(answer: WorkerAnswer): void;
}
const scope = globalThis as unknown as Scope;

let engine: Promise<SearchEngine> | undefined;

async function load(manifestUrl: string): Promise<SearchEngine> {
  const read = async (name: string): Promise<unknown> =>
    (await fetch(new URL(name, manifestUrl))).json();
  const {sections, rows, index} = readManifest(await read(manifestUrl));
  const [texts, stored] = await Promise.all([read(rows.name), read(index.name)]);
  return createMiniSearchEngine(readRowsFile(texts, sections), stored as AsPlainObject);
}

scope.onmessage = ({data: {id, manifestUrl, requests}}) => {
  engine ??= load(manifestUrl);
  void engine.then((loaded) =>
    scope.postMessage({id, results: requests.map((request) => loaded.search(request))}),
  );
};

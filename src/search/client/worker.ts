/** The search engine's own thread: loads the index once, answers in the order of the questions. */
import type {SearchEngine} from '../engine/engine';
import {loadEngine} from './load';
import type {WorkerAnswer, WorkerQuestion} from './messages';

/** What this file uses of its global scope; the compiler takes it for a page. */
interface Scope {
  onmessage: (event: MessageEvent<WorkerQuestion>) => void;
  postMessage(answer: WorkerAnswer): void;
}
const scope = globalThis as unknown as Scope;

let engine: Promise<SearchEngine> | undefined;

function engineFor(manifestUrl: string): Promise<SearchEngine> {
  engine ??= loadEngine(manifestUrl).catch((error: unknown) => {
    // The next question tries again.
    engine = undefined;
    throw error;
  });
  return engine;
}

async function answer({id, manifestUrl, requests}: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    const loaded = await engineFor(manifestUrl);
    return {id, results: requests.map((request) => loaded.search(request))};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

scope.onmessage = ({data}) => void answer(data).then((result) => scope.postMessage(result));

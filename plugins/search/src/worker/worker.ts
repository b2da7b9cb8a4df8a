/** The search engine's own thread: loads an index once and answers questions; see ./messages. */
import {loadEngine, type SiteEngine} from './load';
import type {WorkerAnswer, WorkerQuestion} from './messages';

/** What this file uses of its global scope; the compiler takes it for a page. */
interface Scope {
  onmessage: (event: {data: WorkerQuestion}) => void;
  postMessage(answer: WorkerAnswer): void;
}
const scope = globalThis as unknown as Scope;

let engine: Promise<SiteEngine> | undefined;
/** The wait for texts of what was asked last, which ends when something else is asked. */
let wait = new AbortController();

function load({indexUrl, file}: WorkerQuestion): Promise<SiteEngine> {
  engine ??= loadEngine(indexUrl, file).catch((error: unknown) => {
    // The next question tries again.
    engine = undefined;
    throw error;
  });
  return engine;
}

async function answer(question: WorkerQuestion, wanted: AbortSignal): Promise<WorkerAnswer> {
  const {id, requests, atOnce} = question;
  try {
    const loaded = await load(question);
    if (!atOnce) {
      await loaded.bringTexts(requests, wanted);
    }
    return {id, results: requests.map((request) => loaded.search(request))};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

scope.onmessage = ({data}) => {
  if (data.requests.length > 0 && !data.atOnce) {
    wait.abort();
    wait = new AbortController();
  }
  void answer(data, wait.signal).then((result) => scope.postMessage(result));
};

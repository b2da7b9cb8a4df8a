/** The search engine's own thread: loads an index once and answers questions; see ./messages. */
import {loadEngine, type SiteEngine} from './load';
import type {WorkerAnswer, WorkerQuestion} from './messages';

/** What this file uses of its global scope; the compiler takes it for a page. */
interface Scope {
  onmessage: (event: {data: WorkerQuestion}) => void;
  postMessage(answer: WorkerAnswer): void;
}
const scope = globalThis as unknown as Scope;

/** By the addresses of their manifests: a version of the documentation has an index of its own. */
const engines = new Map<string, Promise<SiteEngine>>();
/** What was asked last, and its wait for texts, which ends when something else is asked. */
let asked = '';
let wait = new AbortController();

function engineFor(manifestUrl: string): Promise<SiteEngine> {
  const engine =
    engines.get(manifestUrl) ??
    loadEngine(manifestUrl).catch((error: unknown) => {
      // The next question tries again.
      engines.delete(manifestUrl);
      throw error;
    });
  engines.set(manifestUrl, engine);
  return engine;
}

async function answer(
  {id, manifestUrl, requests, atOnce}: WorkerQuestion,
  wanted: AbortSignal,
): Promise<WorkerAnswer> {
  try {
    const loaded = await engineFor(manifestUrl);
    if (!atOnce) {
      await loaded.bringTexts(requests, wanted);
    }
    return {id, results: requests.map((request) => loaded.search(request))};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

scope.onmessage = ({data}) => {
  const question = JSON.stringify(data.requests);
  if (data.requests.length > 0 && !data.atOnce && question !== asked) {
    wait.abort();
    wait = new AbortController();
    asked = question;
  }
  void answer(data, wait.signal).then((result) => scope.postMessage(result));
};

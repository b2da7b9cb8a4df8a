import type {WorkerAnswer, WorkerQuestion} from '../worker/messages';
import type {Search, SearchRequest, SearchResult} from '../types';

/** Longest wait for an answer, the download of the index included; then the worker is given up. */
const ANSWER_TIMEOUT_MS = 30_000;

interface EmbeddedOptions {
  /** Path or address of the index. */
  indexUrl: string;
  /** Starts the thread of ../worker; may throw where workers are not allowed. */
  createWorker: () => Worker;
}

/** A question that waits for its answer. */
interface Waiting {
  resolve: (results: SearchResult[]) => void;
  reject: (error: Error) => void;
}

interface EmbeddedEngine {
  ask: Search;
  /** Starts the worker and loads the index before the first query; failures wait for that query. */
  preload(): void;
}

/**
 * Searches the index that was built with the site, in a thread of its own. Nothing is started or
 * fetched before the first search. A search that fails rejects with an Error that tells why; the
 * next one starts afresh.
 */
export function createEmbeddedEngine({indexUrl, createWorker}: EmbeddedOptions): EmbeddedEngine {
  let worker: Worker | undefined;
  let questions = 0;
  const waiting = new Map<number, Waiting>();

  /** Gives up the worker and every question it has. */
  function drop(message: string): void {
    worker?.terminate();
    worker = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    all.forEach(({reject}) => reject(new Error(message)));
  }

  function take(answer: WorkerAnswer): void {
    const question = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) {
      question?.reject(new Error(answer.error));
    } else {
      question?.resolve(answer.results);
    }
  }

  function start(): Worker {
    let started: Worker;
    try {
      started = createWorker();
    } catch (cause) {
      throw new Error('The search worker is not allowed to start.', {cause});
    }
    started.onmessage = ({data}: MessageEvent<WorkerAnswer>) => take(data);
    started.onmessageerror = () => drop('An answer of the search worker could not be read.');
    started.onerror = (event) => {
      event.preventDefault();
      drop(`The search worker failed: ${event.message || 'its script could not be loaded'}.`);
    };
    return started;
  }

  function ask(requests: SearchRequest[]): Promise<SearchResult[]> {
    const id = ++questions;
    const timer = setTimeout(
      () => drop(`The search index took more than ${ANSWER_TIMEOUT_MS / 1000} seconds to answer.`),
      ANSWER_TIMEOUT_MS,
    );
    return new Promise<SearchResult[]>((resolve, reject) => {
      worker ??= start();
      waiting.set(id, {resolve, reject});
      const question: WorkerQuestion = {
        id,
        indexUrl: new URL(indexUrl, globalThis.location?.href).href,
        requests,
      };
      worker.postMessage(question);
    }).finally(() => clearTimeout(timer));
  }

  return {
    ask,
    preload() {
      ask([]).catch(() => undefined);
    },
  };
}

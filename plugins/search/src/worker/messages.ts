/**
 * How to talk to the search worker. Its script is `worker.ts` with all that it imports: nothing of a
 * page, no package, so that any tool can bundle it by itself, and any script can ask it:
 *
 *     const worker = new Worker(address);
 *     worker.postMessage({id: 1, indexUrl, requests: [{query: 'field', indexName: 'any'}]});
 *     worker.onmessage = ({data}) => ('error' in data ? data.error : data.results[0].hits);
 *
 * Each question gets one answer, with the question's number; answers may come in another order. The
 * first question starts the download of the index, one without requests does only that. After an
 * error, the next question tries again. An answer waits for the texts of its hits, a second at most,
 * and no longer than until something else is asked: who types on gets hits at once, with the texts
 * that are there, and the texts of all hits where they stop.
 * The script that asks decides how long it waits, and hears of a worker that breaks by its `onerror`.
 */
import type {SearchRequest, SearchResult} from '../types';

/** What the page asks its search worker; without requests: load the index, it will be needed. */
export interface WorkerQuestion {
  /** Any number, another one for each question. */
  id: number;
  /** Address of `search/index.json`, absolute: a worker may have an address of its own. */
  indexUrl: string;
  /** What lies there, where the page has fetched it already. */
  file?: string | undefined;
  requests: SearchRequest[];
  /** Answer with the texts that are there: hits are wanted before what stands below them. */
  atOnce?: boolean;
}

/**
 * What the worker answers, with the number of the question: a result for each request, in their order,
 * or a sentence that says why there is none.
 */
export type WorkerAnswer = {id: number} & ({results: SearchResult[]} | {error: string});

import type {SearchRequest, SearchResult} from '../types';

/** What the page asks its search worker; without requests: load the index, it will be needed. */
export interface WorkerQuestion {
  id: number;
  /** Absolute: a worker may have an address of its own. */
  manifestUrl: string;
  requests: SearchRequest[];
}

/** What the worker answers, with the number of the question. */
export type WorkerAnswer = {id: number} & ({results: SearchResult[]} | {error: string});

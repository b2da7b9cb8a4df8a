import {nearest} from '../client/nearest';
import {arrange} from '../text/listing';
import type {Search} from '../types';
import {askAiHit} from './askHit';

interface Options {
  search: Search;
  /** Hits of a part of the site that are listed. */
  most: number;
  /** Where the row "Ask AI" leads in a tab of its own, for a query; without it there is no such row. */
  askAddress?: ((query: string) => string) | undefined;
  /** Told of words that come near a query without hits. */
  onNear: (words: readonly string[]) => void;
  /** Told of each query whose answer DocSearch has been given, unless another one was asked meanwhile. */
  onAnswer: (query: string) => void;
}

/** Searches for the dialog, in the order in which hits are listed. Who is told of an answer is told of the latest alone. */
export function createDialogSearch(options: Options): Search {
  const {search, most, askAddress, onNear, onAnswer} = options;
  let latest = 0;
  return async ([request]) => {
    const {query} = request;
    const own = ++latest;
    const isLatest = (): boolean => own === latest;
    const [found] = await search([request]);
    if (isLatest()) {
      // DocSearch takes an answer over in promises that follow this one: it has it in the next task.
      setTimeout(() => isLatest() && onAnswer(query));
      if (found.hits.length === 0) {
        onNear([]);
        void nearest(search, request).then((words) => isLatest() && onNear(words));
      }
    }
    const hits = arrange(found.hits, most).flat(2);
    // Also where there are none.
    const first = askAddress ? [askAiHit(query, askAddress(query))] : [];
    return [{...found, hits: [...first, ...hits]}];
  };
}

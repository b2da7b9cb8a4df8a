import {STALL_THRESHOLD_MS} from '../constants';
import type {Search, SearchRequest, SearchResult} from '../types';

/** DocSearch shows its error screen for errors of this name only. */
const SHOWN_ERROR = 'RetryError';

/** Past DocSearch's stall timer, which would hide the error screen again. */
const AFTER_STALL_MS = STALL_THRESHOLD_MS + 20;

/** What the modal calls on the promise of a search; see DocSearch 3.9.0, `getSources`. */
interface ModalSearch<Result> {
  catch(handler: (error: Error) => unknown): {then: Promise<Result>['then']};
}

/** The part of the provider's client that the modal uses. */
export interface ModalClient {
  search(params: {requests: SearchRequest[]}): ModalSearch<{results: SearchResult[]}>;
  /** Names the modal to the provider, whose own client does that here. */
  addAlgoliaAgent: () => void;
  transporter: {options: Record<string, unknown>};
}

/**
 * Makes the error screen of DocSearch 3.9.0 appear and stay. The stock modal sets its status to
 * `error`, throws again, and autocomplete then sets the status back to `idle`: readers see "No
 * results", and the console an uncaught error. Here a search that failed tells the modal once and
 * then never settles; the next key starts a new search.
 *
 * @param onError told of every failure, once each, with the query
 */
export function keepErrorScreen(
  search: Search,
  onError: (error: Error, query: string) => void,
): ModalClient {
  return {
    addAlgoliaAgent: () => undefined,
    transporter: {options: {}},
    search({requests}) {
      const started = Date.now();
      const searching = search(requests);
      return {
        catch: (handler) => ({
          then: (onResults, onFailure) =>
            new Promise((resolve) => {
              searching.then(
                (results) =>
                  resolve(Promise.resolve({results}).then(onResults, onFailure) as never),
                (cause: Error) => {
                  onError(cause, requests[0]?.query ?? '');
                  const shown = Object.assign(new Error(cause.message), {name: SHOWN_ERROR, cause});
                  setTimeout(
                    () => {
                      try {
                        handler(shown);
                      } catch {
                        // The handler throws what it was given; it has set the status before.
                      }
                    },
                    Math.max(0, AFTER_STALL_MS - (Date.now() - started)),
                  );
                },
              );
            }),
        }),
      };
    },
  };
}

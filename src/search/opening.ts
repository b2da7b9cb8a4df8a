/** What the page's script and the framework tell each other about opening search: events of `window`. */

/** Show the modal, with a `SearchRequest` as detail. */
export const SEARCH_OPEN = 'search:open';
/** A reader seems to want search: fetch it. */
export const SEARCH_PREPARE = 'search:prepare';
/** The framework listens from now on. */
export const SEARCH_READY = 'search:ready';

/** A reader's wish to search. */
export interface SearchRequest {
  /** What has been typed up to now. */
  query: () => string;
  /** The modal shows, with what `query` said last: it has taken over. */
  shown: () => void;
  /** The modal shows hits: nothing of what came before it is needed. */
  answered: () => void;
  /** The modal cannot be had. */
  failed: () => void;
}

declare global {
  interface Window {
    /** A worker that was started before the modal came, for who takes it first. */
    searchWorker?: Worker;
  }
}

/** What the page's script and search's dialog tell each other. */

/** A reader's request to search. */
export interface OpenRequest {
  /** What has been typed up to now. */
  query: () => string;
  /** The dialog shows, with what `query` said last: it has taken over. */
  shown: () => void;
  /** The dialog shows hits: nothing of what came before it is needed. */
  answered: () => void;
  /** It was closed. */
  closed: () => void;
  /** The reader wants an answer to a question (the AI question mode). */
  ask: (question: string) => void;
}

declare global {
  interface Window {
    /** A worker that was started before the dialog came, for who takes it first. */
    searchWorker?: Worker;
  }
}

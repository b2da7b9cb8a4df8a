/**
 * Tells whoever keeps a site what readers search for, and what is not found. Only a site that names an address
 * fetches this; nothing says who searched.
 */
import type {SearchResult} from '../types';

/** A query is a reader's, and not one on the way to it, when nothing else is asked for so long. */
export const SETTLED_MS = 1000;

/** What was searched, as it is sent. */
export interface Searched {
  query: string;
  /** How many sections were found. */
  hits: number;
}

export class Statistics {
  private asked?: Searched;
  private timer?: ReturnType<typeof setTimeout>;
  private readonly searched = new Map<string, Searched>();

  /** @param endpoint where searches are posted, as JSON in plain text, for which browsers ask nothing ahead */
  constructor(private readonly endpoint: string) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') {
        this.send();
      }
    });
  }

  /** Takes note of an answer. @param results the first is that of the query; others count for filters */
  note([first]: readonly SearchResult[]): void {
    clearTimeout(this.timer);
    this.asked = first?.query.trim() ? {query: first.query, hits: first.nbHits} : undefined;
    this.timer = setTimeout(() => this.settle(), SETTLED_MS);
  }

  private settle(): void {
    clearTimeout(this.timer);
    if (this.asked) {
      this.searched.set(this.asked.query, this.asked);
      this.asked = undefined;
    }
  }

  /** Once, when the page is left: all that was searched on it since it was last left. */
  private send(): void {
    this.settle();
    if (this.searched.size === 0) {
      return;
    }
    const body = JSON.stringify({searches: [...this.searched.values()]});
    this.searched.clear();
    // Readers must not notice that nobody counts.
    fetch(this.endpoint, {method: 'POST', body, keepalive: true, credentials: 'omit'}).catch(
      () => undefined,
    );
  }
}

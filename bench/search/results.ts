/** What run.ts finds out, as it stands in results/search.json. */
import type {Fetched} from './adapters/types';
import type {Size} from './bytes';
import type {Score} from './judge';
import type {Keys} from './keys';
import type {Answer} from './one';

/** One engine on a site of one size. */
export interface Measured {
  bytes: Size;
  kBPerSection: number;
  buildSeconds: number;
  readyMs: number;
  heapMB: number;
  cold?: Fetched;
  keys: Record<string, Keys>;
}

export interface Skipped {
  skipped: string;
}

export interface EngineResults {
  variant: string;
  /** Of each setting, how relevant its answers are. */
  tried: Record<string, Score>;
  libraryBytes: number;
  /** By kind of query; `overall` leaves out those called unseen. */
  relevance: Record<string, Score>;
  sizes: Record<number, Measured | Skipped>;
}

/** In a page of Chromium, through the client and a worker. */
export interface ChromiumResults {
  readyMs: number;
  keys: Record<string, Keys>;
}

export interface Results {
  sections: number[];
  queries: number;
  unseen: number;
  engines: Record<string, EngineResults>;
  /** By sections, then by engine. */
  chromium: Record<number, Record<string, ChromiumResults>>;
  /** Kilobytes a section of _MiniSearch, tuned_ if its index were packed as this site's is. */
  packed: Record<number, number>;
  /** Queries that this site's engine does not answer first. */
  misses: Answer[];
}

export const measuredAt = ({sizes}: EngineResults, sections: number): Measured | undefined => {
  const size = sizes[sections];
  return size && !('skipped' in size) ? size : undefined;
};

import type {RowsFile} from '@collektive/search/index';
import type {Section} from '../sections';

/** What an engine is built from: the same texts for all, whole or as sections. */
export interface Corpus {
  file: RowsFile;
  sections: Section[];
}

/** Files that a browser would download to search, by name. */
export type Files = Record<string, string | Uint8Array>;

/** Bytes and files fetched so far, of engines that fetch while they search. */
export interface Fetched {
  bytes: number;
  requests: number;
}

/** An engine that has loaded its files. */
export interface Opened {
  /** Addresses of the best hits, best first, at most HITS of them. */
  search(query: string): string[] | Promise<string[]>;
  fetched?(): Fetched;
}

export interface Adapter {
  name: string;
  /** Source of a module that imports of the library what a page needs. */
  library?: string;
  /** Settings tried, each with what is special; the best one by MRR@10 stands for the engine. */
  variants: string[];
  build(corpus: Corpus, variant: string): Promise<Files> | Files;
  /**
   * Opens what `build` gave. `read` is the only access to it: text of a file.
   * @param folder where the files lie, for engines that load them themselves
   */
  open(read: (name: string) => string, variant: string, folder: string): Promise<Opened> | Opened;
}

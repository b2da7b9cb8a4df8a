/** What the scripts of this site's pages must know besides what those of every site do; the build fills it in. */
export interface SiteSettings {
  /** Addresses of each island: its module, then what that imports. */
  islands: Record<'dialog' | 'searchPage' | 'ask', readonly string[]>;
  /** What finds and shows first hits before the dialog comes; `null` without. */
  earlySearch: EarlySearchFiles | null;
  /** The base URL where older versions of the documentation have indexes of their own; `null` where there are none. */
  versionedIndexes: string | null;
  /** Address of what runs samples, from the host's root, as all of them. */
  play: string;
  /** Address of what readers can do besides reading, from the host's root. */
  tools: string;
}

/** Addresses from the host's root. */
export interface EarlySearchFiles {
  worker: string;
  /** packages/search/src/early. */
  module: string;
  /** What the worker reads, of the current documentation. */
  index: string;
}

declare global {
  interface PageSettings extends SiteSettings {
    searchKeys: boolean;
    stockCode: boolean;
  }
}

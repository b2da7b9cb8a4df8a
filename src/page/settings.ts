/** What the scripts of this site's pages must know besides what those of every site do; the build fills it in. */
export interface SiteSettings {
  /** Whether islands are hydrated one by one; else the framework's client hydrates whole pages. */
  hydratesIslands: boolean;
  /** Addresses of each island, and of what hydrates them: its module, then what that imports. */
  islands: Record<string, readonly string[]>;
  /** What finds and shows first hits before the dialog comes; `null` without. */
  earlySearch: EarlySearchFiles | null;
  /** Address of what readers can do besides reading, from the host's root. */
  tools: string;
}

/** Addresses from the host's root. */
export interface EarlySearchFiles {
  worker: string;
  /** plugins/search/src/early. */
  module: string;
  /** What the worker reads, of the current documentation. */
  index: string;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- a site adds to it by declaring it again
  interface PageSettings extends SiteSettings {}
}

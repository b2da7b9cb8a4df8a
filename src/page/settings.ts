/** What the scripts of a page must know of the site's configuration; the build fills it in. */
export interface PageSettings {
  /** `true`: without a stored choice the page follows the operating system. */
  respectSystemColorMode: boolean;
  /** The colour mode when neither the reader nor the system says otherwise. */
  defaultColorMode: 'light' | 'dark';
  /** Id of the announcement on show, `null` without one. */
  announcementId: string | null;
  /** The navbar leaves while a reader scrolls down. */
  hideNavbarOnScroll: boolean;
  /** Address of the font of code, from the host's root, as all of them. */
  codeFont: string;
  /** Addresses of each island: its module, then what that imports. */
  islands: Record<'dialog' | 'searchPage' | 'ask', readonly string[]>;
  /** What finds and shows first hits before the dialog comes; `null` without. */
  earlySearch: EarlySearchFiles | null;
  /** Address of what runs samples, from the host's root. */
  play: string;
}

/** Addresses from the host's root. */
export interface EarlySearchFiles {
  worker: string;
  /** src/search/early. */
  module: string;
  /** What the worker reads first. */
  manifest: string;
}

declare global {
  /** `PAGE_SETTINGS.name` is replaced by the setting itself when plugins/static-pages builds the scripts. */
  const PAGE_SETTINGS: PageSettings;
}

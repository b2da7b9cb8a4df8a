declare global {
  /** What the scripts of a page must know of the site's configuration; a site adds its own. */
  interface PageSettings {
    /** `true`: without a stored choice the page follows the operating system. */
    respectSystemColorMode: boolean;
    /** The colour mode when neither the reader nor the system says otherwise. */
    defaultColorMode: 'light' | 'dark';
    /** Id of the announcement on show, `null` without one. */
    announcementId: string | null;
    /** The navbar leaves while a reader scrolls down. */
    hideNavbarOnScroll: boolean;
    /** Keys open search, as those of the stock theme's do. */
    searchKeys: boolean;
    /** Code is in the stock theme's blocks; a site with blocks of its own has `.code-lines` around their lines. */
    stockCode: boolean;
  }

  /** `PAGE_SETTINGS.name` is replaced by the setting itself when the build makes the scripts. */
  const PAGE_SETTINGS: PageSettings;
}

export {};

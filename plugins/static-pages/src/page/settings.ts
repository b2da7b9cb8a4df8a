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
  }

  /** `PAGE_SETTINGS.name` is replaced by the setting itself when the build makes the scripts. */
  const PAGE_SETTINGS: PageSettings;
}

export {};

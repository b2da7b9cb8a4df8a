/** What the scripts of a page must know of the site's configuration; the build fills it in. */
export interface PageSettings {
  /** `true`: without a stored choice the page follows the operating system. */
  respectSystemColorMode: boolean;
  /** The colour mode when neither the reader nor the system says otherwise. */
  defaultColorMode: 'light' | 'dark';
  /** Id of the announcement on show, `null` without one. */
  announcementId: string | null;
}

declare global {
  /** Replaced by the settings themselves when plugins/page-guard builds the scripts. */
  const PAGE_SETTINGS: PageSettings;
}

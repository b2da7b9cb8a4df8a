/**
 * Takes storage away that throws (blocked cookies, sandboxed frames): the theme knows how to live without
 * any, and there is one warning for the page instead of one for every read.
 */
export function giveUpBlockedStorage(): void {
  for (const type of ['localStorage', 'sessionStorage'] as const) {
    try {
      const probe = '__storage_probe__';
      window[type].setItem(probe, probe);
      window[type].getItem(probe);
      window[type].removeItem(probe);
    } catch (error) {
      Object.defineProperty(window, type, {value: null, configurable: true});
      if (type === 'localStorage') {
        console.warn(
          'Browser storage is blocked: your choices last until you leave this page.',
          error,
        );
      }
    }
  }
}

/** The reader's store, `null` where it is blocked; call `giveUpBlockedStorage` first. */
export const store = (): Storage | null => window.localStorage;

/** What lasts as long as the tab, `null` where it is blocked. */
export const tabStore = (): Storage | null => window.sessionStorage;

/**
 * Scripts that run in the page before React does. Docusaurus puts the source of each function into
 * every HTML file, so each stands alone: no imports, and every value it needs is a parameter.
 */

/** What the scripts must know of the site's configuration. */
export interface GuardSettings {
  /** `true`: without a stored choice the page follows the operating system. */
  respectSystemColorMode: boolean;
  /** The colour mode when neither the reader nor the system says otherwise. */
  defaultColorMode: 'light' | 'dark';
  /** Id of the announcement on show, `null` without one. */
  announcementId: string | null;
}

/**
 * Runs in `<head>`, before anything reads the address or the storage.
 *
 * - Storage that throws (blocked cookies, sandboxed frames) is taken away, which the theme knows how
 *   to live without: one warning for the page instead of one for every read.
 * - A percent sign that is no escape, in path or hash, makes the router's `decodeURI` throw. It is
 *   escaped in the address, on load and whenever the address changes while the page is open; this
 *   listener is registered first and so runs before the router's.
 * - `/docs/intro/index.html` is the page `/docs/intro/`, and gets its address.
 * - A chunk of code that is gone (a new version was deployed) reloads the page; if it is still
 *   missing then, the page stays as the server sent it, readable.
 */
export function guardHead(): void {
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

  const escapeStrayPercents = (text: string): string => {
    try {
      decodeURIComponent(text);
      return text;
    } catch {
      // Escape every percent sign of a malformed text: which of them were meant cannot be told.
      return text.replace(/%/g, '%25');
    }
  };
  const repairAddress = (): void => {
    const {pathname, search, hash} = window.location;
    const page = escapeStrayPercents(pathname).replace(/\/index\.html$/, '/');
    const repaired = page + search + escapeStrayPercents(hash);
    if (repaired !== pathname + search + hash) {
      window.history.replaceState(window.history.state, '', repaired);
    }
  };
  repairAddress();
  window.addEventListener('popstate', repairAddress);
  window.addEventListener('hashchange', repairAddress);

  const [navigation] = window.performance.getEntriesByType('navigation');
  const reloaded = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  let warned = false;
  window.addEventListener('unhandledrejection', (event) => {
    const {name, message} = (event.reason ?? {}) as Partial<Error>;
    if (name !== 'ChunkLoadError' && !/loading (css )?chunk/i.test(message ?? '')) {
      return;
    }
    event.preventDefault();
    if (reloaded || warned) {
      return;
    }
    warned = true;
    console.warn(
      'A part of this page could not be loaded; reloading may bring a newer version.',
      message,
    );
    if (!document.documentElement.hasAttribute('data-has-hydrated')) {
      window.location.reload();
    }
  });
}

/**
 * Runs at the start of `<body>`, after the theme's own inline script, and puts right what that one
 * takes from the address and the storage without a look: a colour mode that does not exist, data
 * attributes that a link may set at will, and a dismissal that was meant for an older announcement.
 */
export function guardBody(settings: GuardSettings): void {
  const root = document.documentElement;
  const query = new URLSearchParams(window.location.search);
  for (const key of query.keys()) {
    if (key.startsWith('docusaurus-data-')) {
      root.removeAttribute(key.replace('docusaurus-data-', 'data-'));
    }
  }

  const known = (mode: string | null): string | null =>
    mode === 'light' || mode === 'dark' ? mode : null;
  // `null` where guardHead found that it is blocked.
  const storage = window.localStorage as Storage | null;
  const choice = known(query.get('docusaurus-theme')) ?? known(storage?.getItem('theme') ?? null);
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const fallback = settings.respectSystemColorMode ? system : settings.defaultColorMode;
  root.setAttribute('data-theme', choice ?? fallback);
  root.setAttribute(
    'data-theme-choice',
    choice ?? (settings.respectSystemColorMode ? 'system' : settings.defaultColorMode),
  );

  if (settings.announcementId !== null) {
    const idKey = 'docusaurus.announcement.id';
    const dismissKey = 'docusaurus.announcement.dismiss';
    if (storage && storage.getItem(idKey) !== settings.announcementId) {
      storage.setItem(idKey, settings.announcementId);
      storage.setItem(dismissKey, 'false');
    }
    root.setAttribute(
      'data-announcement-bar-initially-dismissed',
      String(storage?.getItem(dismissKey) === 'true'),
    );
  }
}

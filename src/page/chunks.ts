import {isReachable} from './reach';

/** What the bundler's runtime throws; it tells which file was asked for. */
interface ChunkLoadError extends Error {
  request?: string;
}

const isReload = (): boolean => {
  const [navigation] = window.performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/**
 * A script that is gone (a new version was published) reloads the page once, while nobody can have used it
 * yet. If it is still missing then, or cannot even be asked for, the page stays as the server sent it, readable.
 */
export function reloadForNewVersion(): void {
  const reloaded = isReload();
  let warned = false;
  let asked = reloaded;

  async function reload(script: string): Promise<void> {
    if (asked || isHydrated()) {
      return;
    }
    asked = true;
    if (await isReachable(script)) {
      window.location.reload();
    }
  }

  window.addEventListener('unhandledrejection', (event) => {
    const {name, message, request} = (event.reason ?? {}) as Partial<ChunkLoadError>;
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
    void reload(request ?? window.location.href);
  });
  // A script that stands in the page: gone, or a page in its place, as some hosts answer.
  window.addEventListener(
    'error',
    ({target, error, filename}) => {
      const {tagName, src} = target as Partial<HTMLScriptElement>;
      const script = tagName === 'SCRIPT' ? src : error instanceof SyntaxError && filename;
      if (script) {
        void reload(script);
      }
    },
    true,
  );
}

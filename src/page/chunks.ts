import {isReachable} from './reach';

/** What the bundler's runtime throws; it tells which file was asked for. */
interface ChunkLoadError extends Error {
  request?: string;
}

export function isChunkLoadError(reason: unknown): reason is ChunkLoadError {
  const {name, message} = (reason ?? {}) as Partial<ChunkLoadError>;
  return name === 'ChunkLoadError' || /loading (css )?chunk/i.test(message ?? '');
}

const isReload = (): boolean => {
  const [navigation] = window.performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

/** May a reader be using the page? A framework that sleeps comes into the middle of that. */
function isInUse(): boolean {
  const {hasHydrated, controls} = document.documentElement.dataset;
  const sleeps = document.querySelector('script[data-later]') !== null;
  return hasHydrated === 'true' || (sleeps && controls !== undefined);
}

/**
 * A script that is gone (a new version was published) reloads a page that the framework takes over at once,
 * and once, while nobody can have used it yet. If it is still missing then, or cannot even be asked for, the page stays as the server sent it, readable.
 */
export function reloadForNewVersion(): void {
  const reloaded = isReload();
  let warned = false;
  let asked = reloaded;

  async function reload(script: string): Promise<void> {
    if (asked || isInUse()) {
      return;
    }
    asked = true;
    if (await isReachable(script)) {
      window.location.reload();
    }
  }

  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkLoadError(event.reason)) {
      return;
    }
    const {message, request} = event.reason;
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

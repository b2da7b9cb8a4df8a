const isReload = (): boolean => {
  const [navigation] = window.performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/**
 * A chunk of code that is gone (a new version was published) reloads the page once, while nobody can have
 * used it yet; if it is still missing then, the page stays as the server sent it, readable.
 */
export function reloadForNewVersion(): void {
  const reloaded = isReload();
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
    if (!isHydrated()) {
      window.location.reload();
    }
  });
}

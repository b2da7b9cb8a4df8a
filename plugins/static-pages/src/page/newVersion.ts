import {isReachable, isReload} from './reach';
import {keepQuery} from './searchForm';

/** Has the framework's client taken the page over, so that a reader may be using what it shows? */
const isInUse = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/**
 * Reloads a page a script of which is gone (a new version was published), once, while nobody can have used it yet, and
 * says on the console which it is. If it is still missing then, or unreachable, the page stays as the server sent it,
 * readable.
 */
export async function reloadFor(script: string): Promise<void> {
  // The script in the head and the framework's client each have a copy of this module: what was told is noted for both.
  const {dataset} = document.documentElement;
  if (dataset.missing !== undefined || isReload()) {
    return;
  }
  dataset.missing = '';
  console.warn(`${script} could not be loaded.`);
  if (!isInUse() && (await isReachable(script))) {
    keepQuery();
    window.location.reload();
  }
}

/** Looks after the scripts that stand in the page: gone, or a page in their place, as some hosts answer. */
export function reloadForNewVersion(): void {
  window.addEventListener(
    'error',
    ({target, error, filename}) => {
      const {tagName, src} = target as Partial<HTMLScriptElement>;
      const script = tagName === 'SCRIPT' ? src : error instanceof SyntaxError && filename;
      // The framework's client, once it has taken over, tells of its own parts.
      if (script && !isInUse()) {
        void reloadFor(script);
      }
    },
    true,
  );
}

import {isReachable, isReload} from './reach';
import {keepQuery} from './searchForm';

/** Has the framework taken over a live page, so that a reader may be using what it shows? */
const isInUse = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

let asked = false;

/**
 * Reloads a page a script of which is gone (a new version was published), once, while nobody can have used it yet.
 * If it is still missing then, or unreachable, the page stays as the server sent it, readable.
 */
export async function reloadFor(script: string): Promise<void> {
  if (asked || isReload() || isInUse()) {
    return;
  }
  asked = true;
  if (await isReachable(script)) {
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
      if (script) {
        void reloadFor(script);
      }
    },
    true,
  );
}

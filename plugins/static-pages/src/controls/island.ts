/** Islands: parts of a page with libraries of their own, fetched when a reader wants them. */

/** A module that failed to come would be remembered by its address. */
let tries = '';

/**
 * Fetches an island.
 * @param files addresses of its module, and of what that imports, which come side by side
 * @throws Error where one of them is unavailable; a later call tries again
 */
export async function fetchIsland<Module>(files: readonly string[]): Promise<Module> {
  try {
    const [island] = await Promise.all<unknown>(
      files.map((file, at) => import(/* webpackIgnore: true */ at === 0 ? file + tries : file)),
    );
    return island as Module;
  } catch (error) {
    tries += '?';
    throw error;
  }
}

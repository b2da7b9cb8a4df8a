/**
 * Faults of package-lock.json that npm does not report:
 *
 * - an optional package (a build for another system) that is wanted but not locked: npm leaves out
 *   what the registry at hand lacks, `npm ci` then fails, or another system can't install;
 * - an address of a registry, which ties the lock to the machine that wrote it;
 * - a package that would run a script when it is installed, of which nobody has said what it is for: .npmrc lets none
 *   run.
 */
interface Package {
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

export interface Lock {
  /** By the folder that each is installed in; `''` is the project itself. */
  packages: Record<string, Package>;
}

/** What the scripts would do that packages bring to be run when they are installed, and why nobody misses it. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@swc/core':
    'fetches WebAssembly where there is no build for the system; check:lock sees to builds',
  'core-js': 'asks for donations',
  'core-js-pure': 'asks for donations',
  esbuild: 'puts its program in the place of a script that starts it; the script does as well',
};

/** Node's own lookup: the nearest node_modules from `from` upwards. */
function isLocked(packages: Lock['packages'], from: string, name: string): boolean {
  for (let base = from; ; base = base.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) {
      return true;
    }
    if (!base) {
      return false;
    }
  }
}

/** @returns a sentence for each fault */
export function faultsOf({packages}: Lock): string[] {
  return Object.entries(packages).flatMap(([from, entry]) => {
    const missing = Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(packages, from, name))
      .map(
        ([name, range]) => `${from || 'package.json'} wants ${name}@${range}, which is not locked`,
      );
    const tied = entry.resolved && !entry.link ? [`${from} is tied to ${entry.resolved}`] : [];
    const name = from.replace(/^.*node_modules\//, '');
    const unsaid =
      entry.hasInstallScript && !Object.hasOwn(INSTALL_SCRIPTS, name)
        ? [`${from} wants to run a script when it is installed, and .npmrc lets none run`]
        : [];
    return [...missing, ...tied, ...unsaid];
  });
}

// @ts-check
/**
 * Checks package-lock.json for two faults that npm does not report:
 *
 * - an optional package (a build for another system) that is wanted but not locked: npm leaves out
 *   what the registry at hand lacks, `npm ci` then fails, or another system can't install;
 * - an address of a registry, which ties the lock to the machine that wrote it.
 *
 *   node scripts/lock.mjs [package-lock.json]
 */
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

/**
 * @typedef {Record<string, {resolved?: string, link?: boolean, optionalDependencies?: Record<string, string>}>} Packages
 */

/**
 * Node's own lookup: the nearest node_modules from `from` upwards.
 *
 * @param {Packages} packages
 * @param {string} from
 * @param {string} name
 */
function isLocked(packages, from, name) {
  for (let base = from; ; base = base.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) {
      return true;
    }
    if (!base) {
      return false;
    }
  }
}

/**
 * @param {{packages: Packages}} lock
 * @returns {string[]} a sentence for each fault
 */
export function faultsOf({packages}) {
  return Object.entries(packages).flatMap(([from, entry]) => {
    const missing = Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(packages, from, name))
      .map(
        ([name, range]) => `${from || 'package.json'} wants ${name}@${range}, which is not locked`,
      );
    const tied = entry.resolved && !entry.link ? [`${from} is tied to ${entry.resolved}`] : [];
    return [...missing, ...tied];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = process.argv[2] ?? 'package-lock.json';
  const faults = faultsOf(JSON.parse(readFileSync(file, 'utf8')));
  if (faults.length > 0) {
    console.error(`${file} has ${faults.length} fault(s):\n${faults.join('\n')}`);
    console.error(
      'Pin a version whose packages are all published (overrides in package.json), and keep omit-lockfile-registry-resolved in .npmrc.',
    );
    process.exitCode = 1;
  } else {
    console.log(`${file}: every optional package is locked, no registry is named`);
  }
}

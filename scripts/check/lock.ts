/**
 * Checks a lock file for faults that npm does not report; see rules/lock.ts.
 *
 *   tsx scripts/check/lock.ts [FILE]      package-lock.json without one
 */
import {readFileSync} from 'node:fs';
import {faultsOf, type Lock} from './rules/lock';

const FILE = process.argv[2] ?? 'package-lock.json';
const faults = faultsOf(JSON.parse(readFileSync(FILE, 'utf8')) as Lock);
if (faults.length > 0) {
  console.error(`${FILE} has ${faults.length} fault(s):\n${faults.join('\n')}`);
  console.error(
    'Pin a version whose packages are all published (overrides in the package.json beside it), keep omit-lockfile-registry-resolved in .npmrc, ' +
      'and say in scripts/check/rules/lock.ts what is missed of a script that does not run.',
  );
  process.exitCode = 1;
} else {
  console.log(
    `${FILE}: every optional package is locked, no registry is named, no script is missed`,
  );
}

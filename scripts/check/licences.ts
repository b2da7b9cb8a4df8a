/**
 * Checks the licences of all packages that are locked.
 *
 *   tsx scripts/check/licences.ts [FILE]      package-lock.json without one
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {licenceFaults, type Locked, type Manifest} from '@collektive/licences';

const FILE = process.argv[2] ?? 'package-lock.json';
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const {packages} = read(FILE) as {packages: Record<string, Locked>};
const faults = licenceFaults(packages, (folder) => {
  const file = path.join(path.dirname(FILE), folder, 'package.json');
  return existsSync(file) ? (read(file) as Manifest) : undefined;
});
if (faults.length > 0) {
  console.error(`${FILE} has ${faults.length} fault(s):\n${faults.join('\n')}`);
  console.error(
    'Take another package, or read the licence and name it, with the reason, in packages/licences/src/allowed.ts.',
  );
  process.exitCode = 1;
} else {
  console.log(`${FILE}: the licence of every package is on the list`);
}

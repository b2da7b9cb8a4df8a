/** Installs the packages of bench/package.json where they are missing or were installed from another lock. */
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
/** npm writes it last. */
const INSTALLED = `${FOLDER}node_modules/.package-lock.json`;
const changed = (file: string): number => statSync(file).mtimeMs;

if (!existsSync(INSTALLED) || changed(INSTALLED) < changed(`${FOLDER}package-lock.json`)) {
  const {status} = spawnSync('npm', ['ci'], {
    cwd: FOLDER,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages of the benchmarks could not be installed: npm ci --prefix bench');
  }
  process.exitCode = status ?? 1;
}

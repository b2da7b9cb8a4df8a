/** Packages that only benchmarks need, in folders of their own. */
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';

const changed = (file: string): number => statSync(file).mtimeMs;

/**
 * Installs the packages of a folder where they are missing or were installed from another lock.
 * @throws Error where npm fails, which has said why
 */
export function install(folder: string): void {
  // npm writes it last.
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (existsSync(installed) && changed(installed) >= changed(join(folder, 'package-lock.json'))) {
    return;
  }
  const {status} = spawnSync('npm', ['ci'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`The packages of the benchmarks could not be installed: npm ci in ${folder}`);
  }
}

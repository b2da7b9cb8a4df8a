/**
 * Makes sure that the browser tests have a Chromium: the system's, else the distribution's package,
 * else Playwright's own. `CHROME_PATH` names another one. `npm run test:all` runs it.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {CHROME_PATH} from './chromium';

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    shell: process.platform === 'win32',
  }).status === 0;

function installFromDistribution(): boolean {
  const isRoot = process.getuid?.() === 0;
  return (
    isRoot &&
    existsSync('/usr/bin/apt-get') &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium') &&
    existsSync('/usr/bin/chromium')
  );
}

if (CHROME_PATH) {
  console.log(`browser: ${CHROME_PATH}`);
} else if (existsSync(chromium.executablePath())) {
  console.log('browser: the one Playwright keeps');
} else if (
  !installFromDistribution() &&
  !run('npx', 'playwright', 'install', '--with-deps', 'chromium')
) {
  console.error(
    'No Chromium was found, and none could be installed. Install Chromium or Chrome and set CHROME_PATH to its program.',
  );
  process.exitCode = 1;
}

// @ts-check
/**
 * Makes sure that the browser tests have a Chromium: the system's, else the distribution's package,
 * else Playwright's own. `CHROME_PATH` names another one.
 *
 *   node scripts/install-browser.mjs
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {CHROME_PATH} from './browser.mjs';

/** @type {(command: string, ...args: string[]) => boolean} */
const run = (command, ...args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    shell: process.platform === 'win32',
  }).status === 0;

function downloadedByPlaywright() {
  const {chromium} = createRequire(import.meta.url)('@playwright/test');
  return existsSync(chromium.executablePath());
}

function installFromDistribution() {
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
} else if (downloadedByPlaywright()) {
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

/**
 * Makes sure that the browser tests have a Chromium: where the distribution has one without windows, that, as
 * it is the quickest; else the system's, the distribution's package, or Playwright's own. `CHROME_PATH` names
 * another one. `npm run test:all` runs it.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {CHROME_PATH as WANTED} from '../../src/site/env';
import {CHROME_PATH, HEADLESS_SHELL} from './chromium';

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    shell: process.platform === 'win32',
  }).status === 0;

const canInstall =
  WANTED === undefined &&
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  !existsSync(HEADLESS_SHELL) &&
  run('apt-get', 'update');

const install = (name: string): boolean =>
  canInstall &&
  run('apt-get', 'install', '-y', '--no-install-recommends', name) &&
  existsSync(`/usr/bin/${name}`);

const browser =
  (install('chromium-headless-shell') && HEADLESS_SHELL) ||
  CHROME_PATH ||
  (existsSync(chromium.executablePath()) && 'the one Playwright keeps') ||
  (install('chromium') && '/usr/bin/chromium') ||
  (run('npx', 'playwright', 'install', '--with-deps', 'chromium') && 'the one Playwright fetched');

if (browser) {
  console.log(`browser: ${browser}`);
} else {
  console.error(
    'No Chromium was found, and none could be installed. Install Chromium or Chrome and set CHROME_PATH to its program.',
  );
  process.exitCode = 1;
}

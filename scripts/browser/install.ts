/**
 * Makes sure that the browser tests have a Chromium as readers have it: the system's, the distribution's package, or
 * Playwright's own; where none can be had, one without windows will do. `CHROME_PATH` names another one.
 * `npm run test:all` runs it.
 */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {CHROME_PATH as WANTED} from '../../src/site/env';
import {CHROME_PATH, HEADLESS_SHELL} from './chromium';

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    shell: process.platform === 'win32',
  }).status === 0;

const installPackage = (name: string): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  run('apt-get', 'update') &&
  run('apt-get', 'install', '-y', '--no-install-recommends', name);

const browser =
  ((WANTED || CHROME_PATH !== HEADLESS_SHELL) && CHROME_PATH) ||
  (installPackage('chromium') && existsSync('/usr/bin/chromium') && '/usr/bin/chromium') ||
  (run('npx', 'playwright', 'install', '--with-deps', '--no-shell', 'chromium') &&
    'the one Playwright fetched') ||
  CHROME_PATH;

/** Whether text has the font that stands in for the site's own until this comes (src/css/inline/fonts.css). */
const hasArial = (): boolean =>
  process.platform !== 'linux' ||
  /Arial|Liberation/.test(spawnSync('fc-match', ['Arial'], {encoding: 'utf8'}).stdout ?? '');

if (!hasArial() && !(installPackage('fonts-liberation') && hasArial())) {
  console.error(
    'Neither Arial nor Liberation Sans was found: tests of fonts that come late fail without one. Install fonts-liberation, or what your system calls it.',
  );
}

if (browser) {
  console.log(`browser: ${browser}`);
} else {
  console.error(
    'No Chromium was found, and none could be installed. Install Chromium or Chrome and set CHROME_PATH to its program.',
  );
  process.exitCode = 1;
}

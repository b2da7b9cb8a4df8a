/** Where a Chromium is on this machine, and with which switches tests and benchmarks start it. */
import {existsSync} from 'node:fs';
import {CHROME_PATH as WANTED} from '../../src/site/env';

/**
 * The same Chromium without the windows around its pages, which nobody sees here: Playwright's own choice,
 * too. A browser test takes half of its time in it.
 */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [
  WANTED,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of an installed browser; `undefined` leaves the choice to Playwright's own download. */
export const CHROME_PATH = CANDIDATES.find((path) => path !== undefined && existsSync(path));

export const CHROME_FLAGS = [
  // Containers run as root, where Chromium's sandbox does not start.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

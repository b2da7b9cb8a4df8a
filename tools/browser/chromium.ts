/** Where a Chromium is on this machine, and with which switches tests and benchmarks start it. */
import {existsSync} from 'node:fs';

const CANDIDATES = [
  process.env.CHROME_PATH,
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

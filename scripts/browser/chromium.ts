/** Where a Chromium is on this machine, and with which switches tests and benchmarks start it. */
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {CHROME_PATH as WANTED} from '../../src/site/env';

/**
 * Chromium without a browser around its pages. A browser test takes three quarters of the processor time in it, but
 * it lays text out in whole pixels, which no reader's browser does: for machines that have nothing else.
 */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const CANDIDATES = [
  WANTED,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  // Playwright's own download.
  chromium.executablePath(),
  HEADLESS_SHELL,
];

/** Path of an installed browser; `undefined` leaves it to Playwright to say how one is installed. */
export const CHROME_PATH = CANDIDATES.find((path) => path !== undefined && existsSync(path));

/**
 * Of two lists of this switch the browser reads the last, so those of Playwright's that matter on a loopback address
 * are here as well. The first two are pages of the browser's own, below the address bar of a window that nobody sees:
 * each test has a window, and they took as much processor time as the test.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

export const CHROME_FLAGS = [
  // Containers run as root, where Chromium's sandbox does not start.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];

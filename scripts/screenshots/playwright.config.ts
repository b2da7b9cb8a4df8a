import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {CHROME_FLAGS, CHROME_PATH} from '../browser/chromium';
import {RESULTS} from './plan';

/** What `npm run screenshots` runs, once to take pictures and once to compare others with them. */
export default defineConfig({
  testDir: __dirname,
  testMatch: 'pages.shots.ts',
  outputDir: path.join(RESULTS, 'differences'),
  snapshotPathTemplate: path.join(RESULTS, 'before/{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // The same page on the same machine, in the same browser: not a pixel may differ.
  expect: {timeout: 30_000, toHaveScreenshot: {maxDiffPixels: 0, animations: 'disabled'}},
  reporter: [['dot'], ['html', {outputFolder: path.join(RESULTS, 'report'), open: 'never'}]],
  use: {
    locale: 'en-GB',
    contextOptions: {reducedMotion: 'reduce'},
    launchOptions: {args: CHROME_FLAGS, ...(CHROME_PATH && {executablePath: CHROME_PATH})},
  },
});

import {defineConfig, devices} from '@playwright/test';
import type {SiteOptions} from './e2e/test';
import {CHROME_FLAGS, CHROME_PATH} from './scripts/browser/chromium';
import {TEST_BROWSER, CI} from './src/site/env';

const DEVICES = {
  chromium: 'Desktop Chrome',
  firefox: 'Desktop Firefox',
  webkit: 'Desktop Safari',
};

/**
 * Browser tests against the production builds in build/, build-variant/ and build-hosted/ (scripts/test
 * makes them). Each worker serves them itself on a free port, see e2e/test.ts.
 */
export default defineConfig<SiteOptions>({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try hides a fault.
  retries: 0,
  forbidOnly: CI,
  // For what never ends: a busy machine may stand still for seconds, and nothing is judged by its time here.
  timeout: 90_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {
    ...devices[DEVICES[TEST_BROWSER]],
    viewport: {width: 1280, height: 800},
    colorScheme: 'light',
    locale: 'en-GB',
    ...(TEST_BROWSER === 'chromium' && {
      launchOptions: {
        // One process for the pages of a test: Chromium starts others ahead, which come to no use and take an eighth of a
        // test's time. Not for benchmarks, which measure how a page opens.
        args: [...CHROME_FLAGS, '--renderer-process-limit=1'],
        ...(CHROME_PATH && {executablePath: CHROME_PATH}),
      },
    }),
    trace: 'off',
  },
});

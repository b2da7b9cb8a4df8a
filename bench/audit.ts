/** Lighthouse on a page, as a phone with simulated throttling. */
import {chromium} from '@playwright/test';
import * as launcher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import {CHROME_FLAGS, CHROME_PATH} from '../scripts/browser/chromium';
import budgets from './budgets.json';

export type Category = keyof typeof budgets.lighthouse;
export const CATEGORIES = Object.keys(budgets.lighthouse) as Category[];

const METRICS = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Scores from 0 to 100, metrics in milliseconds (CLS has no unit), ids of the audits that failed. */
export type Audit = Record<Category, number> &
  Record<keyof typeof METRICS, number> & {failed: string[]};

const entriesFor = <Key extends string>(keys: readonly Key[], valueOf: (key: Key) => number) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, number>;

/** @throws Error where Lighthouse gives no result */
export async function audit(url: string): Promise<Audit> {
  const chrome = await launcher.launch({
    chromePath: CHROME_PATH ?? chromium.executablePath(),
    chromeFlags: ['--headless', ...CHROME_FLAGS],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    if (!result) {
      throw new Error(`Lighthouse gave no result for ${url}`);
    }
    const {categories, audits} = result.lhr;
    const failed = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
      categories[name].auditRefs.filter(({id, weight}) => weight > 0 && audits[id].score === 0),
    );
    return {
      ...entriesFor(CATEGORIES, (name) => Math.round((categories[name].score ?? 0) * 100)),
      ...entriesFor(
        Object.keys(METRICS) as (keyof typeof METRICS)[],
        (name) => Math.round((audits[METRICS[name]].numericValue ?? 0) * 1000) / 1000,
      ),
      failed: failed.map(({id}) => id),
    };
  } finally {
    chrome.kill();
  }
}

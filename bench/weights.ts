/**
 * Weighs a page of each kind, and the longest, in a fresh Chromium on a phone's screen: kilobytes over
 * the wire by kind (gzip and brotli), all together, requests, and layout shift. Nothing is touched; all that is fetched
 * until the network rests counts, but for what `prefetch` brings once the page is done.
 *
 *   npm run build && npx tsx bench/weights.ts
 */
import {chromium} from '@playwright/test';
import {CHROME_FLAGS, CHROME_PATH} from '../scripts/browser/chromium';
import {documentsOf, postsOf} from '../scripts/check/sources';
import {limitOf} from './allowance';
import budgets from './budgets.json';
import {report, save, withSite} from './measure';
import {weigh, type Weight} from './weigh';

const DOCUMENTS = documentsOf('.').length + postsOf('.').length;

await withSite(async (origin) => {
  const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
  const results: Record<string, Weight> = {};
  for (const name of Object.keys(budgets.weights) as (keyof typeof budgets.weights)[]) {
    results[name] = await weigh(browser, origin + budgets.pages[name]);
  }
  await browser.close();
  save('weights', results);
  report(
    Object.entries(budgets.weights).flatMap(([page, limits]) =>
      Object.entries(limits).map(([name, limit]) => {
        const {requests, cls, kinds, total} = results[page];
        const own = {requests, cls, total: total.gzip};
        const value = own[name as keyof typeof own] ?? kinds[name]?.gzip ?? 0;
        const kind = page as keyof typeof budgets.weights;
        return {name: `${page} ${name}`, value, limit: limitOf(kind, name, limit, DOCUMENTS)};
      }),
    ),
  );
});

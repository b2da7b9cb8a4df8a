/**
 * Weighs a page of each kind, and the longest, in a fresh Chromium on a phone's screen: kilobytes over
 * the wire by kind (gzip and brotli), all together, requests, and layout shift. Nothing is touched; all that is fetched
 * until the network rests counts, but for what `prefetch` brings once the page is done.
 */
import {chromium} from '@playwright/test';
import {CHROME_FLAGS, CHROME_PATH} from '../scripts/browser/chromium';
import budgets from './budgets.json';
import {report, save, withSite} from './measure';
import {weigh, type Weight} from './weigh';

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
        const {requests, cls, total} = results[page];
        return {name: `${page} ${name}`, value: {requests, cls, total: total.gzip}[name]!, limit};
      }),
    ),
  );
});

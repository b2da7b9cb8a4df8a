// @ts-check
/**
 * Weighs the home page and a docs page in a fresh Chromium on a phone's screen: kilobytes over the
 * wire by kind (gzip and brotli), requests, and layout shift. Nothing is touched; all that is fetched
 * until the network rests counts, but for what `prefetch` brings once the page is done.
 *
 *   npm run build && node bench/weights.mjs
 */
import {chromium} from '@playwright/test';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {CHROME_FLAGS, CHROME_PATH} from '../scripts/browser.mjs';
import {BUDGETS, report, save, withSite} from './measure.mjs';

const PHONE = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true};
const KINDS = {document: 'html', script: 'script', stylesheet: 'style', font: 'font', image: 'image'};
const kB = (bytes) => Math.round(bytes / 100) / 10;
/** Formats that are compressed already travel as they are. */
const PACKED = new Set(['font', 'image']);

/** Bytes of a page's files by kind, and how far its content moved. */
async function weigh(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const sums = {requests: 0};
  const bodies = [];
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()];
    const prefetched = response.request().headers()['sec-purpose'] === 'prefetch';
    if (kind && !prefetched) {
      bodies.push(response.body().then((body) => ({kind, body})));
    }
  });
  await page.addInitScript(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        globalThis.shift += entry.hadRecentInput ? 0 : entry.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  for (const {kind, body} of await Promise.all(bodies)) {
    const gzip = PACKED.has(kind) ? body.length : gzipSync(body, {level: 9}).length;
    const brotli = PACKED.has(kind) ? body.length : brotliCompressSync(body).length;
    sums.requests += 1;
    sums[kind] = {
      gzip: (sums[kind]?.gzip ?? 0) + gzip,
      brotli: (sums[kind]?.brotli ?? 0) + brotli,
    };
  }
  const cls = await page.evaluate(() => globalThis.shift);
  await context.close();
  const rounded = Object.entries(sums).map(([kind, sum]) =>
    typeof sum === 'number' ? [kind, sum] : [kind, {gzip: kB(sum.gzip), brotli: kB(sum.brotli)}],
  );
  return {...Object.fromEntries(rounded), cls: Math.round(cls * 1000) / 1000};
}

await withSite(async (origin) => {
  const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
  const results = {};
  for (const name of Object.keys(BUDGETS.weights)) {
    results[name] = await weigh(browser, origin + BUDGETS.pages[name]);
  }
  await browser.close();
  save('weights', results);
  report(
    Object.entries(BUDGETS.weights).flatMap(([page, limits]) =>
      Object.entries(limits).map(([kind, limit]) => {
        const measured = results[page][kind] ?? 0;
        return {name: `${page} ${kind}`, value: measured.gzip ?? measured, limit};
      }),
    ),
  );
});

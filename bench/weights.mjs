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
import {CHROME_FLAGS, CHROME_PATH} from '../tools/browser/chromium';
import {BUDGETS, report, save, withSite} from './measure.mjs';

const PHONE = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true};
/** @type {Record<string, string>} */
const KINDS = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
};
/** @param {number} bytes */
const kB = (bytes) => Math.round(bytes / 100) / 10;
/** Formats that are compressed already travel as they are. */
const PACKED = new Set(['font', 'image']);

/** @typedef {{requests: number, cls: number, kinds: Record<string, {gzip: number, brotli: number}>}} Weight */

/** Counts how far content moves, into a global of the page. */
function observeShift() {
  const page = /** @type {{shift?: number}} */ (/** @type {unknown} */ (window));
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {hadRecentInput, value} = /** @type {{hadRecentInput: boolean, value: number}} */ (
        /** @type {unknown} */ (entry)
      );
      page.shift = (page.shift ?? 0) + (hadRecentInput ? 0 : value);
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/**
 * Kilobytes of a page's files by kind, and how far its content moved.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Weight>}
 */
async function weigh(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  /** @type {Promise<{kind: string, body: Buffer}>[]} */
  const files = [];
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()];
    const prefetched = response.request().headers()['sec-purpose'] === 'prefetch';
    if (kind && !prefetched) {
      files.push(response.body().then((body) => ({kind, body})));
    }
  });
  await page.addInitScript(observeShift);
  await page.goto(url, {waitUntil: 'networkidle'});

  /** @type {Weight['kinds']} */
  const kinds = {};
  for (const {kind, body} of await Promise.all(files)) {
    const sum = (kinds[kind] ??= {gzip: 0, brotli: 0});
    sum.gzip += PACKED.has(kind) ? body.length : gzipSync(body, {level: 9}).length;
    sum.brotli += PACKED.has(kind) ? body.length : brotliCompressSync(body).length;
  }
  for (const sum of Object.values(kinds)) {
    sum.gzip = kB(sum.gzip);
    sum.brotli = kB(sum.brotli);
  }
  const cls = Number(await page.evaluate('window.shift'));
  await context.close();
  return {requests: files.length, cls: Math.round(cls * 1000) / 1000, kinds};
}

await withSite(async (origin) => {
  const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
  /** @type {Record<string, Weight>} */
  const results = {};
  for (const name of Object.keys(BUDGETS.weights)) {
    results[name] = await weigh(browser, origin + BUDGETS.pages[name]);
  }
  await browser.close();
  save('weights', results);
  report(
    Object.entries(BUDGETS.weights).flatMap(([page, limits]) =>
      Object.entries(limits).map(([name, limit]) => {
        const {requests = NaN, cls = NaN, kinds = {}} = results[page] ?? {};
        const value = {requests, cls}[name] ?? kinds[name]?.gzip ?? 0;
        return {name: `${page} ${name}`, value, limit};
      }),
    ),
  );
});

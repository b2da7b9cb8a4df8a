/**
 * Weighs a page of each kind, and the longest, in a fresh Chromium on a phone's screen: kilobytes over
 * the wire by kind (gzip and brotli), all together, requests, and layout shift. Nothing is touched; all that is fetched
 * until the network rests counts, but for what `prefetch` brings once the page is done.
 *
 *   npm run build && npx tsx bench/weights.ts
 */
import {chromium, type Browser} from '@playwright/test';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {CHROME_FLAGS, CHROME_PATH} from '../tools/browser/chromium';
import budgets from './budgets.json';
import {report, save, withSite} from './measure';

const PHONE = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true};
/** The browser's words for kinds of files, and ours. */
const KINDS: Partial<Record<string, string>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
  // Pictures that a page shows by `<use>`, and its icon.
  other: 'image',
};
/** Formats that are compressed already travel as they are; drawings are text. */
const isPacked = (kind: string, type: string): boolean =>
  kind === 'font' || (kind === 'image' && !type.includes('svg'));

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

interface Size {
  gzip: number;
  brotli: number;
}

interface Weight {
  requests: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Kilobytes. */
  kinds: Partial<Record<string, Size>>;
  total: Size;
}

/** Counts how far content moves, into a global of the page. */
function observeShift(): void {
  const page = window as unknown as {shift: number};
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {hadRecentInput, value} = entry as unknown as {hadRecentInput: boolean; value: number};
      page.shift += hadRecentInput ? 0 : value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** Kilobytes of a page's files by kind, and how far its content moved. */
async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const files: Promise<{kind: string; body: Buffer; packed: boolean}>[] = [];
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()];
    const prefetched = response.request().headers()['sec-purpose'] === 'prefetch';
    if (kind && !prefetched) {
      const packed = isPacked(kind, response.headers()['content-type']);
      files.push(response.body().then((body) => ({kind, body, packed})));
    }
  });
  await page.addInitScript(observeShift);
  await page.goto(url, {waitUntil: 'networkidle'});

  const kinds: Record<string, Size> = {};
  const total: Size = {gzip: 0, brotli: 0};
  for (const {kind, body, packed} of await Promise.all(files)) {
    for (const sum of [(kinds[kind] ??= {gzip: 0, brotli: 0}), total]) {
      sum.gzip += packed ? body.length : gzipSync(body, {level: 9}).length;
      sum.brotli += packed ? body.length : brotliCompressSync(body).length;
    }
  }
  for (const sum of [...Object.values(kinds), total]) {
    sum.gzip = kB(sum.gzip);
    sum.brotli = kB(sum.brotli);
  }
  const cls = Number(await page.evaluate('window.shift'));
  await context.close();
  return {requests: files.length, cls: Math.round(cls * 1000) / 1000, kinds, total};
}

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
        const value = {requests, cls, total: total.gzip}[name] ?? kinds[name]?.gzip ?? 0;
        return {name: `${page} ${name}`, value, limit};
      }),
    ),
  );
});

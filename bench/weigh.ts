/** Weighs a page in a fresh Chromium on a phone's screen. */
import type {Browser} from '@playwright/test';
import {brotliCompressSync, gzipSync} from 'node:zlib';

const PHONE = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true};
/** The browser's words for kinds of files, and ours. */
const KINDS: Partial<Record<string, string>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'image',
  // Pictures that a page shows by `<use>`.
  other: 'image',
};
/** A window asks for its icon when it likes, and one that nobody sees does not: it is weighed by itself. */
const ICON = /\/favicon\.\w+$/;
/** Formats that are compressed already travel as they are; drawings are text. */
const isPacked = (kind: string, type: string): boolean =>
  kind === 'font' || (kind === 'image' && !type.includes('svg'));

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

interface Size {
  gzip: number;
  brotli: number;
}

interface File {
  kind: string;
  body: Buffer;
  packed: boolean;
}

/** What a page costs. */
export interface Weight {
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

/** Kilobytes of files over the wire. */
function sizeOf(files: readonly File[]): Size {
  const sum = (compress: (body: Buffer) => Buffer): number =>
    kB(files.reduce((all, {body, packed}) => all + (packed ? body : compress(body)).length, 0));
  return {
    gzip: sum((body) => gzipSync(body, {level: 9})),
    brotli: sum((body) => brotliCompressSync(body)),
  };
}

/**
 * Kilobytes of a page's files by kind, and how far its content moved. Nothing is touched; all that is
 * fetched until the network rests counts, but for what `prefetch` brings once the page is done.
 */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const files: Promise<File>[] = [];
  page.on('response', (response) => {
    const kind = KINDS[response.request().resourceType()];
    const prefetched = response.request().headers()['sec-purpose'] === 'prefetch';
    if (kind && !prefetched && !ICON.test(response.url())) {
      const packed = isPacked(kind, response.headers()['content-type']);
      files.push(response.body().then((body) => ({kind, body, packed})));
    }
  });
  await page.addInitScript(observeShift);
  await page.goto(url, {waitUntil: 'networkidle'});
  const icon = page.locator('link[rel=icon][href$=".svg"]');
  if ((await icon.count()) > 0) {
    const address = await icon.evaluate((link: HTMLLinkElement) => link.href);
    files.push(
      page.request
        .get(address)
        .then((response) => response.body())
        .then((body) => ({kind: 'image', body, packed: false})),
    );
  }

  const all = await Promise.all(files);
  const kinds = Object.fromEntries(
    // In one order, whatever came first: a diff shows what has changed.
    [...new Set(all.map(({kind}) => kind))]
      .sort()
      .map((kind) => [kind, sizeOf(all.filter((file) => file.kind === kind))]),
  );
  const cls = Number(await page.evaluate('window.shift'));
  await context.close();
  return {
    requests: all.length,
    cls: Math.round(cls * 1000) / 1000,
    kinds,
    total: sizeOf(all),
  };
}

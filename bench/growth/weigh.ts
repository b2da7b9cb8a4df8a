/** What of a page travels. */
import {gzipSync} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {CHROME_FLAGS, CHROME_PATH} from '../../scripts/browser/chromium';
import {serve} from '@collektive/static-pages/serve';

/** Bytes, as they are and compressed. */
export interface Bytes {
  raw: number;
  gzip: number;
}

/** The document and its scripts. */
export interface PageWeight {
  html: Bytes;
  script: Bytes;
}

const sum = (bodies: readonly Buffer[]): Bytes => ({
  raw: bodies.reduce((bytes, body) => bytes + body.length, 0),
  gzip: bodies.reduce((bytes, body) => bytes + gzipSync(body, {level: 9}).length, 0),
});

async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const page = await browser.newPage();
  const bodies: Record<string, Promise<Buffer>[]> = {document: [], script: []};
  page.on('response', (response) => {
    const request = response.request();
    // What is fetched ahead belongs to other pages.
    if (request.headers()['sec-purpose'] !== 'prefetch' && request.resourceType() in bodies) {
      bodies[request.resourceType()].push(response.body());
    }
  });
  await page.goto(url, {waitUntil: 'networkidle'});
  const html = sum(await Promise.all(bodies.document));
  const script = sum(await Promise.all(bodies.script));
  await page.close();
  return {html, script};
}

/**
 * @param dir folder of a built site
 * @param addresses of pages
 * @returns their weights, by address
 */
export async function weigh(
  dir: string,
  addresses: readonly string[],
): Promise<Record<string, PageWeight>> {
  const site = await serve({dir, port: 0});
  const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
  try {
    const weights: Record<string, PageWeight> = {};
    for (const address of addresses) {
      weights[address] = await weighPage(browser, site.url + address);
    }
    return weights;
  } finally {
    await browser.close();
    await site.close();
  }
}

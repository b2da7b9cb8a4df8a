/** This site's engine and MiniSearch where readers meet them: a worker of Chromium, behind the client. */
import {chromium, type Browser, type Page} from '@playwright/test';
import {readdirSync} from 'node:fs';
import {resolve} from 'node:path';
import {CHROME_FLAGS, CHROME_PATH} from '../../scripts/browser/chromium';
import {serve} from '@collektive/static-pages/serve';
import {REQUEST} from './adapters/shared';
import {bundle} from './bundle';
import {keysOf, textsByKind} from './keys';
import type {Engine} from './page';
import {ENGINES, publish} from './publish';
import type {ChromiumResults, Results} from './results';

/** Loads of the page, and times that each key is typed; the best counts, for noise only adds. */
const LOADS = 5;
const ROUNDS = 3;

const NAMES: Record<Engine, string> = {ours: 'This site', minisearch: 'MiniSearch, tuned'};

const type = (page: Page, texts: string[]): Promise<number[]> =>
  page.evaluate(([texts, request]) => window.bench.type(texts, request), [texts, REQUEST] as const);

/** Milliseconds until a fresh page can search with an engine, and the page. */
async function open(browser: Browser, url: string, engine: Engine) {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  return {page, ms: await page.evaluate((engine) => window.bench.ready(engine), engine)};
}

/** Loads the page again and again. @returns the last one, and the least time */
async function load(browser: Browser, url: string, engine: Engine) {
  let {page, ms} = await open(browser, url, engine);
  for (let more = 1; more < LOADS; more++) {
    await page.context().close();
    const next = await open(browser, url, engine);
    [page, ms] = [next.page, Math.min(ms, next.ms)];
  }
  return {page, readyMs: Math.round(ms)};
}

/** Engines take turns, so that what else the machine does meets both of them. */
async function measure(browser: Browser, url: string): Promise<Record<string, ChromiumResults>> {
  const results: Record<string, ChromiumResults> = {};
  const pages: [name: string, page: Page][] = [];
  for (const engine of ENGINES) {
    const {page, readyMs} = await load(browser, url, engine);
    results[NAMES[engine]] = {readyMs, keys: {}};
    pages.push([NAMES[engine], page]);
  }
  for (const [kind, texts] of textsByKind()) {
    const best = new Map(pages.map(([name]) => [name, texts.map(() => Infinity)]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, page] of pages) {
        const times = await type(page, texts);
        best.set(
          name,
          best.get(name)!.map((least, key) => Math.min(least, times[key])),
        );
      }
    }
    best.forEach((times, name) => (results[name].keys[kind] = keysOf(times)));
  }
  for (const [, page] of pages) {
    await page.context().close();
  }
  return results;
}

/** The server compresses a file when it is first asked for; a host has done that long before. */
async function warmUp(folder: string, url: string): Promise<void> {
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const answer = await fetch(`${url}/${name}`, {headers: {'accept-encoding': 'br'}});
    await answer.arrayBuffer();
  }
}

/** @param corpora files of rows by number of sections */
export async function measureInChromium(
  corpora: [sections: number, file: string][],
): Promise<Results['chromium']> {
  const script = await bundle('page', resolve('bench/search/page.ts'));
  const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
  const results: Results['chromium'] = {};
  for (const [sections, corpus] of corpora) {
    const folder = await publish(script, corpus);
    const site = await serve({dir: folder});
    await warmUp(folder, site.url);
    results[sections] = await measure(browser, `${site.url}/`);
    console.log(`Chromium, ${sections} sections: done`);
    await site.close();
  }
  await browser.close();
  return results;
}

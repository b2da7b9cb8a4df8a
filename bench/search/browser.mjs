// @ts-check
/** This site's engine where readers meet it: a worker of Chromium, behind the client of the page. */
import {chromium} from '@playwright/test';
import {copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {CHROME_FLAGS, CHROME_PATH} from '../../tools/browser/chromium';
import {serve} from '../../tools/serve/server';
import {REQUEST} from './adapters/ours.mjs';
import {bundle, TMP} from './bundle.mjs';
import {keystrokes, quantile, readQueries, SPEED_KINDS, spread} from './judge.mjs';

/** Loads of the page, and times that each key is typed; the best counts, for noise only adds. */
const LOADS = 5;
const ROUNDS = 3;
const MAX_KEYS = 400;

/**
 * Puts the bundled page and an index side by side.
 * @param {string} script
 * @param {import('./modules.mjs').SearchModules} modules
 * @param {string} corpus path of the rows
 * @returns {string} the folder
 */
function publish(script, modules, corpus) {
  const folder = join(TMP, 'page');
  mkdirSync(folder, {recursive: true});
  for (const file of readdirSync(dirname(script))) {
    copyFileSync(join(dirname(script), file), join(folder, file));
  }
  const file = JSON.parse(readFileSync(corpus, 'utf8'));
  const rows = JSON.stringify(modules.packRows(file));
  const index = JSON.stringify(modules.buildIndex(file));
  /** @type {Record<string, string>} */
  const files = {
    'index.html': '<!doctype html><title>Search</title><script src="main.js"></script>',
    'rows.json': rows,
    'index.json': index,
    'manifest.json': JSON.stringify({
      format: modules.INDEX_FORMAT,
      sections: modules.readRows(file).length,
      rows: {name: 'rows.json', length: rows.length},
      index: {name: 'index.json', length: index.length},
    }),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<import('./table.mjs').ChromiumResults>}
 */
async function measure(browser, url) {
  /** @type {number[]} */
  const loads = [];
  /** @type {import('./table.mjs').ChromiumResults['keys']} */
  const keys = {};
  for (let load = 0; load < LOADS; load++) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url);
    loads.push(await page.evaluate(() => window.bench.ready()));
    if (load === LOADS - 1) {
      for (const [kind, belongs] of Object.entries(SPEED_KINDS)) {
        const queries = readQueries().filter(belongs);
        const texts = spread(
          queries.flatMap(({query}) => keystrokes(query)),
          MAX_KEYS,
        );
        /** @type {number[][]} */
        const rounds = [];
        for (let round = 0; round < ROUNDS; round++) {
          rounds.push(
            await page.evaluate(
              ([texts, request]) => window.bench.type(texts, request),
              /** @type {const} */ ([texts, REQUEST]),
            ),
          );
        }
        const times = texts.map((_, key) => Math.min(...rounds.map((round) => round[key] ?? NaN)));
        keys[kind] = {p50: quantile(times, 0.5), p99: quantile(times, 0.99), keys: times.length};
      }
    }
    await context.close();
  }
  return {readyMs: Math.round(Math.min(...loads)), keys};
}

/**
 * @param {import('./modules.mjs').SearchModules} modules
 * @param {number[]} sizes
 * @param {(sections: number) => string} corpusFile
 * @returns {Promise<Record<number, import('./table.mjs').ChromiumResults>>}
 */
export async function measureInChromium(modules, sizes, corpusFile) {
  const script = await bundle({name: 'page', entry: 'bench/search/page.ts', target: 'web'});
  const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
  /** @type {Record<number, import('./table.mjs').ChromiumResults>} */
  const results = {};
  for (const sections of sizes) {
    const folder = publish(script, modules, corpusFile(sections));
    const site = await serve({dir: folder});
    // The server compresses a file when it is first asked for; a host has done that long before.
    for (const name of readdirSync(folder)) {
      await fetch(`${site.url}/${name}`, {headers: {'accept-encoding': 'br'}}).then((answer) =>
        answer.arrayBuffer(),
      );
    }
    results[sections] = await measure(browser, `${site.url}/`);
    console.log(
      `Chromium, ${sections} sections: ready in ${results[sections].readyMs.toFixed(0)} ms`,
    );
    await site.close();
  }
  await browser.close();
  return results;
}

// @ts-check
/** What the benchmarks share: the served site, the browser, the budgets. */
import {readFileSync, writeFileSync} from 'node:fs';
import {serve} from '../tools/serve/server';

/** @param {string} name */
const here = (name) => new URL(name, import.meta.url);

/** @type {{pages: Record<string, string>, weights: Record<string, Record<string, number>>, lighthouse: Record<string, number>, search: Record<string, number>}} */
export const BUDGETS = JSON.parse(readFileSync(here('budgets.json'), 'utf8'));

/** Serves build/ while `work` runs. @param {(origin: string) => Promise<void>} work */
export async function withSite(work) {
  const site = await serve({dir: 'build', port: 0});
  try {
    await work(site.url);
  } finally {
    await site.close();
  }
}

/** Keeps results beside the budgets, one file for each benchmark. @param {string} name @param {unknown} results */
export const save = (name, results) =>
  writeFileSync(here(`results/${name}.json`), `${JSON.stringify(results, null, 2)}\n`);

/**
 * Prints a row for each budget and says at the end whether all hold.
 * @param {{name: string, value: number, limit: number, atLeast?: boolean}[]} rows
 */
export function report(rows) {
  let failed = 0;
  for (const {name, value, limit, atLeast = false} of rows) {
    const holds = atLeast ? value >= limit : value <= limit;
    failed += holds ? 0 : 1;
    console.log(
      `${holds ? 'ok  ' : 'OVER'} ${name.padEnd(34)} ${value} (${atLeast ? 'at least' : 'at most'} ${limit})`,
    );
  }
  console.log(`${rows.length - failed} budgets hold, ${failed} exceeded`);
  process.exitCode = failed > 0 ? 1 : 0;
}

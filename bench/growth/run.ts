/**
 * What each document more costs every page, and what it takes to build many: the site is built with
 * documents added, from nothing and after a change of one page, and a page of each kind is weighed.
 * Fails when a document costs more bytes than bench/budgets.json allows; seconds depend on the machine.
 *
 *   npm run bench:growth -- [COUNTS, such as 0 500 2000]
 */
import {appendFileSync} from 'node:fs';
import path from 'node:path';
import budgets from '../budgets.json';
import {forget, measureBuild, type Cost} from '../builds';
import {report, save, type Budget} from '../measure';
import {siteWith} from './site';
import {weigh, type Bytes, type PageWeight} from './weigh';

const {counts: COUNTS, ...LIMITS} = budgets.growth;
/** A page of each kind. */
const {home, docs, post, search} = budgets.pages;
const PAGES = {home, docs, post, search};

/** A page of the site that is changed between two builds. */
const CHANGED = 'docs/contributing.mdx';

interface Size {
  count: number;
  cold: Cost;
  /** After a change of one page. */
  second: Cost;
  weights: Record<string, PageWeight>;
}

async function measure(count: number): Promise<Size> {
  const folder = siteWith(count);
  forget(folder);
  const cold = await measureBuild(folder);
  appendFileSync(path.join(folder, CHANGED), '\nOne more sentence.\n');
  const second = await measureBuild(folder);
  const weights = await weigh(path.join(folder, 'build'), Object.values(PAGES));
  console.log(`${count} documents added:`, {cold, second});
  return {count, cold, second, weights};
}

/** Bytes a document, between the fewest and the most. */
function slope(sizes: readonly Size[], bytesOf: (weights: Size['weights']) => number): number {
  const [first, last] = [sizes[0], sizes.at(-1)!];
  const bytes = bytesOf(last.weights) - bytesOf(first.weights);
  return Math.round((bytes / (last.count - first.count)) * 100) / 100;
}

const sizes: Size[] = [];
for (const count of process.argv.length > 2 ? process.argv.slice(2).map(Number) : COUNTS) {
  sizes.push(await measure(count));
}
save('growth', sizes);
const rows = Object.entries(PAGES).flatMap(([kind, address]) =>
  Object.entries(LIMITS).map(([part, limit]): Budget & {raw: number} => {
    const read = (form: keyof Bytes) => (weights: Size['weights']) =>
      weights[address][part as keyof PageWeight][form];
    const name = `${kind} ${part}, bytes a document`;
    return {name, value: slope(sizes, read('gzip')), limit, raw: slope(sizes, read('raw'))};
  }),
);
rows.forEach(({name, raw}) => console.log(`${name}, not compressed: ${raw}`));
report(rows);

/**
 * What it takes to build the site with documents added, from nothing and after a change of one page, and what each
 * document more costs a page of each kind. Fails when that exceeds its budget; seconds depend on the machine.
 *
 *   npm run bench -- build [COUNTS, such as 0 500 2000]      FASTER=false measures the other toolchain
 */
import {spawn} from 'node:child_process';
import {appendFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {CHROME_FLAGS, CHROME_PATH} from '../scripts/browser/chromium';
import {serve} from '../scripts/serve';
import budgets from './budgets.json';
import {siteWith} from './copy';
import {report, save} from './measure';
import {weigh} from './weigh';

const {counts: COUNTS, ...LIMITS} = budgets.build;
const {home, docs, post, search} = budgets.pages;
const PAGES = {home, docs, post, search};
/** A page of the site that is changed between two builds. */
const CHANGED = 'docs/contributing.mdx';
const USAGE = new URL('usage.mjs', import.meta.url).href;
/** As `npm run build` starts it. */
const DOCUSAURUS = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

/** Seconds of the processor and by the clock, megabytes at most at once. */
interface Cost {
  cpu: number;
  wall: number;
  megabytes: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** @throws Error where the build fails */
async function build(folder: string): Promise<Cost> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', USAGE, DOCUSAURUS, 'build'], {
    cwd: folder,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let usage = '';
  child.stdio[3]!.on('data', (part) => (usage += String(part)));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) {
    throw new Error(`The build in ${folder} failed. Run \`docusaurus build\` there to see why.`);
  }
  const {cpu, megabytes} = JSON.parse(usage) as Omit<Cost, 'wall'>;
  const wall = (performance.now() - started) / 1000;
  return {cpu: round(cpu), wall: round(wall), megabytes: Math.round(megabytes)};
}

/** Kilobytes of a page's HTML and scripts, by kind of page. */
async function weights(dir: string): Promise<Record<string, Record<string, number>>> {
  const site = await serve({dir, port: 0});
  const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
  const found: Record<string, Record<string, number>> = {};
  for (const [kind, address] of Object.entries(PAGES)) {
    const {kinds} = await weigh(browser, site.url + address);
    found[kind] = {html: kinds.html!.gzip, script: kinds.script!.gzip};
  }
  await browser.close();
  await site.close();
  return found;
}

const asked = process.argv.slice(2).map(Number);
const sizes = [];
for (const count of asked.length > 0 ? asked : COUNTS) {
  const folder = siteWith(count);
  const cold = await build(folder);
  appendFileSync(path.join(folder, CHANGED), '\nOne more sentence.\n');
  const second = await build(folder);
  sizes.push({count, cold, second, kB: await weights(path.join(folder, 'build'))});
  console.log(sizes.at(-1));
  rmSync(folder, {recursive: true, force: true});
}
save('build', sizes);
const [first, last] = [sizes[0], sizes.at(-1)!];
report(
  last.count === first.count
    ? []
    : Object.keys(PAGES).flatMap((kind) =>
        Object.entries(LIMITS).map(([part, limit]) => ({
          name: `${kind} ${part}, bytes a document`,
          value: round(
            (1000 * (last.kB[kind][part] - first.kB[kind][part])) / (last.count - first.count),
          ),
          limit,
        })),
      ),
);

/**
 * Programs in the page: kilobytes of what is fetched to run one (gzip), and how long a reader waits from
 * pressing _Run_ to the first output, with everything in the browser's cache and a worker that has to start,
 * or that a pointer upon the button has started before, in milliseconds of a quiet minute; and frames a second while
 * networks play.
 *
 *   npm run build && npx tsx bench/play.ts
 */
import {chromium, type Page} from '@playwright/test';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {minified} from '@collektive/static-pages/build';
import {buildSync} from 'esbuild';
import {gzipSync} from 'node:zlib';
import {CHROME_FLAGS, CHROME_PATH} from '../scripts/browser/chromium';
import budgets from './budgets.json';
import {framesOf} from './frames';
import {report, save, withSite} from './measure';
import {quiet, slowness} from './yardstick';

const PAGE = '/docs/tutorials/basic-usage/';
const RUN = 'Gradient#hops';
const TRIES = 9;

const kB = (text: string): number => Math.round(gzipSync(text, {level: 9}).length / 100) / 10;

/** A file of the build, by its name without the hash. */
function built(folder: string, name: string): string {
  const file = readdirSync(path.join('build/assets', folder)).find((one) =>
    new RegExp(`^${name}\\.[0-9a-f]+\\.`).test(one),
  );
  if (file === undefined) {
    throw new Error(`There is no ${name} in build/assets/${folder}.`);
  }
  return readFileSync(path.join('build/assets', folder, file), 'utf8');
}

/** What the worker takes of a package, bundled by itself. */
const part = (names: string, name: string): string =>
  minified(
    buildSync({
      stdin: {contents: `export ${names} from '${name}';`, resolveDir: '.'},
      format: 'esm',
      bundle: true,
      minifySyntax: true,
      write: false,
    }).outputFiles[0].text,
  );

/** From the press to the first line that is on the screen, in milliseconds. */
const firstOutput = (page: Page, run: string): Promise<number> =>
  page.evaluate(async (name) => {
    const button = document.querySelector<HTMLElement>(`[data-run="${name}"]`)!;
    const outputs = button.closest('figure')!.querySelectorAll('.sample-output');
    const host = outputs[outputs.length - 1];
    const start = performance.now();
    button.click();
    while (!host.shadowRoot?.querySelector('.output code > :first-child')?.textContent) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  }, run);

const median = (values: number[]): number =>
  Math.round(values.sort((a, b) => a - b)[values.length >> 1]);

await withSite(async (origin) => {
  const browser = await chromium.launch({executablePath: CHROME_PATH, args: CHROME_FLAGS});
  const page = await browser.newPage({bypassCSP: true});
  const times: Record<'cold' | 'warm', number[]> = {cold: [], warm: []};
  for (let index = 0; index <= TRIES; index += 1) {
    for (const kind of ['cold', 'warm'] as const) {
      await page.goto(origin + PAGE);
      await page.locator('html[data-controls]').waitFor({state: 'attached'});
      if (kind === 'warm') {
        await page.locator(`[data-run="${RUN}"]`).hover();
        await page.waitForTimeout(1_000);
      }
      const time = await firstOutput(page, RUN);
      // The first one of each fills the cache.
      if (index > 0) {
        times[kind].push(quiet(time, await slowness(page)));
      }
    }
  }
  const frames = await framesOf(browser, origin);
  await browser.close();

  const results = {
    kB: {
      worker: kB(built('js', 'play-worker')),
      player: kB(built('js', 'play')),
      figures: kB(built('js', 'play-figures')),
      workbench: kB(built('js', 'play-workbench')),
      exercises: kB(built('js', 'play-exercises')),
      hero: kB(built('js', 'play-hero')),
      save: kB(built('js', 'play-save')),
      editor: kB(built('js', 'play-editor')),
      sample: kB(built('play', 'Gradient')),
      kotlin: kB(
        part('{checkProgram, kotlinLibrary, procedureOf, resetInstances}', '@collektive/kotlin'),
      ),
      model: kB(part('*', '@collektive/model')),
    },
    firstOutputMs: {cold: median(times.cold), warm: median(times.warm)},
    framesPerSecond: frames,
  };
  save('play', results);
  report([
    ...Object.entries(budgets.play.kB).map(([name, limit]) => ({
      name: `play ${name} kB`,
      value: results.kB[name as keyof typeof results.kB],
      limit,
    })),
    ...Object.entries(budgets.play.firstOutputMs).map(([name, limit]) => ({
      name: `play first output, ${name}, ms`,
      value: results.firstOutputMs[name as keyof typeof results.firstOutputMs],
      limit,
    })),
    ...Object.entries(budgets.play.framesPerSecond).map(([name, limit]) => ({
      name: `play frames a second, ${name}`,
      value: frames[name as keyof typeof frames].frames,
      limit,
      atLeast: true,
    })),
    ...Object.entries(budgets.play.roundsPerSecond).map(([name, limit]) => ({
      name: `play rounds a second, ${name}`,
      value: frames[name as keyof typeof frames].rounds,
      limit,
      atLeast: true,
    })),
  ]);
});

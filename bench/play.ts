/**
 * Programs in the page: kilobytes of what is fetched to run one (gzip), and how long a reader waits from
 * pressing _Run_ to the first output, with everything in the browser's cache and a worker that has to start,
 * or that a pointer upon the button has started before, in milliseconds of a quiet minute; and frames and rounds a second
 * while a network of 500 devices plays.
 */
import {chromium, type Browser, type Page} from '@playwright/test';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {minified} from '@collektive/static-pages/build';
import {buildSync} from 'esbuild';
import {gzipSync} from 'node:zlib';
import {CHROME_FLAGS, CHROME_PATH} from '../scripts/browser/chromium';
import budgets from './budgets.json';
import {report, save, withSite} from './measure';
import {quiet, slowness} from './yardstick';

const PAGE = '/docs/tutorials/basic-usage/';
const RUN = 'Gradient#hops';
const TRIES = 5;

const FIGURE = 'Gradient-gradient-grid-6x4';
const NETWORK = 'scattered 500';
/** Rounds a second that are asked for; more frames are not shown. */
const SPEED = 20;
const MOST_FRAMES = 60;
/** How long frames are counted, in milliseconds. */
const SPAN = 5_000;

const kB = (text: string): number => Math.round(gzipSync(text, {level: 9}).length / 100) / 10;

/** A file of the build, by its name without the hash; the largest, where several have it. */
function built(folder: string, name: string): string {
  const [largest] = readdirSync(path.join('build/assets', folder))
    .filter((one) => new RegExp(`^${name}\\.\\w+\\.`).test(one))
    .map((one) => readFileSync(path.join('build/assets', folder, one), 'utf8'))
    .sort((a, b) => b.length - a.length);
  if (largest === undefined) {
    throw new Error(`There is no ${name} in build/assets/${folder}.`);
  }
  return largest;
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
    const block = document.querySelector<HTMLElement>(`[data-sample="${name}"]`)!;
    const start = performance.now();
    block.querySelector('button')!.click();
    while (!block.querySelector('.sample-live code > :first-child')?.textContent) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  }, run);

/** Frames and rounds a second, as in a quiet minute, of a figure that plays the network. */
async function play(browser: Browser, origin: string): Promise<{frames: number; rounds: number}> {
  const page = await browser.newPage({bypassCSP: true});
  await page.route(new RegExp(`/figure-${FIGURE}\\.[0-9a-f]+\\.json$`), async (route) => {
    const {programs, ...data} = (await (await route.fetch()).json()) as {programs: unknown[]};
    await route.fulfill({
      json: {...data, network: NETWORK, rounds: 1, programs: programs.slice(0, 1)},
    });
  });
  await page.goto(origin + PAGE);
  await page.locator('html[data-controls]').waitFor({state: 'attached'});
  const slowed = await slowness(page);
  const host = page.locator(`[data-figure="${FIGURE}"]`);
  await page.mouse.move(9, 9);
  await host.scrollIntoViewIfNeeded();
  await page.mouse.move(19, 19);
  await host.getByRole('button', {name: 'Run', exact: true}).waitFor();
  await page.locator('[data-hydrated]').filter({has: host}).waitFor();
  await host.getByText('Options').click();
  await host.getByLabel('Rounds per second').fill(String(SPEED));
  await host.getByRole('button', {name: 'Run', exact: true}).click();
  await host.getByText(/^Round [2-9]$/).waitFor();
  const roundNow = async (): Promise<number> =>
    Number((await host.locator('.round').textContent())?.replace(/\D/g, ''));
  const first = await roundNow();
  // No function of a name of its own: the page would miss a helper of the compiler.
  const {counted, seconds} = await page.evaluate(async (span) => {
    const begun = performance.now();
    let counted = 0;
    while (performance.now() - begun < span) {
      await new Promise(requestAnimationFrame);
      counted += 1;
    }
    return {counted, seconds: (performance.now() - begun) / 1000};
  }, SPAN);
  const perSecond = (number: number, most: number): number =>
    Math.min(most, Math.round((10 * number * slowed) / seconds) / 10);
  const rounds = perSecond((await roundNow()) - first, SPEED);
  await page.close();
  return {frames: perSecond(counted, MOST_FRAMES), rounds};
}

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
        await page.locator(`[data-sample="${RUN}"] button`).first().hover();
        await page.waitForTimeout(1_000);
      }
      const time = await firstOutput(page, RUN);
      // The first one of each fills the cache.
      if (index > 0) {
        times[kind].push(quiet(time, await slowness(page)));
      }
    }
  }
  const {frames, rounds} = await play(browser, origin);
  await browser.close();

  const results = {
    kB: {
      worker: kB(built('js', 'play-worker')),
      figures: kB(built('js', 'island-Figure')),
      react: kB(built('js', 'island-chunk')),
      workbench: kB(built('js', 'island-Workbench')),
      exercises: kB(built('js', 'island-Exercise')),
      editor: kB(built('js', 'play-editor')),
      sample: kB(built('play', 'Gradient')),
      kotlin: kB(part('{checkProgram, kotlinLibrary, run}', '@collektive/kotlin')),
      model: kB(part('*', '@collektive/model')),
    },
    firstOutputMs: {cold: median(times.cold), warm: median(times.warm)},
    framesPerSecond: frames,
    roundsPerSecond: rounds,
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
    ...(['framesPerSecond', 'roundsPerSecond'] as const).map((name) => ({
      name: `play ${name}`,
      value: results[name],
      limit: budgets.play[name],
      atLeast: true,
    })),
  ]);
});

/** Frames a second while a figure plays: devices run in the worker, and are drawn in the page. */
import type {Browser, Page} from '@playwright/test';
import {slowness} from './yardstick';

const PAGE = '/docs/tutorials/basic-usage/';
const NAME = 'Gradient-gradient-grid-6x4';
/** How long frames are counted, in milliseconds. */
const SPAN = 5_000;
/** More are not shown. */
const MOST_FRAMES = 60;

/** Networks to draw, and the rounds a second that are asked for: the most devices that a figure has are 500, so 1,000 stand in two of them. */
const NETWORKS = {
  devices200: {network: 'scattered 200', networks: 1, speed: 10},
  devices500: {network: 'scattered 500', networks: 1, speed: 20},
  devices1000: {network: 'scattered 500', networks: 2, speed: 10},
} as const;

export type Frames = Readonly<
  Record<keyof typeof NETWORKS, {readonly frames: number; readonly rounds: number}>
>;

interface Published {
  readonly programs: readonly unknown[];
}

/**
 * Opens the figure with another network, and plays it.
 * @returns how many times slower the machine is than in a quiet minute
 */
async function open(
  page: Page,
  origin: string,
  {network, networks, speed}: (typeof NETWORKS)[keyof typeof NETWORKS],
): Promise<number> {
  await page.route(new RegExp(`/figure-${NAME}\\.[0-9a-f]+\\.json$`), async (route) => {
    const data = (await (await route.fetch()).json()) as Published;
    const programs = Array.from({length: networks}, () => data.programs[0]);
    await route.fulfill({json: {...data, network, rounds: 1, programs}});
  });
  await page.goto(origin + PAGE);
  await page.locator('html[data-controls]').waitFor({state: 'attached'});
  const slowed = await slowness(page);
  const host = page.locator(`[data-figure="${NAME}"]`);
  await page.mouse.move(9, 9);
  await host.scrollIntoViewIfNeeded();
  await page.mouse.move(19, 19);
  await host.getByRole('button', {name: 'Play', exact: true}).waitFor();
  await host.getByText('Options').click();
  await host.getByLabel('Rounds per second').fill(String(speed));
  await host.getByRole('button', {name: 'Play', exact: true}).click();
  await host.getByText(/^Round [2-9]$/).waitFor();
  return slowed;
}

/** Frames and rounds a second of the figure that plays. */
async function count(page: Page): Promise<{frames: number; rounds: number}> {
  const round = page.locator(`[data-figure="${NAME}"] .round`);
  const roundNow = async (): Promise<number> =>
    Number((await round.textContent())?.replace(/\D/g, ''));
  const first = await roundNow();
  // No function of a name of its own: the page would miss a helper of the compiler.
  const {frames, seconds} = await page.evaluate(async (span) => {
    const begun = performance.now();
    let counted = 0;
    while (performance.now() - begun < span) {
      await new Promise(requestAnimationFrame);
      counted += 1;
    }
    return {frames: counted, seconds: (performance.now() - begun) / 1000};
  }, SPAN);
  const perSecond = (number: number): number => Math.round((10 * number) / seconds) / 10;
  return {frames: perSecond(frames), rounds: perSecond((await roundNow()) - first)};
}

/** As in a quiet minute. @param origin of the served site */
export async function framesOf(browser: Browser, origin: string): Promise<Frames> {
  const found: [string, {frames: number; rounds: number}][] = [];
  for (const [name, network] of Object.entries(NETWORKS)) {
    const page = await browser.newPage({bypassCSP: true});
    const slowed = await open(page, origin, network);
    const {frames, rounds} = await count(page);
    found.push([
      name,
      {
        frames: Math.min(MOST_FRAMES, frames * slowed),
        rounds: Math.min(network.speed, rounds * slowed),
      },
    ]);
    await page.close();
  }
  return Object.fromEntries(found) as Frames;
}

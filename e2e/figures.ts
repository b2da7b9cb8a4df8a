/** A network in a page that can be touched. */
import type {Page} from '@playwright/test';
import {expect} from './test';

export const PAGE = '/docs/tutorials/basic-usage/';
export const NAME = 'Gradient-gradient-grid-6x4';
/** The playground's own figure, whatever it runs first. */
export const DESK = 'the playground';
export const WORKER = /\/assets\/js\/play-worker\.[0-9a-f]+\.js$/;

export function figureOf(page: Page, name = NAME) {
  const host = page.locator(name === DESK ? '.figure[data-full]' : `[data-figure="${name}"]`);
  const device = (id: number) => host.locator(`svg [data-id="${id}"]`).filter({visible: true});
  return {
    host,
    device,
    network: host.locator('svg[role=group]').filter({visible: true}),
    button: (label: string) => host.getByRole('button', {name: label, exact: true}),
    tool: (label: string) => host.getByRole('radio', {name: label}),
    round: host.locator('.round'),
    told: host.locator('.told'),
    time: host.getByRole('slider', {name: 'Round', exact: true}),
    values: async (): Promise<string> =>
      (
        await host
          .locator('svg [data-id]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
      ).join('; '),
    valueOf: (id: number, value: string) =>
      expect(device(id)).toHaveAccessibleName(new RegExp(`^device ${id}: ${value}(,|$)`)),
  };
}

/** Comes near a figure, which then comes to life. */
export async function come(page: Page, name = NAME): Promise<ReturnType<typeof figureOf>> {
  const figure = figureOf(page, name);
  await page.mouse.move(9, 9);
  await figure.host.scrollIntoViewIfNeeded();
  await page.mouse.move(19, 19);
  await expect(page.locator('[data-hydrated]').filter({has: figure.host})).toHaveCount(1);
  return figure;
}

/** The middle of a device, in the window. */
export async function centre(page: Page, id: number, name = NAME): Promise<{x: number; y: number}> {
  const box = (await figureOf(page, name)
    .device(id)
    .locator('circle, rect')
    .first()
    .boundingBox())!;
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

/** Blocks whose output a reader can run. */
import type {Page} from '@playwright/test';
import {expect} from './test';

export const PAGE = '/docs/tutorials/basic-usage/';
export const RECORDED = [
  '[0.0, Infinity, Infinity, Infinity, Infinity]',
  '[0.0, 1.0, Infinity, Infinity, Infinity]',
  '[0.0, 1.0, 2.0, Infinity, Infinity]',
  '[0.0, 1.0, 2.0, 3.0, Infinity]',
  '[0.0, 1.0, 2.0, 3.0, 4.0]',
];
export const WORKER = /\/assets\/js\/play-worker\.[0-9a-f]+\.js$/;
export const PLAYER = /\/assets\/js\/play\.[0-9a-f]+\.js/;
export const SAMPLE = /\/assets\/play\/Gradient\.[0-9a-f]+\.json$/;

/** The block of a sample's output, and what stands in it. */
export function blockOf(page: Page, run: string) {
  const block = page.locator('figure.sample').filter({has: page.locator(`[data-run="${run}"]`)});
  return {
    block,
    run: block.getByRole('button', {name: `Run ${run}`}),
    output: block.getByRole('group', {name: 'Output'}).last(),
    picture: block.locator('.drawing').getByRole('img'),
    slider: block.getByRole('slider', {name: 'Round'}),
    status: block.locator('.status'),
  };
}
export const hops = (page: Page) => blockOf(page, 'Gradient#hops');

/** Runs a block to its end. */
export async function runToEnd(block: ReturnType<typeof blockOf>): Promise<void> {
  await block.run.click();
  await expect(block.status).toHaveText(/^Run in your browser/);
  await expect(block.slider).toHaveValue((await block.slider.getAttribute('max')) ?? '');
}

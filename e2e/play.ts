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
export const ISLAND = /\/assets\/js\/island-Sample\.[0-9A-Z]+\.js/;
export const SAMPLE = /\/assets\/play\/Gradient\.[0-9a-f]+\.json$/;

/** What the button that runs a block is called: `Gradient#hops`. */
export function runName(run: string): string {
  const [file, output] = run.split('#');
  return `Run the sample ${output.replaceAll('-', ' ')} of ${file}.kt`;
}

/** What the button that opens its editor is called. */
export const editName = (run: string): string => runName(run).replace('Run', 'Edit');

/** The block of a sample's output, and what stands in it. */
export function blockOf(page: Page, run: string) {
  const block = page.locator(`figure[data-sample="${run}"]`);
  return {
    block,
    run: block.getByRole('button', {name: runName(run)}),
    output: block.getByRole('group', {name: 'Output'}).last(),
    picture: block.locator('.sample-network').getByRole('img'),
    values: block.locator('.sample-network [data-id] text:last-of-type'),
    slider: block.getByRole('slider', {name: 'Round'}),
    status: block.locator('.sample-status'),
  };
}
export const hops = (page: Page) => blockOf(page, 'Gradient#hops');

/** Runs a block to its end. */
export async function runToEnd(block: ReturnType<typeof blockOf>): Promise<void> {
  await block.run.click();
  await expect(block.status).toHaveText(/^Run in your browser/);
  await expect(block.slider).toHaveValue((await block.slider.getAttribute('max')) ?? '');
}

/** A program that a reader changes in the page. */
import type {Page} from '@playwright/test';
import {editName} from './play';
import {expect} from './test';

export const RUN = 'Gradient#hops';

export function parts(page: Page) {
  const block = page.locator(`figure[data-sample="${RUN}"]`);
  const button = (name: string) => block.getByRole('button', {name, exact: true});
  return {
    block,
    button,
    editor: block.getByRole('textbox', {name: 'Program'}),
    output: block.getByRole('group', {name: 'Output'}).last(),
    status: block.locator('.sample-status'),
    slider: block.getByRole('slider', {name: 'Round'}),
  };
}

/** Opens the editor of the block. */
export async function edit(page: Page): Promise<void> {
  const {button, editor} = parts(page);
  await button(editName(RUN)).click();
  await expect(editor).toBeVisible();
}

/** Writes a line at the end of the function that runs. */
export async function write(page: Page, line: string): Promise<void> {
  await parts(page).editor.getByText('roundBackwards').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(line);
}

export const CHANGE = 'println("changed / here")';
export const CHANGED = /changed \/ here\s*$/;

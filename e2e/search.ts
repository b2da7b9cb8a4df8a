import type {Page} from '@playwright/test';
import {expect, open} from './test';

/** Where the embedded engine's recent searches are stored. */
export const RECENT = '__DOCSEARCH_RECENT_SEARCHES__collektive';

/** The search modal by its roles and names. */
export const modal = {
  dialog: (page: Page) => page.getByRole('dialog', {name: 'Search'}),
  field: (page: Page) => modal.dialog(page).getByRole('searchbox'),
  hits: (page: Page) => modal.dialog(page).getByRole('option'),
  /** Hits, or a screen that says why there are none: the engine has answered. */
  settled: (page: Page) =>
    modal
      .dialog(page)
      .locator(
        '.DocSearch-Hits, .DocSearch-NoResults, .DocSearch-StartScreen, .DocSearch-ErrorScreen',
      )
      .first(),
};

/** Opens a page (the introduction unless told) and, on it, the modal. */
export async function openModal(page: Page, address = '/docs/intro/'): Promise<void> {
  await open(page, address);
  await page.keyboard.press('Control+k');
  // Not only the field that stands in for it until it has come.
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
}

/** Types a query into the open modal and waits until that query is answered. */
export async function search(page: Page, query: string): Promise<void> {
  const dialog = modal.dialog(page);
  await modal.field(page).fill(query);
  const found = dialog.locator(`a[href$="?q=${encodeURIComponent(query)}"]`);
  const nothing = dialog.locator('.DocSearch-NoResults', {hasText: query});
  await expect(found.or(nothing).first()).toBeVisible();
}

/** A list that the modal stored. */
export const stored = (page: Page, key: string): Promise<Array<Record<string, unknown>>> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as never, key);

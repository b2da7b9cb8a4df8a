/** Parts of the site, to which readers of the dialog keep. */
import type {Locator, Page} from '@playwright/test';
import {violations} from './axe';
import {expect, overflow, PHONE, test} from './test';
import {modal, openModal, search} from './search';

const QUERY = 'field';

const parts = (page: Page): Locator =>
  modal.dialog(page).getByRole('group', {name: 'Part of the site'}).getByRole('button');

const titles = (page: Page): Locator => modal.dialog(page).locator('.DocSearch-Hit-source');

/** The name of a part, without its number of hits. */
const nameOf = async (part: Locator): Promise<string> =>
  (await part.innerText()).replace(/\s*\d+$/, '');

test('hits are kept to a part by keyboard, to all parts again and in the next dialog; Enter opens the first hit of a part', async ({
  page,
}) => {
  await openModal(page);
  // Without a query there is nothing to choose.
  await expect(parts(page)).toHaveCount(0);
  await search(page, QUERY);
  await expect(parts(page).first()).toHaveAttribute('aria-pressed', 'true');
  const before = await modal.hits(page).count();
  // The one with the most hits, after "All".
  const part = parts(page).nth(1);
  const name = await nameOf(part);
  await part.focus();
  await page.keyboard.press('Enter');
  await expect(part).toHaveAttribute('aria-pressed', 'true');
  await expect(titles(page)).toHaveText([name]);
  expect(await modal.hits(page).count()).toBeGreaterThan(5);
  await expect(part).toBeFocused();

  // It holds for what is typed next, until it is taken back.
  await modal.field(page).focus();
  await modal.field(page).fill('share');
  await expect(modal.dialog(page).locator('a[href*="?q=share&section="]')).toBeVisible();
  await expect(titles(page)).toHaveText([name]);
  await modal.field(page).fill(QUERY);
  await parts(page).first().focus();
  await page.keyboard.press('Space');
  await expect(titles(page)).not.toHaveCount(1);
  await expect(modal.hits(page)).toHaveCount(before);

  await test.step('the next dialog begins with all', async () => {
    await parts(page).nth(1).click();
    await expect(titles(page)).toHaveCount(1);
    await modal.dialog(page).getByRole('button', {name: 'Clear the query'}).click();
    await expect(parts(page).first()).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(modal.dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await search(page, QUERY);
    await expect(parts(page).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(titles(page)).not.toHaveCount(1);
  });

  await test.step('Enter opens the first hit of the part', async () => {
    await parts(page).filter({hasText: 'Blog'}).click();
    await expect(titles(page)).toHaveText(['Blog']);
    await modal.field(page).press('Enter');
    await expect(page).toHaveURL(/\/blog\//);
  });
});

test('all hits of the part are on the search page, whose address can be shared', async ({page}) => {
  await openModal(page);
  await search(page, QUERY);
  const part = parts(page).last();
  const [name, count] = [await nameOf(part), /\d+$/.exec(await part.innerText())![0]];
  await part.click();
  await modal
    .dialog(page)
    .getByRole('link', {name: `See all ${count} results`})
    .click();
  await expect(page).toHaveURL(/\/search\/\?q=field&section=/);
  const main = page.getByRole('main');
  const chosen = main.getByRole('button', {name, pressed: true});
  await expect(chosen).toBeVisible();
  await expect(main.getByRole('status')).toContainText(`${count} result`);
  await main.getByRole('button', {name: /^All/}).click();
  await expect(page).toHaveURL(/\/search\/\?q=field$/);
});

test('on a phone, parts of the site take one line, and nothing is cut off', async ({page}) => {
  await page.setViewportSize(PHONE);
  await openModal(page);
  await search(page, QUERY);
  const boxes = await parts(page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(new Set(boxes).size).toBe(1);
  expect(await overflow(page)).toBe(0);
  const last = parts(page).last();
  await last.focus();
  await expect(last).toBeInViewport({ratio: 0.99});
  expect(await violations(page, '.search-filters')).toEqual([]);
  // The list ends where the window does.
  const list = (await modal.dialog(page).locator('.DocSearch-Dropdown').boundingBox())!;
  expect(list.y + list.height).toBeLessThanOrEqual(PHONE.height);
});

/** Examples by subject and by function. */
import type {Locator, Page} from '@playwright/test';
import {come} from './figures';
import {expect, open, test} from './test';

const PAGE = '/docs/examples/';
/** The playground's own network. */
const DESK = 'Gradient-gradient-scattered-60';

/** The filters, and what they leave. */
function gallery(page: Page): {menu: (name: string) => Locator; cards: Locator; says: Locator} {
  const filters = page.getByRole('group', {name: 'Filter examples'});
  return {
    menu: (name) => filters.getByRole('combobox', {name}),
    cards: page.locator('.examples > figure'),
    says: filters.getByRole('status'),
  };
}

/** The second choice of a menu: the first leaves all. */
const firstChoice = (menu: Locator): Promise<string> =>
  menu
    .locator('option')
    .nth(1)
    .evaluate((option: HTMLOptionElement) => option.value);

test('examples are filtered by keyboard, counted aloud, and the address can be shared', async ({
  page,
}) => {
  await open(page, PAGE);
  const {menu, cards, says} = gallery(page);
  const all = await cards.count();
  const subject = await firstChoice(menu('Subject'));
  await menu('Subject').focus();
  await page.keyboard.press('ArrowDown');
  const some = page.locator(`.examples[data-subject="${subject}"] > figure`);
  const count = await some.count();
  expect(count).toBeLessThan(all);
  await expect(says).toHaveText(`${count} of ${all} examples`);
  await expect(cards.filter({visible: true})).toHaveCount(count);
  await expect(some.first()).toBeVisible();
  // No heading is left without its examples.
  const groups = page.locator('.examples');
  await expect(page.locator('h3:has(+ .examples)').filter({visible: true})).toHaveCount(1);
  await expect(groups.filter({visible: true})).toHaveCount(1);
  await expect(page).toHaveURL(`${PAGE}?subject=${subject}`);

  await page.reload();
  await expect(says).toHaveText(`${count} of ${all} examples`);
  await menu('Subject').selectOption('');
  await expect(says).toHaveText(`All ${all} examples`);
  await expect(cards.filter({visible: true})).toHaveCount(all);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test('an example opens in the playground, with its program', async ({page}) => {
  await open(page, PAGE);
  const links = page.getByRole('link', {name: /^Open in the playground/});
  expect(await links.count()).toBe(await gallery(page).cards.count());
  const card = page.locator('.examples > figure').first();
  const used = (await card.getAttribute('data-uses'))!.split(' ')[0];
  await card.getByRole('link', {name: /^Open in the playground/}).click();
  await expect(page).toHaveURL(/\/playground\/#/);
  const {host} = await come(page, DESK);
  await expect(host.getByRole('textbox', {name: 'Program'})).toContainText(used);
});

test('two filters leave what has both, and say so where nothing has', async ({page}) => {
  const {menu, cards, says} = gallery(page);
  await open(page, PAGE);
  const uses = await firstChoice(menu('Function'));
  await page.goto(`${PAGE}?uses=${uses}&subject=no-such-subject`);
  await expect(menu('Function')).toHaveValue(uses);
  const those = page.locator(`.examples > figure[data-uses~="${uses}"]`);
  await expect(cards.filter({visible: true})).toHaveCount(await those.count());
  const other = await page
    .locator(`.examples:not(:has([data-uses~="${uses}"]))`)
    .first()
    .getAttribute('data-subject');
  await menu('Subject').selectOption(other);
  await expect(says).toHaveText('No example has both. Choose another subject or function.');
  await expect(cards.filter({visible: true})).toHaveCount(0);
});

test('a link to what is filtered out shows it', async ({page}) => {
  await open(page, PAGE);
  await page.keyboard.press('Tab');
  const {menu, cards} = gallery(page);
  const all = await cards.count();
  const subject = await firstChoice(menu('Subject'));
  await menu('Subject').selectOption(subject);
  const other = page.locator(`h3:has(+ .examples:not([data-subject="${subject}"]))`).last();
  await expect(other).toBeHidden();
  const id = await other.getAttribute('id');
  await page.locator(`.theme-doc-toc-desktop a[href$="#${id}"]`).click();
  await expect(other).toBeInViewport();
  await expect(cards.filter({visible: true})).toHaveCount(all);
});

test('the filters take no room that they have not had before', async ({page}) => {
  await open(page, PAGE);
  const {cards, menu, says} = gallery(page);
  const before = await cards.first().boundingBox();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Copy page'})).toBeVisible();
  expect(await cards.first().boundingBox()).toEqual(before);
  await menu('Function').selectOption(await firstChoice(menu('Function')));
  await expect(says).toContainText('of');
});

test.describe('without a script', () => {
  test.use({javaScriptEnabled: false});

  test('no script examples are a plain list', async ({page}) => {
    await page.goto(PAGE);
    await expect(gallery(page).menu('Subject')).toBeHidden();
    await expect(page.locator('.examples > figure:visible').first()).toBeVisible();
    await expect(page.locator('.examples > figure[hidden]')).toHaveCount(0);
  });
});

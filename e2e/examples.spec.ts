/** The page of examples. */
import {come, DESK} from './figures';
import {expect, open, test} from './test';

const PAGE = '/docs/examples/';

test('an example opens in the playground, with its program', async ({page}) => {
  await open(page, PAGE);
  const links = page.getByRole('link', {name: /^Open in the playground/});
  expect(await links.count()).toBe(await page.locator('.examples > figure').count());
  const card = page.locator('.examples > figure').first();
  await card.getByRole('link', {name: /^Open in the playground/}).click();
  await expect(page).toHaveURL(/\/playground\/#/);
  const {host} = await come(page, DESK);
  await expect(host.getByRole('textbox', {name: 'Program'})).toContainText('fun Aggregate<');
});

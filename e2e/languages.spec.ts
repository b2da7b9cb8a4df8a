/** The site in a pseudo language, from right to left: texts are a third longer, and nothing runs over the edge. */
import {pseudo} from '../scripts/translations/pseudo';
import {expect, open, overflow, PHONE, test} from './test';

test.use({site: 'pseudo'});

const ADDRESSES = ['./', 'docs/tutorials/gettingstarted/', 'playground/', 'blog/', 'search/'];

for (const viewport of [PHONE, {width: 1280, height: 800}]) {
  test(`pages have room for it at ${viewport.width} px`, async ({page}) => {
    await page.setViewportSize(viewport);
    for (const address of ADDRESSES) {
      await open(page, address);
      expect.soft(await overflow(page), address).toBe(0);
    }
  });
}

test('tools and the dialog of search speak it', async ({page}) => {
  await open(page, 'docs/tutorials/gettingstarted/');
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 200);
  await expect(page.locator('.tool').first()).toContainText('⟦');
  await page.keyboard.press('Control+k');
  await expect(page.getByPlaceholder(pseudo('Search docs'))).toBeVisible();
  await page.keyboard.type('gradient');
  await expect(page.getByRole('option').first()).toBeVisible();
});

/** The site in Italian: three pages are translated, the others are read in English within it. */
// cspell:disable
import {violations} from './axe';
import {expect, open, overflow, PHONE, test} from './test';

test.use({site: 'italian'});

const TRANSLATED = [
  ['./', 'Un solo programma.'],
  ['docs/tutorials/gettingstarted/', 'Per cominciare'],
  ['docs/tutorials/first-collektive-program/', 'contare i dispositivi'],
] as const;

for (const [address, title] of TRANSLATED) {
  test(`${address} is Italian, has room and nothing for axe at every width, light and dark`, async ({
    page,
  }) => {
    // At 1000 px the navbar has least room: below, it is a menu.
    for (const viewport of [PHONE, {width: 1000, height: 800}, {width: 1280, height: 800}]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({colorScheme});
        await open(page, address);
        await expect(page.getByRole('heading', {level: 1})).toContainText(title);
        const how = `${viewport.width} px, ${colorScheme}`;
        expect.soft(await overflow(page), how).toBe(0);
        expect.soft(await violations(page), how).toEqual([]);
      }
    }
  });
}

test('finds Italian words, without accents and small words; the menu of languages leads to the page in English', async ({
  page,
}) => {
  await open(page, 'docs/tutorials/gettingstarted/');
  await page.locator('.navbar summary', {hasText: 'Italiano'}).click();
  await expect(page.getByRole('link', {name: 'English'})).toHaveAttribute(
    'href',
    '/docs/tutorials/gettingstarted/',
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const field = page.locator('.DocSearch-Input');
  // Not the field that stands in for it until it has come.
  await expect(field).toBeFocused();
  await field.fill('come conto i dispositivi');
  await expect(page.getByRole('option').first()).toContainText('contare i dispositivi');
  await field.fill('umidita');
  await expect(page.getByRole('option').first()).toContainText('Un round fallisce');
});

test('R5 an address without a page, which the first language sent here, gets Italian suggestions', async ({
  page,
}) => {
  await open(page, '404.html?asked=/it/docs/geting-started/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Pagina non trovata');
  await expect(main.getByRole('link', {name: 'Per cominciare'})).toBeVisible();
  await expect(main.locator('a[href*="?q=geting+started"]')).toBeVisible();
});

/** Pages whose figures have come to life and whose samples are open: what the walk sees at rest. */
import {DRAWN, violations} from './axe';
import {begin, expect, open, overflow, PHONE, still, test} from './test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const PAGES = ['/', '/playground/', '/docs/tutorials/basic-usage/'];

for (const path of PAGES) {
  test(`R1 R3 ${path}, alive on a wide screen and a phone, is accessible, fits, and prints no controls`, async ({
    page,
  }) => {
    test.slow();
    await open(page, path);
    await begin(page);
    for (const figure of await page.locator('[data-figure]').all()) {
      await figure.scrollIntoViewIfNeeded();
      const isAlive = () => figure.evaluate((one) => one.closest('[data-hydrated]') !== null);
      await expect.poll(isAlive).toBe(true);
      await expect(figure.getByRole('button').first()).toBeAttached();
    }
    const edit = page.getByRole('button', {name: /^Edit/}).first();
    if (await edit.isVisible()) {
      await edit.click();
      await expect(page.getByRole('textbox', {name: 'Program'}).first()).toBeVisible();
    }
    // Further down, the bars that stay at the top cover whatever has been scrolled below them.
    const look = async (rules?: readonly string[]): Promise<void> => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await still(page);
      expect(await violations(page, undefined, {rules})).toEqual([]);
      expect(await overflow(page)).toBe(0);
    };
    await look();
    await page.emulateMedia({media: 'print'});
    const controls = page.getByRole('main').locator('button, input, select, [role=tab]');
    await expect(controls.filter({visible: true})).toHaveCount(0);
    await page.emulateMedia({media: 'screen', colorScheme: 'dark'});
    await page.setViewportSize(PHONE);
    await look([...DRAWN, 'scrollable-region-focusable']);
  });
}

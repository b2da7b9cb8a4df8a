/** Pages of a build as readers see them, from top to bottom. */
import {expect, test as base} from '@playwright/test';
import {serve} from '@collektive/static-pages/serve';
import {readPlan} from './plan';

const {build, pages} = readPlan();

const test = base.extend<object, {origin: string}>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const {url, base: path, close} = await serve({dir: build});
      await use(url + path);
      await close();
    },
    {scope: 'worker'},
  ],
});

const SIZES = {narrow: {width: 390, height: 844}, wide: {width: 1280, height: 800}};

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({viewport, colorScheme});

      for (const address of pages) {
        test(`/${address}`, async ({page, origin}) => {
          await page.goto(origin + address);
          // Who begins to do something gets all drawings, not only those in sight.
          await page.mouse.move(1, 1);
          await page.mouse.move(2, 2);
          await page.waitForLoadState('networkidle');
          const name = `${address.replaceAll('/', '-') || 'home-'}.png`;
          await expect(page).toHaveScreenshot([`${size}-${colorScheme}`, name], {fullPage: true});
        });
      }
    });
  }
}

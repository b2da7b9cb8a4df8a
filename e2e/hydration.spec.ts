/** What islands are when they come alive is what the build wrote: React's development build says where it is not. */
import {readBuilt, sitemapPaths} from './pages';
import {begin, expect, open, test} from './test';

/** Pages that one test opens, one after the other. */
const PAGES = 8;

test.use({site: 'variant', contextOptions: {reducedMotion: 'reduce'}});

const withIslands = sitemapPaths().filter((address) =>
  readBuilt(`${address.slice(1)}index.html`).includes('data-island='),
);

test('there are pages with islands', () => {
  expect(withIslands.length).toBeGreaterThan(20);
});

for (let at = 0; at < withIslands.length; at += PAGES) {
  const some = withIslands.slice(at, at + PAGES);
  test(`islands hydrate without a difference: ${some.join(' ')}`, async ({page}) => {
    test.slow();
    for (const address of some) {
      await open(page, address.slice(1));
      await begin(page);
      // Also those in a tab that is not chosen, where no pointer comes.
      await page
        .locator('[data-island]')
        .evaluateAll((all) =>
          all.forEach((one) => one.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}))),
        );
      await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
    }
  });
}

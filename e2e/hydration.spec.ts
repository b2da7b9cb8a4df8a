/** What islands are when they come alive is what the build wrote: React's development build says where it is not. */
import {WALK} from '../src/site/env';
import {readPage, sitemapPaths, walkedPages} from './pages';
import {begin, expect, open, test} from './test';

/** Pages that one test opens, one after the other. */
const PAGES = 8;

test.use({site: 'variant', contextOptions: {reducedMotion: 'reduce'}});

const withIslands = sitemapPaths().filter((address) => readPage(address).includes('data-island='));
const taken = walkedPages(WALK)
  .filter(({path, inDepth}) => inDepth && withIslands.includes(path))
  .map(({path}) => path);

test('there are pages with islands, and some are taken', () => {
  expect(withIslands.length).toBeGreaterThan(20);
  expect(taken.length).toBeGreaterThan(0);
});

for (let at = 0; at < taken.length; at += PAGES) {
  const some = taken.slice(at, at + PAGES);
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

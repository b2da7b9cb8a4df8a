/** Row C14: what opens and closes takes its time, or none. */
import type {Locator, Page} from '@playwright/test';
import {chrome, expect, open, PHONE, still, test} from './test';

test.describe('C14 motion', () => {
  /** Milliseconds that what changes its height takes, once a control is pressed. */
  const heightDurationOf = (control: Locator): Promise<number> =>
    control.evaluate((element: HTMLElement) => {
      element.click();
      const effects = document.getAnimations().map(({effect}) => effect as KeyframeEffect);
      const timing = effects.find((one) => one.getKeyframes().some((frame) => 'height' in frame));
      return Number(timing?.getComputedTiming().duration);
    });
  const category = (page: Page): Locator =>
    chrome.docsSidebar(page).locator('[aria-expanded]').first();

  /** The stock formula, of `Collapsible` in @docusaurus/theme-common: milliseconds for a height in pixels. */
  const stock = (height: number): number =>
    Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);

  test('C14 categories and what unfolds take the time that the stock theme gives their height', async ({
    page,
  }) => {
    await open(page, '/docs/tutorials/gettingstarted/');
    for (const item of (await chrome.docsSidebar(page).locator('li:has(> ul)').all()).slice(0, 4)) {
      const height = await item.locator('> ul').evaluate((list) => list.scrollHeight);
      expect(await heightDurationOf(item.locator('[aria-expanded]').first())).toBe(stock(height));
      await still(page);
    }
    const folded = page.getByRole('main').locator('details:not([open])').filter({visible: true});
    const before = (await folded.first().boundingBox())!.height;
    const details = await folded.first().elementHandle();
    const duration = await heightDurationOf(folded.first().locator('> summary'));
    await still(page);
    expect(duration).toBe(stock((await details.boundingBox())!.height - before));
    // It is where it goes in the end.
    expect(await details.evaluate((one) => (one as HTMLDetailsElement).open)).toBe(true);
    const opens = await heightDurationOf(chrome.apis(page));
    await still(page);
    const list = page.locator('.navbar-menu__list');
    const height = await list.evaluate((element: HTMLElement) => element.offsetHeight);
    const closes = await heightDurationOf(chrome.apis(page));
    expect([opens, closes]).toEqual([stock(height), stock(height)]);
  });

  test.describe('reduced', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    test('C14 under prefers-reduced-motion a category and the contents of a phone open in 1 ms, and nothing on the home page moves', async ({
      page,
    }) => {
      await open(page, '/docs/intro/');
      expect.soft(await heightDurationOf(category(page)), 'a category').toBe(1);
      expect.soft(await heightDurationOf(chrome.apis(page)), 'a menu').toBe(1);
      await page.setViewportSize(PHONE);
      await open(page, '/docs/explanation/aggregate-programming/');
      const summary = page.getByRole('main').locator('summary', {hasText: 'On this page'});
      expect.soft(await heightDurationOf(summary), 'the contents').toBe(1);
      await page.setViewportSize({width: 1280, height: 800});
      await open(page, '/');
      const running = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({playState, effect}) => {
            const {duration = 0} = effect?.getComputedTiming() ?? {};
            return playState === 'running' && Number(duration) > 1;
          })
          .map((animation) => (animation as CSSAnimation).animationName),
      );
      expect(running).toEqual([]);
    });
  });
});

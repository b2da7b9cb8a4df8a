/** Rows C1, C3, C4, C5, C14 and what stock 3.9.2 gets wrong about the navbar. */
import type {Locator, Page} from '@playwright/test';
import {THEME_CONFIG} from '../src/site/chrome';
import {API_MODULES, REPOSITORY} from '../src/site/links';
import {chrome, expect, linkTo, open, PHONE, still, test} from './test';

test.describe('C1 navbar', () => {
  test('C1 the brand leads home', async ({page}) => {
    await open(page, '/docs/references/');
    const brand = chrome
      .navbar(page)
      .getByRole('link', {name: THEME_CONFIG.navbar?.title, exact: true});
    await expect(brand).toHaveAttribute('href', '/');
    await brand.click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('C1 Docs leads to the first document', async ({page}) => {
    await open(page, '/');
    await linkTo(chrome.navbar(page), '/docs/intro/').click();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
  });

  test('C1 the APIs menu holds each module and all of them', async ({page}) => {
    await open(page, '/');
    await chrome.apis(page).click();
    const links = chrome.navbar(page).locator('details').getByRole('link');
    await expect(links).toHaveCount(API_MODULES.length);
    for (const [i, {label, href}] of API_MODULES.entries()) {
      await expect(links.nth(i)).toBeVisible();
      await expect(links.nth(i)).toHaveText(new RegExp(`^${label}`));
      await expect(links.nth(i)).toHaveAttribute('href', href);
    }
  });

  test('C1 search is a button that opens the modal', async ({page}) => {
    await open(page, '/');
    await expect(chrome.navbar(page).getByRole('button', {name: 'Search (Ctrl+K)'})).toBeVisible();
    await chrome.search(page).click();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  });

  test('C1 the repository link and the colour-mode toggle have names', async ({page}) => {
    await open(page, '/');
    const repository = chrome.navbar(page).locator(`a[href="${REPOSITORY}"]`);
    await expect(repository).toHaveAccessibleName(/\w/);
    await expect(chrome.modeToggle(page)).toBeVisible();
    await expect(chrome.modeToggle(page)).toBeEnabled();
  });

  test('C1 the link of the section at hand is marked', async ({page}) => {
    await open(page, '/docs/references/');
    const docs = linkTo(chrome.navbar(page), '/docs/intro/');
    await expect(docs).toHaveAttribute('aria-current', /page|true/);
  });
});

test.describe('C1 APIs menu', () => {
  test.beforeEach(({page}) => open(page, '/docs/intro/'));

  for (const key of ['Enter', 'Space']) {
    test(`C1 the APIs menu opens and closes with ${key}`, async ({page}) => {
      const first = chrome.navbar(page).locator('details a').first();
      await chrome.apis(page).focus();
      await page.keyboard.press(key);
      await expect(first).toBeVisible();
      await page.keyboard.press(key);
      await expect(first).toBeHidden();
    });
  }

  test('C1 the APIs menu opens when a program clicks it', async ({page}) => {
    await chrome.apis(page).evaluate((element) => (element as HTMLElement).click());
    await expect(chrome.navbar(page).locator('details a').first()).toBeVisible();
  });

  test('C1 Escape closes the APIs menu and gives the focus back', async ({page}) => {
    await chrome.apis(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const first = chrome.navbar(page).locator('details a').first();
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(chrome.apis(page)).toBeFocused();
  });

  test('C1 a click elsewhere closes the APIs menu', async ({page}) => {
    await chrome.apis(page).click();
    await expect(chrome.navbar(page).locator('details a').first()).toBeVisible();
    // Its menu covers the middle.
    await chrome.title(page).click({position: {x: 5, y: 5}});
    await expect(chrome.navbar(page).locator('details a').first()).toBeHidden();
  });

  test('C1 the focus leaving the APIs menu closes it', async ({page}) => {
    await chrome.apis(page).focus();
    await page.keyboard.press('Enter');
    const links = chrome.navbar(page).locator('details a');
    await expect(links.first()).toBeVisible();
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeHidden();
  });
});

test.describe('C3 skip link', () => {
  for (const path of ['/', '/docs/intro/', '/blog/', '/search/']) {
    test(`C3 the first stop on ${path} is the skip link, which moves the focus to the main region`, async ({
      page,
    }) => {
      await open(page, path);
      // The search page takes the focus for its field: start from the top of the page.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      if (path === '/search/') {
        await page.evaluate(() => {
          document.body.tabIndex = -1;
          document.body.focus();
        });
      }
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', {name: 'Skip to main content'});
      await expect(skip).toBeFocused();
      await still(page);
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      const main = page.getByRole('main');
      await expect(main).toBeFocused();
      await page.keyboard.press('Tab');
      expect(
        await main.evaluate((element) => element.contains(document.activeElement)),
        'the next stop is inside the main region',
      ).toBe(true);
    });
  }

  test('C3 the focus rests on the main region', async ({page}) => {
    await open(page, '/docs/intro/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // Two frames: the stock link hands the focus over and drops it again in a later step.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('C4 footer', () => {
  for (const path of ['/', '/docs/intro/', '/blog/welcome/']) {
    test(`C4 the footer of ${path} leads to documentation, releases, issues, licence and how to cite, and names the year`, async ({
      page,
    }) => {
      await open(page, path);
      const footer = page.getByRole('contentinfo');
      const links = THEME_CONFIG.footer?.links ?? [];
      await expect(footer.getByRole('link')).toHaveText(
        links.map(({label}) => new RegExp(`^${String(label)}`)),
      );
      for (const [i, {to, href}] of links.entries()) {
        const address = String(href ?? to).replace(/\/$/, '');
        await expect(footer.getByRole('link').nth(i)).toHaveAttribute(
          'href',
          new RegExp(`^${address}/?$`),
        );
      }
      await expect(footer).toContainText(/©\s*2025/);
    });
  }
});

test.describe('C5 navbar while scrolling', () => {
  const DOCUMENT = '/docs/explanation/aggregate-programming/';

  test('C5 the navbar stays while scrolling', async ({page}) => {
    await open(page, DOCUMENT);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    await still(page);
    await expect(chrome.navbar(page)).toBeInViewport({ratio: 0.9});
  });

  test.describe('with hide-on-scroll', () => {
    test.use({site: 'variant'});

    test('C5 with hide-on-scroll the navbar leaves on the way down and comes back on the way up', async ({
      page,
    }) => {
      await open(page, DOCUMENT.slice(1));
      await expect(chrome.navbar(page)).toBeInViewport({ratio: 0.9});
      for (let i = 0; i < 6; i++) {
        await page.mouse.wheel(0, 200);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(200 * i + 100);
      }
      await expect(chrome.navbar(page)).not.toBeInViewport();
      await page.mouse.wheel(0, -200);
      await expect(chrome.navbar(page)).toBeInViewport({ratio: 0.9});
    });

    test('C5 with hide-on-scroll a hidden navbar shows when the focus enters it', async ({
      page,
    }) => {
      await open(page, DOCUMENT.slice(1));
      for (let i = 0; i < 6; i++) {
        await page.mouse.wheel(0, 200);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(200 * i + 100);
      }
      await expect(chrome.navbar(page)).not.toBeInViewport();
      await page.evaluate(() => {
        document
          .querySelector<HTMLElement>('nav[aria-label="Main"] a')
          ?.focus({preventScroll: true});
      });
      await expect(chrome.navbar(page)).toBeInViewport({ratio: 0.9});
    });
  });
});

test.describe('C14 motion', () => {
  /** Milliseconds that what follows the press of a control takes, of all that moves on the page. */
  const durationOf = (control: Locator): Promise<number> =>
    control.evaluate((element: HTMLElement) => {
      element.click();
      const timings = document.getAnimations().map(({effect}) => effect!.getComputedTiming());
      return Math.max(0, ...timings.map(({duration}) => Number(duration)));
    });
  const category = (page: Page): Locator =>
    chrome.docsSidebar(page).locator('[aria-expanded]').first();

  test('C14 a category takes its time to collapse', async ({page}) => {
    await open(page, '/docs/intro/');
    expect(await durationOf(category(page))).toBeGreaterThan(50);
  });

  test.describe('reduced', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    test('C14 a category collapses in 1 ms under prefers-reduced-motion', async ({page}) => {
      await open(page, '/docs/intro/');
      expect(await durationOf(category(page))).toBeLessThanOrEqual(1);
    });

    test('C14 the table of contents on a phone opens in 1 ms under prefers-reduced-motion', async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await open(page, '/docs/explanation/aggregate-programming/');
      const summary = page.getByRole('main').locator('summary', {hasText: 'On this page'});
      expect(await durationOf(summary)).toBeLessThanOrEqual(1);
    });

    test('C14 nothing on the home page moves under prefers-reduced-motion', async ({page}) => {
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

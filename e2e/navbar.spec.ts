/** Rows C1, C3, C4, C5, C14 and what stock 3.9.2 gets wrong about the navbar. */
import type {Locator, Page} from '@playwright/test';
import {THEME_CONFIG} from '../src/site/chrome';
import {API_MODULES, REPOSITORY} from '../src/site/links';
import {chrome, expect, linkTo, open, PHONE, still, test} from './test';

test('C1 the navbar marks the section at hand, holds the APIs, search, repository and colour mode, and leads to the documentation and home', async ({
  page,
}) => {
  await open(page, '/docs/references/');
  const navbar = chrome.navbar(page);
  const docs = linkTo(navbar, '/docs/intro/');
  await test.step('names and marks', async () => {
    await expect(docs).toHaveAttribute('aria-current', /page|true/);
    await expect(navbar.locator(`a[href="${REPOSITORY}"]`)).toHaveAccessibleName(/\w/);
    await expect(chrome.modeToggle(page)).toBeVisible();
    await expect(chrome.modeToggle(page)).toBeEnabled();
  });
  await test.step('the APIs menu holds each module and all of them', async () => {
    await chrome.apis(page).click();
    const links = navbar.locator('details').getByRole('link');
    await expect(links).toHaveCount(API_MODULES.length);
    for (const [i, {label, href}] of API_MODULES.entries()) {
      await expect(links.nth(i)).toBeVisible();
      await expect(links.nth(i)).toHaveText(new RegExp(`^${label}`));
      await expect(links.nth(i)).toHaveAttribute('href', href);
    }
    await page.keyboard.press('Escape');
  });
  await test.step('search is a button that opens the modal', async () => {
    await expect(navbar.getByRole('button', {name: 'Search (Ctrl+K)'})).toBeVisible();
    await chrome.search(page).click();
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('Docs leads to the first document, the brand home', async () => {
    await docs.click();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
    const brand = navbar.getByRole('link', {name: THEME_CONFIG.navbar?.title, exact: true});
    await expect(brand).toHaveAttribute('href', '/');
    await brand.click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});

test('C1 the APIs menu opens by keys and programs, and closes by keys, a click elsewhere, and the focus leaving', async ({
  page,
}) => {
  await open(page, '/docs/intro/');
  const apis = chrome.apis(page);
  const links = chrome.navbar(page).locator('details a');
  const first = links.first();
  for (const key of ['Enter', 'Space']) {
    await test.step(key, async () => {
      await apis.focus();
      await page.keyboard.press(key);
      await expect(first).toBeVisible();
      await page.keyboard.press(key);
      await expect(first).toBeHidden();
    });
  }
  await test.step('a program opens it, a click elsewhere closes it', async () => {
    await apis.evaluate((element) => (element as HTMLElement).click());
    await expect(first).toBeVisible();
    // Its menu covers the middle.
    await chrome.title(page).click({position: {x: 5, y: 5}});
    await expect(first).toBeHidden();
  });
  await test.step('Escape closes it and gives the focus back', async () => {
    await apis.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(apis).toBeFocused();
  });
  await test.step('the focus leaving closes it', async () => {
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeHidden();
  });
});

test('C3 the first stop of a page is the skip link, which moves the focus to the main region, where it rests', async ({
  page,
}) => {
  for (const path of ['/', '/docs/intro/', '/blog/', '/search/']) {
    await test.step(path, async () => {
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
      // Two frames: the stock link hands the focus over and drops it again in a later step.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect(main).toBeFocused();
      await page.keyboard.press('Tab');
      expect(
        await main.evaluate((element) => element.contains(document.activeElement)),
        'the next stop is inside the main region',
      ).toBe(true);
    });
  }
});

test('C4 the footer leads to documentation, releases, issues, licence and how to cite, and names the year', async ({
  page,
}) => {
  for (const path of ['/', '/docs/intro/', '/blog/welcome/']) {
    await test.step(path, async () => {
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

    test('C5 with hide-on-scroll the navbar leaves on the way down, and comes back on the way up and when the focus enters it', async ({
      page,
    }) => {
      const down = async (): Promise<void> => {
        const from = await page.evaluate(() => scrollY);
        for (let i = 0; i < 6; i++) {
          await page.mouse.wheel(0, 200);
          await expect
            .poll(() => page.evaluate(() => scrollY))
            .toBeGreaterThanOrEqual(from + 200 * i + 100);
        }
        await expect(chrome.navbar(page)).not.toBeInViewport();
      };
      await open(page, DOCUMENT.slice(1));
      await expect(chrome.navbar(page)).toBeInViewport({ratio: 0.9});
      await down();
      await page.mouse.wheel(0, -200);
      await expect(chrome.navbar(page)).toBeInViewport({ratio: 0.9});
      await down();
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

    test('C14 under prefers-reduced-motion a category and the contents of a phone open in 1 ms, and nothing on the home page moves', async ({
      page,
    }) => {
      await open(page, '/docs/intro/');
      expect.soft(await durationOf(category(page)), 'a category').toBeLessThanOrEqual(1);
      await page.setViewportSize(PHONE);
      await open(page, '/docs/explanation/aggregate-programming/');
      const summary = page.getByRole('main').locator('summary', {hasText: 'On this page'});
      expect.soft(await durationOf(summary), 'the contents').toBeLessThanOrEqual(1);
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

/** Rows C1, C3, C4, C5 and what stock 3.9.2 gets wrong about the navbar. */
import type {Page} from '@playwright/test';
import {NAME} from '../src/site/identity';
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
    const links = navbar.locator('details').getByRole('link').filter({visible: true});
    await expect(links).toHaveCount(API_MODULES.length);
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
    const brand = navbar.getByRole('link', {name: NAME, exact: true});
    await expect(brand).toHaveAttribute('href', '/');
    await brand.click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});

test('C1 the APIs menu opens below a mouse and closes when it leaves; a click keeps it open', async ({
  page,
}) => {
  await open(page, '/docs/intro/');
  const first = chrome.navbar(page).locator('details a').first();
  const away = (): Promise<void> => page.mouse.move(640, 600, {steps: 5});
  await chrome.apis(page).hover();
  await expect(first).toBeVisible();
  // On the way down from its name, too.
  const {x, y} = (await first.boundingBox())!;
  await page.mouse.move(x + 20, y + 10, {steps: 20});
  await expect(first).toBeVisible();
  await away();
  await expect(first).toBeHidden();
  await chrome.apis(page).click();
  await away();
  await expect(first).toBeVisible();
  await chrome.apis(page).click();
  await expect(first).toBeHidden();
  // Escape closes what the mouse has opened, wherever the focus is.
  await away();
  await chrome.apis(page).hover();
  await expect(first).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
});

test.describe('C1 by touch', () => {
  test.use({hasTouch: true});

  test('C1 the APIs menu opens and closes by a tap', async ({page}) => {
    await open(page, '/docs/intro/');
    const first = chrome.navbar(page).locator('details a').first();
    await chrome.apis(page).tap();
    await expect(first).toBeVisible();
    await still(page);
    await expect(first).toBeVisible();
    await chrome.apis(page).tap();
    await expect(first).toBeHidden();
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
  for (const path of ['/docs/intro/', '/search/']) {
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
      expect((await stopOf(page)).isCovered, 'the next stop is under a bar').toBe(false);
    });
  }
});

interface Stop {
  html: string;
  /** Is nothing of it to be seen, though it is on the screen? */
  isCovered: boolean;
  isInBar: boolean;
}

/** What has the focus. */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = [...focused.getClientRects()].some(({left, top, width, height}) =>
      shares.some((x) =>
        shares.some((y) => {
          const at = document.elementFromPoint(left + x * width, top + y * height);
          return at !== null && (focused.contains(at) || at.contains(focused));
        }),
      ),
    );
    return {
      html: focused.outerHTML,
      isCovered: !isSeen,
      isInBar: focused.closest('.navbar, .theme-doc-toc-mobile') !== null,
    };
  });

const DESKTOP = {width: 1280, height: 720};

// A page with many stops, and one with code that stays in sight.
for (const [address, viewport] of [
  ['/docs/references/', DESKTOP],
  ['/docs/references/', {width: 640, height: 360}],
  ['/docs/tutorials/gettingstarted/', PHONE],
] as const) {
  test(`C5 no stop of ${address}, from its end up, is under a bar, and one in a bar does not move the page, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, address);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await page.keyboard.press('Shift+Tab');
    // On narrow screens "On this page" stays in sight from now on.
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeAttached();
    const covered: string[] = [];
    for (let stop = await stopOf(page); !stop.isInBar; stop = await stopOf(page)) {
      if (stop.isCovered) {
        covered.push(stop.html);
      }
      await page.keyboard.press('Shift+Tab');
    }
    expect(covered).toEqual([]);

    const middle = await page.evaluate(() => {
      window.scrollTo({top: 500, behavior: 'instant'});
      return window.scrollY;
    });
    for (const bar of ['.navbar__brand', '.theme-doc-toc-mobile summary']) {
      await page.evaluate((name) => document.querySelector<HTMLElement>(name)?.focus(), bar);
      expect(await page.evaluate(() => window.scrollY), bar).toBe(middle);
    }
  });
}

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

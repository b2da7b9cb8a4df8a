/** The sidebar from page to page, and categories of a long one, in a build that calls one of twenty links long. */
import type {Locator} from '@playwright/test';
import {documentsOf} from '../scripts/check/sources';
import {VARIANT} from '../scripts/test/stages';
import {ROOT, titleOf} from './pages';
import {chrome, expect, linkTo, open, PHONE, still, test} from './test';

const INSIDE = 'a[href$="/docs/explanation/alignment/"]';

const CATEGORY = '/docs/category/explanation/';
const far = (sidebar: Locator): Locator => chrome.fold(sidebar, 'explanation');

test.describe('C6 a category of a long sidebar', () => {
  test.use({site: 'variant'});
  const PAGE = 'docs/tutorials/gettingstarted/';

  test('C6 holds nothing on a page outside of it, and all on one within', async ({page}) => {
    await open(page, PAGE);
    const sidebar = chrome.docsSidebar(page);
    await expect(far(sidebar)).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar.locator(INSIDE)).toHaveCount(0);
    await expect(sidebar.locator('a[href$="/docs/tutorials/basic-usage/"]')).toBeVisible();
    await page.goto('docs/explanation/alignment/');
    await expect(sidebar.locator(INSIDE)).toHaveAttribute('aria-current', 'page');
    await expect(sidebar.locator('a[href$="/docs/tutorials/basic-usage/"]')).toHaveCount(0);
  });

  test('C6 R7 opens and folds with keys; its page, which shows cards, is marked nowhere', async ({
    page,
  }) => {
    await open(page, PAGE);
    const sidebar = chrome.docsSidebar(page);
    await far(sidebar).focus();
    for (const key of ['Enter', 'Space']) {
      await test.step(key, async () => {
        await page.keyboard.press(key);
        await expect(sidebar.locator(INSIDE)).toBeVisible();
        await expect(far(sidebar)).toHaveAttribute('aria-expanded', 'true');
        await expect(sidebar.locator('[aria-current]')).toHaveCount(1);
        await expect(sidebar.locator('[aria-current]')).toHaveAttribute('href', /gettingstarted/);
        await page.keyboard.press(key);
        await expect(sidebar.locator(INSIDE)).toBeHidden();
      });
    }
    await linkTo(sidebar, CATEGORY).click();
    const cards = page.getByRole('main').getByRole('article').getByRole('link');
    await expect(cards).toHaveCount(
      documentsOf(ROOT).filter((address) => address.startsWith('/docs/explanation/')).length,
    );
    for (const card of await cards.all()) {
      await expect(card.getByRole('paragraph')).not.toBeEmpty();
    }
  });

  test('C2 opens in the menu of a phone', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, PAGE);
    await chrome.hamburger(page).click();
    await far(chrome.menu(page)).click();
    const link = chrome.menu(page).locator(INSIDE);
    await expect(link).toBeVisible();
    // While it unfolds, a link may be elsewhere by the time that a press ends.
    await still(page);
    await link.click();
    await expect(page).toHaveURL(/\/docs\/explanation\/alignment\/$/);
  });

  test.describe('that is unavailable', () => {
    test.use({noise: /Failed to load resource/});

    test('C6 its page comes instead', async ({page}) => {
      await open(page, PAGE);
      await page.route(`**${VARIANT.BASE_URL}docs/category/explanation/`, (route) =>
        route.request().resourceType() === 'xhr' ? route.abort() : route.continue(),
      );
      await far(chrome.docsSidebar(page)).click();
      await expect(page).toHaveURL(/\/docs\/category\/explanation\/$/);
      await expect(chrome.docsSidebar(page).locator(INSIDE)).toBeVisible();
    });

    test('C6 F15 the page stays without a network, and the next press finds it', async ({
      page,
      context,
    }) => {
      await open(page, PAGE);
      await context.setOffline(true);
      await far(chrome.docsSidebar(page)).click();
      await expect(page.getByText('Are you offline?')).toBeVisible();
      await expect(far(chrome.docsSidebar(page))).toHaveAttribute('aria-expanded', 'false');
      await context.setOffline(false);
      await far(chrome.docsSidebar(page)).click();
      await expect(chrome.docsSidebar(page).locator(INSIDE)).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('C6 leads to its page, which shows what it holds', async ({page}) => {
      await page.goto(PAGE);
      await linkTo(chrome.docsSidebar(page), CATEGORY).click();
      await expect(chrome.docsSidebar(page).locator(INSIDE)).toBeVisible();
    });
  });
});

test('C6 C9 the sidebar stays where it is scrolled and as it is folded', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, '/docs/tutorials/gettingstarted/');
  const scrolled = (): Promise<number> =>
    chrome.docsSidebar(page).evaluate((element) => element.scrollTop);
  const fold = chrome.fold(chrome.docsSidebar(page), 'introduction');
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  const link = chrome.docsSidebar(page).locator('a[href="/docs/explanation/stdlib-descriptions/"]');
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(chrome.title(page)).toHaveText(titleOf('/docs/explanation/stdlib-descriptions/'));
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(await scrolled()).toBe(before);
});

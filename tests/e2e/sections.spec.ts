/**
 * What pages fetch by section: categories of a long sidebar, in a build that calls one of twenty links
 * long, and the routes of pages.
 */
import type {Locator, Page} from '@playwright/test';
import {VARIANT} from '../../tools/test/stages';
import {openModal} from './search';
import {chrome, expect, hold, open, PHONE, ready, still, test, wake, withoutPrefetch} from './test';

const INSIDE = 'a[href$="/docs/explanation/alignment/"]';

const far = (sidebar: Locator): Locator => sidebar.getByRole('button', {name: /'Explanation'$/});

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

  for (const key of ['Enter', 'Space']) {
    test(`C6 opens and folds with ${key}; the page of the category is marked nowhere`, async ({
      page,
    }) => {
      await open(page, PAGE);
      const sidebar = chrome.docsSidebar(page);
      await far(sidebar).focus();
      await page.keyboard.press(key);
      await expect(sidebar.locator(INSIDE)).toBeVisible();
      await expect(far(sidebar)).toHaveAttribute('aria-expanded', 'true');
      await expect(sidebar.locator('[aria-current]')).toHaveCount(1);
      await expect(sidebar.locator('[aria-current]')).toHaveAttribute('href', /gettingstarted/);
      await page.keyboard.press(key);
      await expect(sidebar.locator(INSIDE)).toBeHidden();
      await page.keyboard.press(key);
      await expect(sidebar.locator(INSIDE)).toBeVisible();
    });
  }

  test('C6 keeps what came when React takes the page over, and leads on without a load', async ({
    page,
    log,
  }) => {
    await open(page, PAGE);
    const sidebar = chrome.docsSidebar(page);
    await far(sidebar).click();
    await expect(sidebar.locator(INSIDE)).toBeVisible();
    await wake(page);
    await expect(sidebar.locator(INSIDE)).toBeVisible();
    await sidebar.locator(INSIDE).click();
    await expect(chrome.title(page)).toHaveText(/Alignment/);
    await expect(sidebar.locator(INSIDE)).toHaveAttribute('aria-current', 'page');
    await expect(sidebar.locator(INSIDE)).toHaveCount(1);
    await page.goBack();
    await expect(chrome.title(page)).toHaveText(/Getting started/i);
    await expect(far(sidebar)).toHaveAttribute('aria-expanded', 'false');
    expect(log.loads).toHaveLength(1);
  });

  test('C6 R7 shows cards on its page, wherever a reader comes from', async ({page, log}) => {
    await open(page, PAGE);
    await wake(page);
    await chrome.docsSidebar(page).getByRole('link', {name: 'Explanation', exact: true}).click();
    const cards = page.getByRole('main').getByRole('article').getByRole('link');
    await expect(cards).toHaveCount(7);
    for (const card of await cards.all()) {
      await expect(card.getByRole('paragraph')).not.toBeEmpty();
    }
    expect(log.loads).toHaveLength(1);
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

  test.describe('that cannot be had', () => {
    test.use({noise: /Failed to load resource/});

    test('C6 its page comes instead', async ({page}) => {
      await open(page, PAGE);
      await page.route(`**${VARIANT.BASE_URL}docs/category/explanation/`, (route) =>
        route.request().resourceType() === 'fetch' && route.request().method() === 'GET'
          ? route.abort()
          : route.continue(),
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
      await chrome.docsSidebar(page).getByRole('link', {name: 'Explanation', exact: true}).click();
      await expect(chrome.docsSidebar(page).locator(INSIDE)).toBeVisible();
    });
  });
});

/** Pages whose routes lie in different files. */
const FROM = '/blog/welcome/';
const TO = '/docs/showcase/acsos-fieldvmc/';

/** Changes the address as the router would, without a link for it on the page. */
async function go(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);
}

test.describe('C9 a page whose route is not there yet', () => {
  test.beforeEach(({page}) => withoutPrefetch(page));

  test('C9 is shown without a load, forth and back', async ({page, log}) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(...(/\/pages-\d+/.exec(request.url()) ?? [])));
    await open(page, FROM);
    await wake(page);
    const before = new Set(files).size;
    await go(page, TO);
    await expect(chrome.title(page)).toHaveText(/FieldVMC/);
    expect(new Set(files).size).toBe(before + 1);
    await page.goBack();
    await expect(chrome.title(page)).toHaveText(/Welcome/);
    // It came as HTML, without its route.
    expect(new Set(files).size).toBe(before + 2);
    await page.goForward();
    await expect(chrome.title(page)).toHaveText(/FieldVMC/);
    expect(log.loads).toHaveLength(1);
    expect(new Set(files).size).toBe(before + 2);
  });

  test('C9 leaves what both pages have as it is', async ({page}) => {
    const files: string[] = [];
    await open(page, '/docs/intro/');
    await wake(page);
    await go(page, '/docs/tutorials/gettingstarted/');
    await expect(chrome.title(page)).toHaveText(/Getting started/);
    page.on('request', (request) => files.push(...(/\/pages-\d+/.exec(request.url()) ?? [])));
    const shared = [chrome.navbar(page), chrome.docsSidebar(page)];
    for (const part of shared) {
      await part.evaluate((element) => element.setAttribute('data-before', ''));
    }
    await go(page, '/docs/explanation/stdlib-descriptions/');
    await expect(chrome.title(page)).toHaveText(/standard library/);
    expect(files).toHaveLength(1);
    for (const part of shared) {
      await expect(part).toHaveAttribute('data-before');
    }
  });

  test('C6 C9 the sidebar stays where it is scrolled and as it is folded', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 400});
    await open(page, '/docs/tutorials/gettingstarted/');
    await wake(page);
    const scrolled = (): Promise<number> =>
      chrome.docsSidebar(page).evaluate((element) => element.scrollTop);
    const fold = chrome.docsSidebar(page).getByRole('button', {name: /Introduction/});
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    const link = chrome
      .docsSidebar(page)
      .locator('a[href="/docs/explanation/stdlib-descriptions/"]');
    await link.scrollIntoViewIfNeeded();
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await link.click();
    await expect(chrome.title(page)).toHaveText(/standard library/);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    expect(await scrolled()).toBe(before);
  });

  test('C9 S1 leaves search open, with what is typed, where its navbar is another one', async ({
    page,
  }) => {
    await openModal(page, FROM);
    await page.keyboard.press('Escape');
    const arrive = await hold(page, /\/assets\/js\//);
    await go(page, TO);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gos');
    arrive();
    await expect(chrome.title(page)).toHaveText(/FieldVMC/);
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.type('sip');
    await expect(page.locator('.DocSearch-Input')).toHaveValue('gossip');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  });

  test('C9 and that there is not at all says so', async ({page, log}) => {
    await open(page, FROM);
    await wake(page);
    await go(page, '/docs/showcase/nothing/');
    await expect(chrome.title(page)).toHaveText(/not found/i);
    expect(log.loads).toHaveLength(1);
  });

  test.describe('nor can be had', () => {
    test.use({noise: /Failed to load resource|A part of this page could not be loaded/});

    test('C12 F14 comes from the server', async ({page, log}) => {
      await open(page, FROM);
      await wake(page);
      await page.route(/\/pages-\d+\.\w+\.js/, (route) => route.fulfill({status: 404}));
      await go(page, TO);
      await ready(page);
      await expect(chrome.title(page)).toHaveText(/FieldVMC/);
      expect(log.loads).toHaveLength(2);
    });
  });
});

/** A build below another path of another host, used: nothing that a reader does leads out of the path. */
import type {Page} from '@playwright/test';
import {VARIANT} from '../scripts/test/stages';
import {modal, RECENT, search, stored} from './search';
import {titleOf} from './pages';
import {chrome, expect, follow, linkTo, ready, open, PHONE, test} from './test';

const BASE = VARIANT.BASE_URL;

/** Pages whose scripts make addresses; tests/build/elsewhere.test.ts has those of all files as they are sent. */
const KINDS = [
  '',
  'docs/tutorials/gettingstarted/',
  'docs/explanation/recovery/',
  'blog/mdx-blog-post/',
  'search/?q=gradient',
];

/** Links of a page that leave the path and not the host. */
const outside = (page: Page): Promise<string[]> =>
  page
    .locator('a[href]')
    .evaluateAll(
      (links, base) =>
        (links as HTMLAnchorElement[])
          .filter(({origin, pathname}) => origin === location.origin && !pathname.startsWith(base))
          .map((link) => link.outerHTML),
      BASE,
    );

const below = (path: string): RegExp => new RegExp(`^http://[^/]+${BASE}${path}(?:[?#].*)?$`);

test.use({site: 'variant'});

/** What each test's page asked for outside of the path, whoever answers there. */
const strays: string[] = [];
test.beforeEach(({page}) => {
  strays.length = 0;
  page.on('request', (request) => {
    const {protocol, pathname} = new URL(request.url());
    if (protocol.startsWith('http') && !pathname.startsWith(BASE)) {
      strays.push(request.url());
    }
  });
});
test.afterEach(({log}) => {
  expect(strays, 'requests outside of the path').toEqual([]);
  expect(log.foreign, 'requests to other origins').toEqual([]);
});

test.describe('F13 below another path', () => {
  test('F13 links and requests of pages with scripts of their own stay below it', async ({
    page,
    log,
  }) => {
    for (const address of KINDS) {
      await open(page, address);
      await expect(chrome.title(page)).toHaveCount(1);
      expect(await outside(page), address).toEqual([]);
    }
    expect(log.failed).toEqual([]);
  });

  test('F13 C1 C2 C4 C8 navbar, announcement, footer and menu lead on', async ({page, log}) => {
    await open(page, '');
    const navbar = chrome.navbar(page);
    await chrome.announcement(page).getByRole('link').click();
    await expect(page).toHaveURL(below('docs/tutorials/gettingstarted/'));
    await linkTo(navbar, '/blog/').click();
    await expect(page).toHaveURL(below('blog/'));
    await expect(chrome.title(page)).toHaveText(titleOf('/blog/'));
    await page.getByRole('main').getByRole('heading', {level: 2}).getByRole('link').first().click();
    await expect(page).toHaveURL(below('blog/[\\w-]+/'));
    await page.goBack();
    await expect(page).toHaveURL(below('blog/'));
    await linkTo(navbar, '/docs/intro/').click();
    await expect(page).toHaveURL(below('docs/intro/'));
    await chrome.docsSidebar(page).locator('a[href$="/docs/references/"]').click();
    await expect(page).toHaveURL(below('docs/references/'));
    // The address comes before the page: a press in between is on a footer that goes.
    await expect(chrome.title(page)).toHaveText(titleOf('/docs/references/'));
    await follow(chrome.footerLink(page));
    await expect(page).toHaveURL(below('.*'));
    await linkTo(navbar, BASE).click();
    await expect(page).toHaveURL(below(''));
    await expect(chrome.title(page)).toHaveText(titleOf('/'));
    await page.setViewportSize(PHONE);
    await chrome.hamburger(page).click();
    expect(await outside(page)).toEqual([]);
    await linkTo(chrome.menu(page), '/blog/').click();
    await expect(page).toHaveURL(below('blog/'));
    expect(log.failed).toEqual([]);
  });

  test('F13 R8 S9 S10 S14 search by keys finds, opens and remembers; what a site below another path has stored stays', async ({
    page,
    log,
  }) => {
    const theirs = [
      {objectID: 'a', type: 'lvl1', url: '/docs/intro/', hierarchy: {lvl0: 'Docs', lvl1: 'A'}},
    ];
    await open(page, 'blog/');
    await page.evaluate(
      ([key, list]) => localStorage.setItem(key, list),
      [RECENT, JSON.stringify(theirs)],
    );
    await page.keyboard.press('Control+k');
    await expect(modal.dialog(page).getByText('No recent searches')).toBeVisible();
    await search(page, 'gradient');
    expect(await outside(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(below('docs/.+'));
    await expect(chrome.title(page)).toBeVisible();
    expect(await stored(page, RECENT)).toEqual(theirs);
    expect(await stored(page, RECENT + BASE.slice(0, -1))).toHaveLength(1);
    await page.keyboard.press('Control+k');
    await expect(modal.hits(page)).toHaveCount(1);
    expect(await outside(page)).toEqual([]);
    await search(page, 'gradient');
    await modal.dialog(page).locator('a[href$="?q=gradient"]').first().click();
    await expect(page).toHaveURL(below('search/'));
    await page.getByRole('main').getByRole('listitem').locator('a:has(mark)').first().click();
    await expect(page).toHaveURL(below('docs/.*'));
    await expect(chrome.title(page)).toBeVisible();
    expect(log.failed).toEqual([]);
  });
});

test.describe('F13 R5 missing pages', () => {
  test.use({noise: /status of 404/});

  test('F13 R5 C13 an address below the path that nobody has offers ways on below it', async ({
    page,
  }) => {
    const response = await page.goto('docs/no/such/page/');
    expect(response?.status()).toBe(404);
    await ready(page);
    expect(await outside(page)).toEqual([]);
    await page.getByRole('main').locator(`a[href^="${BASE}docs/"]`).first().click();
    await expect(page).toHaveURL(below('docs/.*'));
    await expect(chrome.title(page)).toBeVisible();
  });
});

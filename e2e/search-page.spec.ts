// cspell:ignore qqqqzz xxyyzzq alchqqzzmist gossi
import type {Page, Route} from '@playwright/test';
import {titleOf} from './pages';
import {chrome, expect, hold, linkTo, open, overflow, PHONE, test} from './test';
import {modal, openModal, search} from './search';

const results = '[data-search]';

const unavailable = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'Search needs a script'});

test.describe('S14 the search page', () => {
  test('S14 finds what the modal finds, with count, breadcrumbs and marked words', async ({
    page,
  }) => {
    await openModal(page);
    await search(page, 'gradient');
    const first = await modal.hits(page).locator('a:has(mark)').first().getAttribute('href');
    await open(page, '/search/?q=gradient');
    const main = page.getByRole('main');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      /^\d+ results for “gradient”$/,
    );
    const hits = main.getByRole('listitem');
    await expect(main.locator(`a[href="${first}"]`).first()).toBeVisible();
    await expect(hits.first().locator('mark').first()).toHaveText(/gradient/i);
    await expect(main.getByText('›').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Search results for “gradient”/);
    // On a phone, too; and no provider is named.
    await page.setViewportSize(PHONE);
    await chrome.field(page).fill('build.gradle.kts');
    await expect(main.getByRole('status')).toHaveText(/ for “build\.gradle\.kts”$/);
    await expect(page.locator(`${results} li`).first()).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Control+k');
    // Not only what stands in for the dialog until it has come; what it hides of its provider is in it.
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    const named = page.getByText(/algolia/i).or(page.getByLabel(/algolia/i));
    await expect(named.filter({visible: true})).toHaveCount(0);
  });

  test('S12 S14 a page that the browser translates finds the same, and says how much', async ({
    page,
  }) => {
    await open(page, '/search/?q=gossip');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText(/^\d+ results for “gossip”$/);
    const text = (await status.textContent())!;
    // As the translators of browsers do it.
    const translate = () =>
      page.evaluate(() => {
        document.documentElement.lang = 'fr';
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const nodes: Text[] = [];
        while (walker.nextNode()) {
          nodes.push(walker.currentNode as Text);
        }
        for (const node of nodes.filter(({parentElement: at}) => !at?.closest('script, style'))) {
          const font = document.createElement('font');
          node.replaceWith(font);
          font.append(node);
        }
      });
    await translate();
    for (const query of ['gradient', 'gossip']) {
      await page.getByRole('searchbox').fill(query);
      await expect(status).toHaveText(new RegExp(`^\\d+ results for “${query}”$`));
      await expect(page.getByRole('listitem').locator('mark').first()).toHaveText(
        new RegExp(query, 'i'),
      );
      await translate();
    }
    await expect(status).toHaveText(text);
    await page.keyboard.press('Control+k');
    await modal.field(page).fill('gossip');
    await expect(modal.hits(page).first()).toBeVisible();
  });

  test('S14 more results come by scrolling', async ({page}) => {
    await open(page, '/search/?q=collektive');
    const hits = page.locator(`${results} li`);
    const more = page.getByRole('button', {name: /^Show more results/});
    await expect(more).toBeVisible();
    await expect(hits).toHaveCount(20);
    await more.scrollIntoViewIfNeeded();
    await expect.poll(() => hits.count()).toBeGreaterThan(20);
    const ids = await hits
      .locator('a')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('S14 S6 says when there is nothing, and names pages whose words begin alike', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await open(page, '/search/?q=qqqqzz');
    await expect(page.getByRole('heading', {name: 'No results for “qqqqzz”'})).toBeVisible();
    await expect(main.getByRole('status')).toHaveText('0 results for “qqqqzz”');
    await chrome.field(page).fill('alchqqzzmist');
    await expect(page.getByRole('heading', {name: /^No results for “alc/})).toBeVisible();
    const near = page.getByRole('heading', {name: 'Similar pages'}).locator('~ ul a');
    await expect(
      near.and(page.locator('[href="/docs/tutorials/collektive-and-alchemist/"]')),
    ).toBeVisible();
    await chrome.field(page).fill('gossip');
    await expect(page.getByRole('heading', {name: 'Similar pages'})).toHaveCount(0);
  });

  test('S14 R8 who goes back before the script has come gets the word of before', async ({
    page,
  }) => {
    const release = await hold(page, /\/assets\/js\/island-searchPage\./);
    await open(page, '/search/?q=gossip');
    await page.evaluate(() => (window.location.hash = 'all-pages'));
    await chrome.field(page).fill('gradient');
    await page.goBack();
    await expect(chrome.field(page)).toHaveValue('gossip');
    release();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/ for “gossip”$/);
  });

  test('S14 R8 without a query it lists every page, and again when a query is taken away', async ({
    page,
  }) => {
    const links = page.getByRole('region', {name: 'All pages'}).getByRole('link');
    await open(page, '/search/');
    await expect(page.getByRole('heading', {name: 'All pages'})).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/docs/intro/"]')).toBeVisible();
    const count = await links.count();
    await chrome.field(page).fill('gossip');
    await expect(page.getByRole('heading', {name: 'All pages'})).toHaveCount(0);
    await chrome.field(page).fill('');
    await expect(links).toHaveCount(count);
    await linkTo(page.getByRole('main'), '/docs/glossary/').first().click();
    await expect(chrome.title(page)).toHaveText(titleOf('/docs/glossary/'));
  });

  test.describe('errors', () => {
    test.use({noise: /Search failed|Failed to load resource/});

    test('S14 S8 an engine that fails ends in a sentence, and can be asked again', async ({
      page,
    }) => {
      await page.route('**/search/index.json', (route) => route.abort());
      await open(page, '/search/?q=gradient');
      await expect(page.getByRole('heading', {name: 'Unable to fetch results'})).toBeVisible();
      await expect(
        page.getByText('You might want to check your network connection.'),
      ).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', {name: 'Try again'}).click();
      await expect(page.locator(`${results} li`).first()).toBeVisible();
    });
  });

  test.describe('what shows results breaks', () => {
    test.use({noise: /A device left|error boundary/i});

    test('C11 S14 says so in their place, and tries again', async ({page}) => {
      await open(page, '/search/?q=qqqqzz');
      await expect(page.getByRole('heading', {name: 'No results for “qqqqzz”'})).toBeVisible();
      await page.evaluate(() => {
        const {IntersectionObserver: Own} = window;
        window.IntersectionObserver = class extends Own {
          constructor(...parameters: ConstructorParameters<typeof Own>) {
            window.IntersectionObserver = Own;
            super(...parameters);
            throw new Error('A device left');
          }
        };
      });
      await chrome.field(page).fill('collektive');
      const crash = page.getByRole('alert').filter({hasText: 'This page crashed.'});
      await expect(crash).toContainText('A device left');
      await crash.getByRole('button', {name: 'Try again'}).click();
      await expect(page.locator(`${results} li`).first()).toBeVisible();
      await expect(chrome.field(page)).toHaveValue('collektive');
    });
  });

  test.describe('what shows results is unavailable', () => {
    test.use({noise: /Failed to load resource|net::ERR|could not be loaded|MIME type/});
    // A page that is run as a script is a syntax error.
    test.afterEach(({log}) => {
      expect(log.uncaught.filter((said) => !said.startsWith('SyntaxError: '))).toEqual([]);
      log.uncaught.length = 0;
    });

    const CONTROLS = /\/assets\/js\/page\./;
    const NOTHING = (route: Route) => route.abort();
    const GONE = (route: Route) => route.fulfill({status: 404});
    const PAGE = (route: Route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Hello</title>'});
    for (const [script, files, answers] of [
      ['the script of controls', CONTROLS, {nothing: NOTHING, 'a page with status 200': PAGE}],
      [
        'the island of results',
        /\/assets\/js\/island-searchPage\./,
        {'status 404': GONE, 'a page with status 200': PAGE},
      ],
    ] as const) {
      test(`S14 C12 without ${script} the page says so, keeps the query, and tries again`, async ({
        page,
        log,
      }) => {
        for (const [answer, fulfill] of Object.entries(answers)) {
          await test.step(`answered by ${answer}`, async () => {
            log.loads.length = 0;
            await page.route(files, fulfill);
            await page.goto('/search/?q=gradient');
            await expect(unavailable(page)).toBeVisible();
            await page.waitForLoadState('networkidle');
            await expect(unavailable(page)).toBeVisible();
            await expect(chrome.field(page)).toHaveValue('gradient');
            await expect(page.getByRole('heading', {name: 'All pages'})).toBeVisible();
            expect(log.loads.length).toBeLessThanOrEqual(2);
            await page.unrouteAll();
            const query = files === CONTROLS ? 'gradients' : 'gradient';
            if (files === CONTROLS) {
              // With the controls, a letter more is a try of its own.
              await chrome.field(page).fill(query);
            }
            await unavailable(page).getByRole('button', {name: 'Try again'}).click();
            await expect(page.locator(`${results} li`).first()).toBeVisible();
            await expect(chrome.field(page)).toHaveValue(query);
            await expect(unavailable(page)).toBeHidden();
          });
        }
      });
    }

    test('S14 C12 the page stays while nothing can be reached, and the next try finds', async ({
      page,
      context,
      log,
    }) => {
      await open(page, '/search/');
      await context.setOffline(true);
      await chrome.field(page).fill('gossip');
      await expect(unavailable(page)).toBeVisible();
      await unavailable(page).getByRole('button', {name: 'Try again'}).click();
      await expect(unavailable(page)).toBeVisible();
      await context.setOffline(false);
      await unavailable(page).getByRole('button', {name: 'Try again'}).click();
      await expect(page.locator(`${results} li`).first()).toBeVisible();
      await expect(chrome.field(page)).toHaveValue('gossip');
      expect(log.loads).toHaveLength(1);
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('S14 the field says that it finds nothing', async ({page}) => {
        await page.goto('/search/?q=gradient');
        await expect(unavailable(page)).toBeVisible();
        await expect(page.getByRole('heading', {name: 'All pages'})).toBeVisible();
      });
    });
  });
});

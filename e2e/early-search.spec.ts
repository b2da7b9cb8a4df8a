/** First hits, before the dialog has come. */
import type {Page} from '@playwright/test';
import {violations} from './axe';
import {chrome, expect, holdDialog, open, ready, test} from './test';

const PAGE = '/docs/tutorials/gettingstarted/';
const WORKER = /\/search-worker\./;

const hits = (page: Page) => page.getByRole('option');
const field = (page: Page) => page.getByRole('searchbox');

/** Rows that are shown: their texts, and where they stand. */
const shown = (page: Page) =>
  hits(page).evaluateAll((options) =>
    options.map((option) => {
      const {x, y, width, height} = option.querySelector('.search-row')!.getBoundingClientRect();
      const place = [x, y, width, height].map(Math.round).join(' ');
      const texts = [...option.querySelectorAll('.search-above, b, b + span')];
      return [place, ...texts.map(({textContent}) => textContent)].join(' | ');
    }),
  );

/** Opens search and types; hits show, and no modal. */
async function searchEarly(page: Page, query: string): Promise<void> {
  await open(page, PAGE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  await expect(hits(page).first()).toContainText(query, {ignoreCase: true});
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
}

test.describe('S1 hits before the modal', () => {
  test('S9 arrows select, Enter opens; S10 what was opened is remembered', async ({page}) => {
    await holdDialog(page);
    await searchEarly(page, 'gossip');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = hits(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id'))!,
    );
    const address = (await second.getAttribute('href'))!;
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address}`);
    const stored = await page.evaluate(() =>
      localStorage.getItem('__DOCSEARCH_RECENT_SEARCHES__collektive'),
    );
    expect(stored).toContain(address.split('#')[0]);
  });

  test('S9 Enter waits for the answer to what stands in the field', async ({page}) => {
    await holdDialog(page);
    await searchEarly(page, 'distance');
    // In one task: no answer can come in between.
    await field(page).evaluate((element) => {
      (element as HTMLInputElement).value = 'gossip';
      element.dispatchEvent(new InputEvent('input', {bubbles: true}));
      element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
    });
    await expect(page).toHaveURL(/\/docs\/.+#.*gossip/);
  });

  test('S11 follow what is typed, marked, with their texts, and none for nonsense', async ({
    page,
  }) => {
    await holdDialog(page);
    await searchEarly(page, 'gossip');
    await expect(hits(page).locator('mark').first()).toHaveText(/gossip/i);
    await field(page).fill('cycle() called by a timer');
    await expect(hits(page).filter({hasText: '…'}).first()).toBeVisible();
    await field(page).fill('zzzzzzzz');
    await expect(hits(page)).toHaveCount(0);
  });

  test('S1 the modal takes over, its letters and its worker, and shows hits when these go', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const arrive = await holdDialog(page);
    await open(page, PAGE);
    await page.keyboard.press('Control+k');
    // At once: letter by letter, the hits of three letters may stand there with the texts of two.
    await field(page).fill('gos');
    await expect(hits(page).first()).toContainText('gos', {ignoreCase: true});
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
    // What covers the modal goes when the modal has hits: never neither of them.
    await page.evaluate(() => {
      const gaps = ((window as {gaps?: number}).gaps = 0);
      new MutationObserver(() => {
        if (!document.querySelector('.early-search [role=option], .DocSearch-Hit')) {
          (window as {gaps?: number}).gaps = gaps + 1;
        }
      }).observe(document.body, {childList: true, subtree: true});
    });
    // With their texts.
    await expect(page.locator('.early-search b + span').first()).toBeVisible();
    const rows = await shown(page);
    expect(rows.length).toBeGreaterThan(3);
    arrive();
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await expect(page.locator('.early-search')).toHaveCount(0);
    // The same rows, in the same places.
    expect(await shown(page)).toEqual(rows);
    expect(await page.evaluate(() => (window as {gaps?: number}).gaps)).toBe(0);
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.type('sip');
    await expect(page.locator('.DocSearch-Input')).toHaveValue('gossip');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    // By the page; its one worker does not again.
    expect(asked.filter((path) => path.endsWith('search/index.json'))).toHaveLength(1);
  });

  test('S9 axe finds nothing, the page behind waits, and Escape gives the focus back', async ({
    page,
  }) => {
    await holdDialog(page);
    await searchEarly(page, 'gossip');
    expect(await violations(page, '.early-search')).toEqual([]);
    // What is behind can be neither reached nor pressed.
    await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    const {x, y} = (await chrome.title(page).boundingBox())!;
    const isCovered = await page.evaluate(
      (at) => Boolean(document.elementFromPoint(at.x, at.y)?.closest('.early-search')),
      {x, y},
    );
    expect(isCovered).toBe(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('S7 first hits is unavailable', () => {
  test.use({noise: /Failed to load resource|net::ERR_FAILED/});

  test('S7 what shows them is gone: the modal has hits', async ({page}) => {
    await page.route(/\/early-search\./, (route) => route.abort());
    await open(page, PAGE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gossip');
    await expect(page.locator('.DocSearch-Input')).toHaveValue('gossip');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  });

  test('S9 Enter before there are hits leads to the search page', async ({page}) => {
    await holdDialog(page);
    await page.route(WORKER, (route) => route.abort());
    await open(page, PAGE);
    const failed = page.waitForEvent('requestfailed', (request) => WORKER.test(request.url()));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gossip');
    await failed;
    // The search page would say that it is missed there, too.
    await page.unroute(WORKER);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?q=gossip$/);
    await ready(page);
    await expect(chrome.title(page)).toHaveText('Search');
    await expect(page.getByRole('main').locator('mark').first()).toHaveText(/gossip/i);
  });
});

test.describe('S1 while the dialog is on its way', () => {
  test('S1 keeps what is typed to search while the modal is on its way, letter by letter', async ({
    page,
  }) => {
    const arrive = await holdDialog(page);
    await open(page, PAGE);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('gos');
    arrive();
    await page.keyboard.type('sip');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('gossip');
    await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(1);
  });

  test('S1 Escape ends a search that nobody could show yet, for good', async ({page}) => {
    const arrive = await holdDialog(page);
    await open(page, PAGE);
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    arrive();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
  });

  test('S1 the end of one early search does not end the next', async ({page}) => {
    await holdDialog(page);
    await open(page, PAGE);
    // In one go: a dialog tells of its end later.
    await page.evaluate(() => {
      const press = (key: string): boolean =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
      ['/', 'Escape', '/'].forEach(press);
    });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
});

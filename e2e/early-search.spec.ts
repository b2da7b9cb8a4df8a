/** First hits, before the dialog has come. */
import type {Page} from '@playwright/test';
import {expect, holdDialog, open, test} from './test';

const PAGE = '/docs/tutorials/gettingstarted/';

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

  test('S1 the modal takes over, its letters and its worker, and shows hits when these go', async ({
    page,
  }) => {
    const asked: string[] = [];
    const texts = new Set<string>();
    page.on('request', (request) => {
      asked.push(new URL(request.url()).pathname);
      if (request.url().includes('/search/texts.')) {
        texts.add(request.url());
      }
    });
    page.on('requestfinished', (request) => texts.delete(request.url()));
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
    // With their texts, all of them.
    await expect(page.locator('.early-search b + span').first()).toBeVisible();
    let rows: string[] = [];
    await expect(async () => {
      rows = await shown(page);
      expect([...texts]).toEqual([]);
      await page.waitForTimeout(300);
      expect(await shown(page)).toEqual(rows);
    }).toPass();
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
});

test.describe('S1 while the dialog is on its way', () => {
  test('S1 Escape ends a search that nobody could show yet, for good', async ({page}) => {
    const arrive = await holdDialog(page);
    await open(page, PAGE);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The end of one does not end the next. In one go: a dialog tells of its end later.
    await page.evaluate(() => {
      const press = (key: string): boolean =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', {key, ctrlKey: key === 'k', bubbles: true}),
        );
      ['k', 'Escape', 'k'].forEach(press);
    });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    arrive();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
  });
});

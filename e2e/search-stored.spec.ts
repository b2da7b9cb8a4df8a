/** Row S10: searches that the browser keeps, whatever stands in its storage. */
import type {Page} from '@playwright/test';
import {modal, openModal, RECENT, search, stored} from './search';
import {expect, open, test} from './test';

const MARKUP = '<img src=x onerror="document.title=\'ran\'">';

/** The hit's page has come: what the browser keeps is not asked for on the way to it. */
const left = (page: Page): Promise<void> => expect(page).not.toHaveURL(/\/docs\/intro\/$/);

test.describe('S10 stored searches', () => {
  test('S10 a chosen hit is kept, can be starred and removed', async ({page}) => {
    await openModal(page);
    await search(page, 'gradient');
    await page.keyboard.press('Enter');
    await left(page);
    const [hit] = await stored(page, RECENT);
    expect(hit).not.toHaveProperty('_highlightResult');
    expect(hit).not.toHaveProperty('_snippetResult');

    await page.keyboard.press('Control+k');
    const dialog = modal.dialog(page);
    await expect(dialog.getByText('Recent', {exact: true})).toBeVisible();
    await dialog.getByRole('button', {name: 'Save this search'}).click();
    await expect(dialog.getByText('Favorite', {exact: true})).toBeVisible();
    expect(await stored(page, RECENT)).toEqual([]);
    await dialog.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(dialog.getByText('No recent searches')).toBeVisible();
  });

  test('S10 whatever is chosen carries no mark, snippet or page in any storey', async ({page}) => {
    const types = new Set<unknown>();
    for (let row = 0; row < 4; row += 1) {
      await openModal(page);
      await search(page, 'gradient');
      await modal.hits(page).nth(row).locator('a').click();
      await left(page);
      const json = JSON.stringify(await stored(page, RECENT));
      expect(json).not.toMatch(/_highlightResult|_snippetResult|__docsearch_parent|<mark>/);
      types.add((await stored(page, RECENT))[0].type);
    }
    // Among them a heading, which hangs under its page.
    expect([...types]).toContainEqual(expect.stringMatching(/^lvl[2-6]$/));
  });

  test('S10 of a text, its page is kept; a recent search can be removed', async ({page}) => {
    await openModal(page);
    await search(page, 'siren');
    const [address] = (await modal.hits(page).first().locator('a').getAttribute('href'))!.split(
      '#',
    );
    await page.keyboard.press('Enter');
    await left(page);
    expect(await stored(page, RECENT)).toMatchObject([{type: 'lvl1', url: address, content: null}]);
    await page.keyboard.press('Control+k');
    await modal.dialog(page).getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(modal.dialog(page).getByText('No recent searches')).toBeVisible();
  });

  const hitAt = (at: number) => ({
    objectID: `lvl1:/docs/${at}/`,
    url: `/docs/${at}/`,
    type: 'lvl1',
    hierarchy: {lvl0: 'Docs', lvl1: `Page ${at}`},
    content: null,
  });
  async function store(page: Page, key: string, value: unknown): Promise<void> {
    await page.addInitScript(
      ([name, text]) => localStorage.setItem(name, text),
      [key, typeof value === 'string' ? value : JSON.stringify(value)],
    );
  }
  const FAVORITE = RECENT.replace('RECENT', 'FAVORITE');

  test('S10 seven recent searches are shown, four beside favourites, ten favourites', async ({
    page,
  }) => {
    await store(
      page,
      RECENT,
      Array.from({length: 12}, (_, i) => hitAt(i)),
    );
    await openModal(page);
    await expect(modal.hits(page)).toHaveCount(7);
    await store(
      page,
      FAVORITE,
      Array.from({length: 14}, (_, i) => hitAt(100 + i)),
    );
    await openModal(page);
    await expect(modal.hits(page)).toHaveCount(4 + 10);
  });

  const GARBAGE: Array<[string, unknown]> = [
    ['invalid JSON', '{'],
    ['an object', {a: 1}],
    ['null', 'null'],
    ['a number', '7'],
    ['nulls and numbers', [null, 7, 'text', []]],
    ['a hit without hierarchy', [{objectID: 'a', url: '/', type: 'lvl1'}]],
    ['a hit of an unknown type', [{...hitAt(1), type: 'lvl9'}]],
    ['a hit without its title', [{...hitAt(1), hierarchy: {lvl0: 'Docs', lvl1: null}}]],
    ['a script as address', [{...hitAt(1), url: 'javascript:alert(1)'}]],
  ];
  test('S10 what is damaged in the storage is dropped', async ({page, log}) => {
    test.slow();
    await open(page, '/docs/intro/');
    for (const [name, value] of GARBAGE) {
      await test.step(name, async () => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        await page.evaluate(
          ([keys, damaged]) => keys.forEach((key) => localStorage.setItem(key, damaged)),
          [[RECENT, FAVORITE], text] as const,
        );
        await openModal(page);
        await expect(modal.dialog(page).getByText('No recent searches')).toBeVisible();
        await search(page, 'gradient');
        await expect(modal.hits(page).first()).toBeVisible();
        expect(log.uncaught).toEqual([]);
      });
    }
  });

  test('S10 markup in a stored search is shown as text', async ({page}) => {
    const hit = {...hitAt(1), hierarchy: {lvl0: MARKUP, lvl1: `List<Int> ${MARKUP}`}};
    await store(page, RECENT, [hit]);
    await openModal(page);
    await expect(modal.hits(page).first()).toContainText(`List<Int> ${MARKUP}`);
    await expect(modal.dialog(page).locator('img[src="x"]')).toHaveCount(0);
    await expect(page).not.toHaveTitle('ran');
  });

  test.describe('full', () => {
    test.use({noise: /Browser storage is blocked/});

    test('S10 a full storage loses nothing but the memory', async ({page, log}) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await openModal(page);
      await search(page, 'gradient');
      await page.keyboard.press('Enter');
      await expect(modal.dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/docs\//);
      expect(log.uncaught).toEqual([]);
    });
  });
});

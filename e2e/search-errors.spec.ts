/** Rows S7 and S8: what the modal says when the index is out of reach, broken or late. */
import type {Page} from '@playwright/test';
import {holdIndex, modal, openModal, search} from './search';
import {expect, test} from './test';

/** Files of what sections say below their headings. */
const TEXTS = '**/search/texts.*.json';

const addressesOf = (page: Page): Promise<Array<string | null>> =>
  modal
    .hits(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('S7 errors', () => {
  test.use({noise: /Search failed|Failed to load resource/});

  const FAULTS: Array<[string, (page: Page) => Promise<unknown>]> = [
    ['a worker that is gone', (page) => page.route(/\/search-worker\./, (r) => r.abort())],
    [
      'a worker that is a page',
      (page) =>
        page.route(/\/search-worker\./, (r) =>
          r.fulfill({contentType: 'text/html', body: '<!doctype html><title>Hello</title>'}),
        ),
    ],
    ['no index', (page) => page.route('**/search/index.json', (r) => r.fulfill({status: 404}))],
    ['no network', (page) => page.route('**/search/*.json', (r) => r.abort())],
    [
      'an index that is a page',
      (page) =>
        page.route('**/search/index.json', (r) =>
          r.fulfill({contentType: 'text/html', body: '<!doctype html><title>Hello</title>'}),
        ),
    ],
    [
      'a format of the future',
      (page) =>
        page.route('**/search/index.json', async (route) => {
          const response = await route.fetch();
          await route.fulfill({json: {...(await response.json()), format: 99}});
        }),
    ],
    [
      'a truncated index',
      (page) =>
        page.route('**/search/index.json', async (route) => {
          const response = await route.fetch();
          await route.fulfill({response, body: (await response.text()).slice(0, 500)});
        }),
    ],
    [
      'an index without its rows',
      (page) =>
        page.route('**/search/index.json', async (route) => {
          const response = await route.fetch();
          await route.fulfill({json: {...(await response.json()), titles: []}});
        }),
    ],
  ];
  test('S7 S8 F23 whatever is gone or broken: the error screen, and the next key finds again', async ({
    page,
    log,
  }) => {
    for (const [name, breakIt] of FAULTS) {
      await test.step(name, async () => {
        await breakIt(page);
        await openModal(page);
        await modal.field(page).fill('grad');
        const dialog = modal.dialog(page);
        await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
        await expect(
          dialog.getByText('You might want to check your network connection.'),
        ).toBeVisible();
        await page.unrouteAll();
        await page.keyboard.press('i');
        await expect(modal.hits(page).first()).toBeVisible();
        expect(log.uncaught).toEqual([]);
      });
    }
  });

  test('S7 a blocked worker: the error screen, no uncaught error', async ({page, log}) => {
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new DOMException('Blocked by policy', 'SecurityError');
        }
      } as never;
    });
    await openModal(page);
    await modal.field(page).fill('gradient');
    await expect(modal.dialog(page).getByText('Unable to fetch results')).toBeVisible();
    expect(log.uncaught).toEqual([]);
  });
});

test.describe('S7 texts of hits', () => {
  test.use({noise: /Search shows hits without their texts|Failed to load resource/});

  const FAULTS: Array<[string, (page: Page) => Promise<unknown>]> = [
    ['gone', (page) => page.route(TEXTS, (r) => r.fulfill({status: 404}))],
    ['out of reach', (page) => page.route(TEXTS, (r) => r.abort())],
    ['other bytes', (page) => page.route(TEXTS, (r) => r.fulfill({json: []}))],
  ];
  test('S7 texts that do not come: hits without snippets, one warning, and the next key asks again', async ({
    page,
    log,
  }) => {
    for (const [name, breakIt] of FAULTS) {
      await test.step(name, async () => {
        log.warnings.length = 0;
        await breakIt(page);
        await openModal(page);
        await search(page, 'neigh');
        const hits = modal.hits(page);
        const addresses = await addressesOf(page);
        expect(addresses.length).toBeGreaterThan(0);
        const dialog = modal.dialog(page);
        await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
        await page.unrouteAll();
        await search(page, 'neighbour');
        await search(page, 'neigh');
        // Pages of hits that are texts are put before them: there are more rows, none is missing.
        expect(await addressesOf(page)).toEqual(expect.arrayContaining(addresses));
        await expect(hits.filter({has: page.locator('mark')}).first()).toBeVisible();
        expect(log.warnings).toEqual([
          expect.stringMatching(/without their texts.*texts\.\w+\.json/),
        ]);
        expect(log.uncaught).toEqual([]);
      });
    }
  });

  test('S7 S8 an index at hand and no network: hits show', async ({page, context, log}) => {
    await openModal(page);
    await search(page, 'gradient');
    await context.setOffline(true);
    await search(page, 'install');
    expect((await addressesOf(page)).length).toBeGreaterThan(0);
    expect(log.uncaught).toEqual([]);
  });
});

test('S8 loading that takes longer is shown as stalled', async ({page}) => {
  const release = await holdIndex(page);
  await openModal(page);
  await modal.field(page).fill('gradient');
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  release();
  await expect(modal.hits(page).first()).toBeVisible();
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
});

/** Rows S7 and S8: what the dialog says when the index is out of reach; hosted.spec.ts has answers that are late. */
import {modal, openModal, search} from './search';
import {expect, test} from './test';

test.describe('S7 errors', () => {
  test.use({noise: /Search failed|Search shows hits without|Failed to load resource/});

  test('S7 S8 F23 whatever is gone or broken: the error screen, and the next key finds again', async ({
    page,
    log,
  }) => {
    const html = {contentType: 'text/html', body: '<!doctype html><title>Hello</title>'};
    for (const file of [/\/search-worker\./, '**/search/index.json']) {
      await page.route(file, (route) => route.fulfill(html));
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
    }
  });

  test('S7 texts that do not come: hits without snippets, one warning, and the next key asks again', async ({
    page,
    log,
  }) => {
    await page.route('**/search/texts.*.json', (route) => route.abort());
    await openModal(page);
    await search(page, 'neigh');
    expect(await modal.hits(page).count()).toBeGreaterThan(0);
    await page.unrouteAll();
    await search(page, 'neighbour');
    await search(page, 'neigh');
    await expect(modal.hits(page).locator('mark').first()).toBeVisible();
    expect(log.warnings).toEqual([expect.stringMatching(/without their texts.*texts\.\w+\.json/)]);
  });
});

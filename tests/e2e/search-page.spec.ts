// cspell:ignore qqqqzz xxyyzzq
import {chrome, expect, open, overflow, PHONE, test, wake} from './test';
import {holdIndex, modal, openModal, search} from './search';

const results = '[data-search]';

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
  });

  test('S14 results are narrowed to a part of the site, and widened again', async ({page}) => {
    await open(page, '/search/?q=field');
    const parts = page.getByRole('group', {name: 'Part of the site'}).getByRole('button');
    await expect(parts.first()).toHaveAttribute('aria-pressed', 'true');
    const all = Number(/\d+$/.exec((await parts.first().textContent())!)![0]);
    const counts = (await parts.allTextContents())
      .slice(1)
      .map((text) => Number(/\d+$/.exec(text)![0]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all);
    await parts.nth(1).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      new RegExp(`^${counts[0]} result`),
    );
    await parts.first().click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      new RegExp(`^${all} result`),
    );
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

  test('S14 says when there is nothing', async ({page}) => {
    await open(page, '/search/?q=qqqqzz');
    await expect(page.getByRole('heading', {name: 'No results for “qqqqzz”'})).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('0 results for “qqqqzz”');
  });

  test('S14 without a query it lists every page', async ({page}) => {
    await open(page, '/search/');
    await expect(page.getByRole('heading', {name: 'All pages'})).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/docs/intro/"]')).toBeVisible();
  });

  test('S14 R8 lists them again when a query is taken away, and for who comes by a link', async ({
    page,
    log,
  }) => {
    const links = page.getByRole('region', {name: 'All pages'}).getByRole('link');
    await open(page, '/search/');
    const count = await links.count();
    await chrome.field(page).fill('gossip');
    await expect(page.getByRole('heading', {name: 'All pages'})).toHaveCount(0);
    await chrome.field(page).fill('');
    await expect(links).toHaveCount(count);
    await open(page, '/docs/intro/');
    await wake(page);
    // As the router goes there: no link leads to the bare search page but that of its button.
    await page.evaluate(() => {
      history.pushState({}, '', '/search/');
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    });
    await expect(links).toHaveCount(count);
    await links.filter({hasText: 'Glossary'}).first().click();
    await expect(chrome.title(page)).toHaveText('Glossary');
    expect(log.loads).toHaveLength(2);
  });

  test('S14 shows no provider in embedded mode', async ({page}) => {
    await open(page, '/search/?q=gradient');
    await expect(page.locator(`${results} li`).first()).toBeVisible();
    await expect(page.getByText(/algolia/i)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(modal.dialog(page)).toBeVisible();
    await expect(page.getByRole('link', {name: /algolia/i})).toHaveCount(0);
  });

  test('S14 fits a phone', async ({page}) => {
    await page.setViewportSize(PHONE);
    await open(page, '/search/?q=build.gradle.kts');
    await expect(page.locator(`${results} li`).first()).toBeVisible();
    expect(await overflow(page)).toBe(0);
  });

  test.describe('errors', () => {
    test.use({noise: /Search failed|Failed to load resource/});

    test('S14 S8 an engine that fails ends in a sentence, and can be asked again', async ({
      page,
    }) => {
      await page.route('**/search/manifest.json', (route) => route.abort());
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

  test('S14 S8 a slow engine is waited for', async ({page}) => {
    const release = await holdIndex(page);
    await open(page, '/search/?q=gradient');
    await expect(page.locator('[data-search="stalled"]')).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Searching…');
    release();
    await expect(page.locator('[data-search="done"]')).toBeVisible();
  });
});

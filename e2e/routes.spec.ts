/** Rows R2 to R5 and R8: every address answers as the specification says; tests/build/pages.test.ts has what they hold. */
import {titleOf} from './pages';
import {chrome, expect, linkTo, ready, open, test} from './test';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('R2 /docs/ leads to the first document without JavaScript', async ({page}) => {
    await page.goto('/docs/');
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
    await expect(chrome.title(page)).toBeVisible();
  });
});

test('R2 R3 /docs/ leads to the first document, and an address without a slash to the one with it', async ({
  page,
}) => {
  await page.goto('/docs/');
  await expect(page).toHaveURL(/\/docs\/intro\/$/);
  await expect(chrome.title(page)).toBeVisible();
  for (const route of ['/docs/intro', '/search']) {
    await test.step(route, async () => {
      const response = await page.goto(`${route}?x=1`);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL((url) => url.pathname === `${route}/` && url.search === '?x=1');
    });
  }
});

test('R4 the name of a file shows the clean page', async ({page, baseURL}) => {
  for (const [file, clean] of [
    ['/docs/tutorials/gettingstarted.html', '/docs/tutorials/gettingstarted/'],
    ['/blog.html', '/blog/'],
  ]) {
    await page.goto(file);
    await expect(page).toHaveURL(baseURL + clean);
    await expect(chrome.title(page)).toHaveText(titleOf(clean));
  }
  for (const clean of ['/docs/intro/', '/blog/tags/hello/']) {
    const response = await page.goto(`${clean}index.html`);
    expect(response?.status()).toBe(200);
    await ready(page);
    await expect(chrome.title(page)).toHaveText(titleOf(clean));
  }
});

test.describe('R5 not found', () => {
  test.use({noise: /status of 404/});

  test('R5 an address that nobody has answers 404 with ways on', async ({page}) => {
    for (const address of [
      '/nothing-here/',
      '/docs/nothing/here/',
      '/nothing.html',
      '/%E0%A4%A/',
      '/100%/',
    ]) {
      await test.step(address, async () => {
        const response = await page.goto(address);
        expect(response?.status()).toBe(404);
        await ready(page);
        await expect(chrome.title(page)).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.locator('a[href="/"]').first()).toBeVisible();
        await expect(main.locator('a[href^="/docs/"]').first()).toBeVisible();
        await expect(main.locator('a[href*="/search/"]').first()).toBeVisible();
      });
    }
    await page.getByRole('main').locator('a[href^="/docs/"]').first().click();
    await expect(page).toHaveURL(/\/docs\//);
    await expect(chrome.title(page)).toBeVisible();
  });
});

test('R8 the field of the search page and its address follow each other, and neither fills the history', async ({
  page,
}) => {
  const field = chrome.field(page);
  await open(page, '/docs/references/');
  await open(page, '/search/?q=gradient');
  await test.step('the field shows the query, and changes it without a new entry', async () => {
    await expect(field).toHaveValue('gradient');
    await field.fill('share & déjà');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'share & déjà');
    await field.fill('');
    await expect(page).toHaveURL((url) => !url.searchParams.get('q'));
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/docs/references/');
  });
  await test.step('back and forward restore the query', async () => {
    await open(page, '/search/?q=one');
    await field.fill('two');
    await expect(page).toHaveURL(/q=two/);
    // Not by the footer, which moves while results come in.
    await linkTo(chrome.navbar(page), '/docs/intro/').click();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\/\?q=two$/);
    await expect(field).toHaveValue('two');
    await page.goForward();
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
  });
  await test.step('an address that changes while the page is open changes the field', async () => {
    await open(page, '/search/?q=one');
    // Before the search's own part has come, nobody follows the address.
    await expect(page).toHaveTitle(/^Search results for “one”/);
    await page.evaluate(() => {
      history.pushState({}, '', '/search/?q=three');
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    });
    await expect(field).toHaveValue('three');
    await page.goBack();
    await expect(field).toHaveValue('one');
  });
});

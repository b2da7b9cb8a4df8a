/** Rows R1 to R5 and R8: every address answers as the specification says. */
import {authorsOf, documentsOf} from '../scripts/check/sources';
import {readBuilt, ROOT, ROUTES, sitemapPaths} from './pages';
import {chrome, expect, linkTo, ready, open, test} from './test';

const AUTHORS = authorsOf(ROOT);

test('R1 R3 the sitemap holds every route but the search page, and every document; each ends in a slash and has a title of its own', () => {
  const listed = sitemapPaths();
  const missing = ROUTES.filter((route) => !listed.includes(route) && route !== '/search/');
  expect.soft(missing).toEqual([]);
  expect
    .soft(listed.filter((route) => /^\/blog\/authors\/[^/]+\/$/.test(route)).sort())
    .toEqual(AUTHORS.map((author) => `/blog/authors/${author}/`).sort());
  expect.soft(documentsOf(ROOT).filter((route) => !listed.includes(route))).toEqual([]);
  expect.soft(listed.filter((route) => !route.endsWith('/'))).toEqual([]);
  const seen = new Map<string, string[]>();
  for (const route of listed) {
    const [, title = ''] =
      /<title[^>]*>([^<]*)/.exec(readBuilt(`${route.slice(1)}index.html`)) ?? [];
    seen.set(title, [...(seen.get(title) ?? []), route]);
  }
  expect.soft(seen.has('')).toBe(false);
  expect([...seen].filter(([, routes]) => routes.length > 1)).toEqual([]);
});

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
  for (const route of [
    '/docs/intro',
    '/blog',
    '/blog/welcome',
    '/search',
    '/docs/category/tutorials',
  ]) {
    await test.step(route, async () => {
      const response = await page.goto(`${route}?x=1`);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL((url) => url.pathname === `${route}/` && url.search === '?x=1');
    });
  }
});

test('R4 the name of a file shows the clean page', async ({page, baseURL}) => {
  for (const [file, clean] of [
    ['/docs/intro.html', '/docs/intro/'],
    ['/docs/tutorials/gettingstarted.html', '/docs/tutorials/gettingstarted/'],
    ['/blog/welcome.html', '/blog/welcome/'],
    ['/blog.html', '/blog/'],
  ]) {
    await test.step(file, async () => {
      await page.goto(clean);
      const title = (await chrome.title(page).textContent()) ?? '';
      await page.goto(file);
      await expect(page).toHaveURL(baseURL + clean);
      await expect(chrome.title(page)).toHaveText(title);
    });
  }
  for (const clean of ['/', '/docs/intro/', '/blog/welcome/', '/blog/tags/hello/']) {
    await test.step(`${clean}index.html`, async () => {
      await open(page, clean);
      const title = (await chrome.title(page).textContent()) ?? '';
      const response = await page.goto(`${clean}index.html`);
      expect(response?.status()).toBe(200);
      await ready(page);
      await expect(chrome.title(page)).toHaveText(title);
    });
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
        await main.locator('a[href^="/docs/"]').first().click();
        await expect(page).toHaveURL(/\/docs\//);
        await expect(chrome.title(page)).toBeVisible();
      });
    }
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

/** Rows R1 to R5 and R8: every address answers as the specification says. */
import {authorsOf, documentsOf} from '../scripts/check/sources';
import {ROOT, ROUTES, sitemapPaths} from './pages';
import {chrome, expect, linkTo, ready, open, test} from './test';

const AUTHORS = authorsOf(ROOT);

test.describe('R1 routes', () => {
  test('R1 the sitemap holds every route of the specification but the search page', () => {
    const listed = sitemapPaths();
    const missing = ROUTES.filter((route) => !listed.includes(route) && route !== '/search/');
    expect(missing).toEqual([]);
    expect(listed.filter((route) => /^\/blog\/authors\/[^/]+\/$/.test(route)).sort()).toEqual(
      AUTHORS.map((author) => `/blog/authors/${author}/`).sort(),
    );
  });

  test('R1 the sitemap holds every document that is published', () => {
    const listed = sitemapPaths();
    expect(documentsOf(ROOT).filter((route) => !listed.includes(route))).toEqual([]);
  });

  test('R1 every page has a title of its own', async ({request}) => {
    const seen = new Map<string, string[]>();
    for (const route of sitemapPaths()) {
      const [, title = ''] =
        /<title[^>]*>([^<]*)/.exec(await (await request.get(route)).text()) ?? [];
      seen.set(title, [...(seen.get(title) ?? []), route]);
    }
    expect(seen.has('')).toBe(false);
    expect([...seen].filter(([, routes]) => routes.length > 1)).toEqual([]);
  });
});

test.describe('R2 /docs/', () => {
  test('R2 /docs/ leads to the first document', async ({page}) => {
    await page.goto('/docs/');
    await expect(page).toHaveURL(/\/docs\/intro\/$/);
    await expect(chrome.title(page)).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});
    test('R2 /docs/ leads to the first document without JavaScript', async ({page}) => {
      await page.goto('/docs/');
      await expect(page).toHaveURL(/\/docs\/intro\/$/);
      await expect(chrome.title(page)).toBeVisible();
    });
  });
});

test.describe('R3 trailing slashes', () => {
  for (const route of [
    '/docs/intro',
    '/blog',
    '/blog/welcome',
    '/search',
    '/docs/category/tutorials',
  ]) {
    test(`R3 ${route} leads to the address with a slash`, async ({page}) => {
      const response = await page.goto(`${route}?x=1`);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL((url) => url.pathname === `${route}/` && url.search === '?x=1');
    });
  }

  test('R3 every address in the sitemap ends in a slash', () => {
    expect(sitemapPaths().filter((route) => !route.endsWith('/'))).toEqual([]);
  });
});

test.describe('R4 file names', () => {
  for (const [file, clean] of [
    ['/docs/intro.html', '/docs/intro/'],
    ['/docs/tutorials/gettingstarted.html', '/docs/tutorials/gettingstarted/'],
    ['/blog/welcome.html', '/blog/welcome/'],
    ['/blog.html', '/blog/'],
  ]) {
    test(`R4 ${file} shows the clean page`, async ({page, baseURL}) => {
      await page.goto(clean);
      const title = (await chrome.title(page).textContent()) ?? '';
      await page.goto(file);
      await expect(page).toHaveURL(baseURL + clean);
      await expect(chrome.title(page)).toHaveText(title);
    });
  }

  for (const clean of ['/', '/docs/intro/', '/blog/welcome/', '/blog/tags/hello/']) {
    test(`R4 ${clean}index.html shows the clean page`, async ({page}) => {
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

  for (const address of [
    '/nothing-here/',
    '/docs/nothing/here/',
    '/nothing.html',
    '/%E0%A4%A/',
    '/100%/',
  ]) {
    test(`R5 ${address} answers 404 with ways on`, async ({page}) => {
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

test.describe('R8 the address of the search page', () => {
  test('R8 the field shows the query of the address', async ({page}) => {
    await open(page, '/search/?q=gradient');
    await expect(chrome.field(page)).toHaveValue('gradient');
  });

  test('R8 editing the field updates the address without a new entry in the history', async ({
    page,
  }) => {
    await open(page, '/');
    await open(page, '/search/?q=gradient');
    await chrome.field(page).fill('share & déjà');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'share & déjà');
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('R8 emptying the field empties the query', async ({page}) => {
    await open(page, '/search/?q=gradient');
    await chrome.field(page).fill('');
    await expect(page).toHaveURL((url) => !url.searchParams.get('q'));
  });

  test('R8 back and forward restore the query', async ({page}) => {
    await open(page, '/search/?q=one');
    const field = chrome.field(page);
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

  test('R8 an address that changes while the page is open changes the field', async ({page}) => {
    await open(page, '/search/?q=one');
    // Before the search's own part has come, nobody follows the address.
    await expect(page).toHaveTitle(/^Search results for “one”/);
    await page.evaluate(() => {
      history.pushState({}, '', '/search/?q=three');
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    });
    await expect(chrome.field(page)).toHaveValue('three');
    await page.goBack();
    await expect(chrome.field(page)).toHaveValue('one');
  });
});

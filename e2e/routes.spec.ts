/** Rows R1 to R8: every address answers as the specification says. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  authorsOf,
  categoriesOf,
  documentsOf,
  postsOf,
  tagsOf,
  type Post,
} from '../scripts/check/sources';
import {chrome, expect, linkTo, ready, open, ROOT, ROUTES, sitemapPaths, test} from './test';

const addressOf = ({slug}: Post): string => `/blog/${slug}/`;
const POSTS = postsOf(ROOT);
const TAGS = tagsOf(ROOT);
const AUTHORS = authorsOf(ROOT);
const CATEGORIES = categoriesOf(ROOT);

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

test.describe('R6 blog', () => {
  test('R6 the four posts of the specification are there, with their tags, and at least two authors', () => {
    expect(POSTS.map(({slug}) => slug)).toEqual(
      expect.arrayContaining(['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome']),
    );
    expect(TAGS).toEqual(expect.arrayContaining(['docusaurus', 'facebook', 'hello', 'hola']));
    expect(AUTHORS.length).toBeGreaterThanOrEqual(2);
  });

  test('R6 the blog lists all posts, newest first', async ({page}) => {
    await open(page, '/blog/');
    await expect(chrome.title(page)).toHaveCount(1);
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles).toHaveCount(POSTS.length);
    for (const [i, post] of POSTS.entries()) {
      const link = articles.nth(i).getByRole('heading', {level: 2}).getByRole('link');
      await expect(link).toHaveText(post.title);
      await expect(link).toHaveAttribute('href', addressOf(post));
    }
    await articles.first().getByRole('heading', {level: 2}).getByRole('link').click();
    await expect(page).toHaveURL((url) => url.pathname === addressOf(POSTS[0]));
    await expect(chrome.title(page)).toHaveText(POSTS[0].title);
  });

  test('R6 the archive lists the posts of each year', async ({page}) => {
    await open(page, '/blog/archive/');
    const main = page.getByRole('main');
    const years = [...new Set(POSTS.map(({date}) => date.slice(0, 4)))];
    await expect(main.getByRole('heading', {level: 2})).toHaveText(years);
    expect(
      await main
        .locator('li a[href^="/blog/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(POSTS.map(addressOf));
    await main.locator('li a[href^="/blog/"]').last().click();
    await expect(chrome.title(page)).toHaveText(POSTS[POSTS.length - 1].title);
  });

  test('R6 the authors page leads to every author, each with just their posts', async ({page}) => {
    await open(page, '/blog/authors/');
    const links = page.getByRole('main').locator('a[href^="/blog/authors/"]');
    const addresses = [
      ...new Set(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
      ),
    ];
    expect(addresses).toHaveLength(AUTHORS.length);
    const shown: string[][] = [];
    for (const address of addresses) {
      await open(page, address);
      shown.push(
        await page
          .getByRole('main')
          .getByRole('article')
          .locator('h2 a, h3 a')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
      );
    }
    const wanted = AUTHORS.map((author) =>
      POSTS.filter(({authors}) => authors.includes(author)).map(addressOf),
    );
    const sorted = (lists: string[][]): string[] => lists.map((list) => list.join()).sort();
    expect(sorted(shown)).toEqual(sorted(wanted));
  });

  test('R6 the tags page lists each tag with its number of posts', async ({page}) => {
    await open(page, '/blog/tags/');
    for (const tag of TAGS) {
      const link = page.getByRole('main').locator(`a[href="/blog/tags/${tag}/"]`);
      const count = POSTS.filter(({tags}) => tags.includes(tag)).length;
      await expect(link).toHaveCount(1);
      await expect(link).toContainText(String(count));
    }
  });

  for (const tag of TAGS) {
    test(`R6 the tag ${tag} lists just its posts`, async ({page}) => {
      await open(page, `/blog/tags/${tag}/`);
      const wanted = POSTS.filter(({tags}) => tags.includes(tag));
      expect(wanted.length).toBeGreaterThan(0);
      expect(
        await page
          .getByRole('main')
          .getByRole('article')
          .locator('h2 a, h3 a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(wanted.map(addressOf));
    });
  }

  test('R6 the blog sidebar groups the posts by year', async ({page}) => {
    await open(page, '/blog/');
    const sidebar = page.getByRole('navigation', {name: /blog|posts/i}).first();
    await expect(sidebar).toBeVisible();
    for (const year of new Set(POSTS.map(({date}) => date.slice(0, 4)))) {
      await expect(sidebar.getByText(year, {exact: true})).toBeVisible();
    }
    for (const post of POSTS) {
      await expect(sidebar.locator(`a[href="${addressOf(post)}"]`)).toBeVisible();
    }
  });

  for (const [feed, type] of [
    ['/blog/rss.xml', 'xml'],
    ['/blog/atom.xml', 'xml'],
    ['/blog/feed.json', 'json'],
  ]) {
    test(`R6 ${feed} names every post`, async ({request}) => {
      const response = await request.get(feed);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain(type);
      const text = await response.text();
      for (const post of POSTS) {
        expect(text).toContain(addressOf(post));
      }
    });
  }
});

test.describe('R7 documentation', () => {
  test('R7 there is one version, current, labelled Next, with the sidebar tutorialSidebar', () => {
    const file = path.join(ROOT, '.docusaurus', 'globalData.json');
    const data = JSON.parse(readFileSync(file, 'utf8')) as {
      'docusaurus-plugin-content-docs': {
        default: {
          versions: Array<{
            name: string;
            label: string;
            isLast: boolean;
            mainDocId: string;
            sidebars: object;
          }>;
        };
      };
    };
    const {versions} = data['docusaurus-plugin-content-docs'].default;
    expect(versions).toHaveLength(1);
    expect(versions[0]).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      mainDocId: 'intro',
      sidebars: {tutorialSidebar: {}},
    });
  });

  for (const name of CATEGORIES) {
    test(`R7 the category ${name} shows a card for each of its documents`, async ({page}) => {
      await open(page, `/docs/category/${name}/`);
      const documents = sitemapPaths().filter((path) => path.startsWith(`/docs/${name}/`));
      const cards = page.getByRole('main').getByRole('article').locator('a');
      const shown = await cards.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      expect([...new Set(shown)].sort()).toEqual(documents.sort());
      // Each shows where it stands among them.
      await expect(cards.locator('circle')).toHaveCount(documents.length ** 2);
      await cards.first().click();
      await expect(page).toHaveURL((url) => url.pathname === shown[0]);
      await expect(chrome.title(page)).toBeVisible();
    });
  }

  test('R7 a document names its place and leads to its neighbours', async ({page}) => {
    await open(page, '/docs/tutorials/gettingstarted/');
    const sidebar = chrome.docsSidebar(page);
    const category = await linkTo(sidebar, '/docs/category/tutorials/').innerText();
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toContainText(category);
    const pages = page.getByRole('navigation', {name: /docs pages/i});
    const next = await sidebar
      .getByRole('listitem')
      .filter({has: page.locator('a[aria-current]')})
      .last()
      .locator('xpath=following-sibling::li[1]//a')
      .getAttribute('href');
    await pages.getByRole('link', {name: /^Next/}).click();
    await expect(page).toHaveURL((url) => url.pathname === next);
    await pages.getByRole('link', {name: /^Previous/}).click();
    await expect(page).toHaveURL(/\/docs\/tutorials\/gettingstarted\/$/);
  });
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

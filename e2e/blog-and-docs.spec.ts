/** Rows R6 and R7: the addresses of blog and documentation. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {authorsOf, categoriesOf, postsOf, tagsOf, type Post} from '../scripts/check/sources';
import {ROOT, sitemapPaths} from './pages';
import {chrome, expect, linkTo, open, test} from './test';

const addressOf = ({slug}: Post): string => `/blog/${slug}/`;
const POSTS = postsOf(ROOT);
const TAGS = tagsOf(ROOT);
const AUTHORS = authorsOf(ROOT);
const CATEGORIES = categoriesOf(ROOT);

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

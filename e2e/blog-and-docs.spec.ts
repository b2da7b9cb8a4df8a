/** Rows R6 and R7: the addresses of blog and documentation. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {authorsOf, categoriesOf, postsOf, tagsOf, type Post} from '../scripts/check/sources';
import {ROOT, sitemapPaths} from './pages';
import {chrome, expect, linkTo, open, test} from './test';

const addressOf = ({slug}: Post): string => `/blog/${slug}/`;
const POSTS = postsOf(ROOT);
const TAGS = tagsOf(ROOT);
const AUTHORS = authorsOf(ROOT);
const CATEGORIES = categoriesOf(ROOT);

/** Where the posts of a list lead. */
const postsOn = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('article')
    .locator('h2 a, h3 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('R6 the four posts of the specification are there, with their tags, and at least two authors; feeds name every post', async ({
  request,
}) => {
  expect(POSTS.map(({slug}) => slug)).toEqual(
    expect.arrayContaining(['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome']),
  );
  expect(TAGS).toEqual(expect.arrayContaining(['docusaurus', 'facebook', 'hello', 'hola']));
  expect(AUTHORS.length).toBeGreaterThanOrEqual(2);
  for (const [feed, type] of [
    ['/blog/rss.xml', 'xml'],
    ['/blog/atom.xml', 'xml'],
    ['/blog/feed.json', 'json'],
  ]) {
    const response = await request.get(feed);
    expect(response.status(), feed).toBe(200);
    expect(response.headers()['content-type'], feed).toContain(type);
    const text = await response.text();
    for (const post of POSTS) {
      expect(text, feed).toContain(addressOf(post));
    }
  }
});

test('R6 the blog lists all posts, newest first, and its sidebar groups them by year', async ({
  page,
}) => {
  await open(page, '/blog/');
  await test.step('the sidebar', async () => {
    const sidebar = page.getByRole('navigation', {name: /blog|posts/i}).first();
    await expect(sidebar).toBeVisible();
    for (const year of new Set(POSTS.map(({date}) => date.slice(0, 4)))) {
      await expect(sidebar.getByText(year, {exact: true})).toBeVisible();
    }
    for (const post of POSTS) {
      await expect(sidebar.locator(`a[href="${addressOf(post)}"]`)).toBeVisible();
    }
  });
  await test.step('the list', async () => {
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
});

test('R6 the archive lists the posts of each year, pages of authors and tags just those of theirs', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await test.step('the archive', async () => {
    await open(page, '/blog/archive/');
    const years = [...new Set(POSTS.map(({date}) => date.slice(0, 4)))];
    await expect(main.getByRole('heading', {level: 2})).toHaveText(years);
    const links = main.locator('li a[href^="/blog/"]');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      POSTS.map(addressOf),
    );
    await links.last().click();
    await expect(chrome.title(page)).toHaveText(POSTS[POSTS.length - 1].title);
  });
  await test.step('authors', async () => {
    await open(page, '/blog/authors/');
    const addresses = [
      ...new Set(
        await main
          .locator('a[href^="/blog/authors/"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
      ),
    ];
    expect(addresses).toHaveLength(AUTHORS.length);
    const shown: string[][] = [];
    for (const address of addresses) {
      await open(page, address);
      shown.push(await postsOn(page));
    }
    const wanted = AUTHORS.map((author) =>
      POSTS.filter(({authors}) => authors.includes(author)).map(addressOf),
    );
    const sorted = (lists: string[][]): string[] => lists.map((list) => list.join()).sort();
    expect(sorted(shown)).toEqual(sorted(wanted));
  });
  await test.step('tags, with their numbers of posts', async () => {
    await open(page, '/blog/tags/');
    const postsWith = (tag: string): Post[] => POSTS.filter(({tags}) => tags.includes(tag));
    for (const tag of TAGS) {
      const link = main.locator(`a[href="/blog/tags/${tag}/"]`);
      await expect(link).toHaveCount(1);
      await expect(link).toContainText(String(postsWith(tag).length));
    }
    for (const tag of TAGS) {
      await open(page, `/blog/tags/${tag}/`);
      expect(postsWith(tag).length, tag).toBeGreaterThan(0);
      expect(await postsOn(page), tag).toEqual(postsWith(tag).map(addressOf));
    }
  });
});

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

test('R7 a category shows a card for each of its documents; a document names its place and leads to its neighbours', async ({
  page,
}) => {
  for (const name of CATEGORIES) {
    await test.step(`the category ${name}`, async () => {
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
  await test.step('neighbours', async () => {
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

/** What pages have as they are sent, before any script and for readers without one: no browser is needed to see it. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';
import {allPages, MISSING, readPage, ROOT, ROUTES, sitemapPaths} from '../../e2e/pages';
import {
  authorsOf,
  categoriesOf,
  documentsOf,
  postsOf,
  tagsOf,
  type Post,
} from '../../scripts/check/sources';
import {API_MODULES, ISSUES, REPOSITORY} from '../../src/site/links';
import {COLLEKTIVE_VERSION} from '../../src/site/versions';

const addressOf = ({slug}: Post): string => `/blog/${slug}/`;
const POSTS = postsOf(ROOT);
const TAGS = tagsOf(ROOT);
const AUTHORS = authorsOf(ROOT);
const YEARS = [...new Set(POSTS.map(({date}) => date.slice(0, 4)))];

const trees = new Map(allPages().map((address) => [address, fromHtml(readPage(address))]));
const all = (selector: string, address: string): Element[] =>
  selectAll(selector, trees.get(address));
const texts = (selector: string, address: string): string[] =>
  all(selector, address).map((element) => toString(element).trim());
const links = (selector: string, address: string): string[] =>
  all(selector, address).map(({properties}) => String(properties.href));

/** Why a page is no whole one. */
function faultsOf(address: string): string[] {
  const counts = ['head > title', 'main', 'h1', '.theme-layout-footer'].flatMap((name) => {
    const {length} = all(name, address);
    return length === 1 ? [] : [`${length} ${name}`];
  });
  const [description, ...more] = all('meta[name=description]', address);
  const canonical = links('link[rel=canonical]', address).map((href) => new URL(href).pathname);
  return [
    ...counts,
    ...(texts('h1', address).every(Boolean) ? [] : ['an empty h1']),
    ...(/Collektive/.test(texts('title', address)[0]) ? [] : ['a title without the name']),
    ...(/\S{2}/.test(String(description?.properties.content)) && more.length === 0
      ? []
      : ['not one description']),
    ...(address === MISSING || canonical.join() === address
      ? []
      : [`canonical: ${canonical.join()}`]),
    ...links('a[href^="/"]', address)
      .map((href) => href.replace(/[?#].*/, ''))
      .filter((href) => !/\/$|\.[a-z]+$/.test(href)),
  ];
}

test('R1 R3 each page has one main part, heading, footer, title, description and canonical address, and links end in a slash', () => {
  expect(trees.size).toBeGreaterThan(80);
  expect(
    [...trees.keys()].flatMap((address) => faultsOf(address).map((fault) => `${address} ${fault}`)),
  ).toEqual([]);
});

test('R1 R3 the sitemap holds every route but the search page, and every document; each has a title of its own', () => {
  const listed = sitemapPaths();
  const missing = ROUTES.filter((route) => !listed.includes(route) && route !== '/search/');
  expect(missing).toEqual([]);
  expect(listed.filter((route) => /^\/blog\/authors\/[^/]+\/$/.test(route)).sort()).toEqual(
    AUTHORS.map((author) => `/blog/authors/${author}/`).sort(),
  );
  expect(documentsOf(ROOT).filter((route) => !listed.includes(route))).toEqual([]);
  expect(listed.filter((route) => !route.endsWith('/'))).toEqual([]);
  const titles = listed.map((route) => texts('title', route)[0]);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('no script every page has text', () => {
  const short = [...trees.keys()].filter((address) => texts('main', address)[0].length <= 40);
  expect(short).toEqual([]);
});

test('C4 the footer leads to documentation, releases, issues, licence and how to cite, and names the year', () => {
  for (const address of trees.keys()) {
    expect(links('.theme-layout-footer a', address), address).toEqual(
      expect.arrayContaining([
        '/docs/intro/',
        '/docs/references/#cite',
        `${REPOSITORY}/releases`,
        ISSUES,
        `${REPOSITORY}/blob/${COLLEKTIVE_VERSION}/LICENSE`,
      ]),
    );
    expect(texts('.theme-layout-footer', address).join(), address).toMatch(/©\s*2025/);
  }
});

test('C1 the APIs menu holds each module, with its address', () => {
  expect(links('nav[aria-label=Main] details a', '/docs/intro/')).toEqual(
    API_MODULES.map(({href}) => href),
  );
  for (const [at, label] of texts('nav[aria-label=Main] details a', '/docs/intro/').entries()) {
    expect(label.startsWith(API_MODULES[at].label), label).toBe(true);
  }
});

describe('R6 the blog', () => {
  const postsOn = (address: string): string[] => links('main article :is(h2, h3) a', address);

  test('R6 the four posts of the specification are there, with their tags, and at least two authors', () => {
    expect(POSTS.map(({slug}) => slug)).toEqual(
      expect.arrayContaining(['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome']),
    );
    expect(TAGS).toEqual(expect.arrayContaining(['docusaurus', 'facebook', 'hello', 'hola']));
    expect(AUTHORS.length).toBeGreaterThanOrEqual(2);
  });

  test('R6 it lists all posts, newest first, and its sidebar groups them by year', () => {
    expect(links('main article h2 a', '/blog/')).toEqual(POSTS.map(addressOf));
    expect(texts('main article h2 a', '/blog/')).toEqual(POSTS.map(({title}) => title));
    const sidebar = 'nav[aria-label*=posts]';
    expect(texts(`${sidebar} h3`, '/blog/')).toEqual(YEARS);
    expect(links(`${sidebar} a`, '/blog/')).toEqual(POSTS.map(addressOf));
  });

  test('R6 the archive lists the posts of each year, pages of authors and tags just those of theirs', () => {
    expect(texts('main h2', '/blog/archive/')).toEqual(YEARS);
    expect(links('main li a[href^="/blog/"]', '/blog/archive/')).toEqual(POSTS.map(addressOf));

    const pages = AUTHORS.map((author) => `/blog/authors/${author}/`);
    const named = new Set(links('main a[href^="/blog/authors/"]', '/blog/authors/'));
    expect([...named].sort()).toEqual([...pages].sort());
    for (const [at, author] of AUTHORS.entries()) {
      const own = POSTS.filter(({authors}) => authors.includes(author));
      expect(postsOn(pages[at]), author).toEqual(own.map(addressOf));
    }

    for (const tag of TAGS) {
      const own = POSTS.filter(({tags}) => tags.includes(tag));
      expect(own.length, tag).toBeGreaterThan(0);
      const link = `main a[href="/blog/tags/${tag}/"]`;
      expect(texts(link, '/blog/tags/').map((text) => /(\d+) posts?$/.exec(text)?.[1])).toEqual([
        String(own.length),
      ]);
      expect(postsOn(`/blog/tags/${tag}/`), tag).toEqual(own.map(addressOf));
    }
  });
});

describe('R7 the documentation', () => {
  test('R7 there is one version, current, labelled Next, with the sidebar tutorialSidebar', () => {
    const file = path.join(ROOT, '.docusaurus', 'globalData.json');
    const data = JSON.parse(readFileSync(file, 'utf8')) as {
      'docusaurus-plugin-content-docs': {default: {versions: object[]}};
    };
    expect(data['docusaurus-plugin-content-docs'].default.versions).toEqual([
      expect.objectContaining({
        name: 'current',
        label: 'Next',
        isLast: true,
        mainDocId: 'intro',
        sidebars: {tutorialSidebar: expect.any(Object) as object},
      }),
    ]);
  });

  test.each(categoriesOf(ROOT))(
    'R7 the category %s shows a card for each of its documents',
    (name) => {
      const documents = sitemapPaths().filter((address) => address.startsWith(`/docs/${name}/`));
      const cards = 'main article article a';
      const address = `/docs/category/${name}/`;
      expect([...new Set(links(cards, address))].sort()).toEqual(documents.sort());
      // Each shows where it stands among them.
      expect(all(`${cards} circle`, address)).toHaveLength(documents.length ** 2);
    },
  );
});

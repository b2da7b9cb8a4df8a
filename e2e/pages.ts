/** The sites under test, and the pages that they have. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {kindOfPage} from './kind';
import {VARIANT} from '../scripts/test/stages';
import {EDIT_URL} from '../src/site/links';

export const ROOT = path.join(__dirname, '..');

/**
 * The sites under test: the production build, others with other settings, one at a wrong address. Below a
 * path, tests write addresses that start from there: `docs/intro/`.
 */
export const SITES = {
  main: {dir: 'build', base: '/'},
  variant: {dir: 'build-variant', base: VARIANT.BASE_URL},
  hosted: {dir: 'build-hosted', base: '/'},
  wrongBase: {dir: 'build', base: '/wrong/'},
} as const satisfies Record<string, {dir: string; base: string}>;
/**
 * The text of a file that the build has written.
 * @param file path below the build's folder
 * @throws Error where it is missing
 */
export function readBuilt(file: string): string {
  const full = path.join(ROOT, SITES.main.dir, file);
  if (!existsSync(full)) {
    throw new Error(
      `${SITES.main.dir}/${file} is missing: run \`npm test\`, which builds the site.`,
    );
  }
  return readFileSync(full, 'utf8');
}

/** Paths of all pages that the sitemap names, in its order. */
export function sitemapPaths(): string[] {
  return [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  );
}

/** The routes of the specification (conformance row R1), each in full. */
export const ROUTES = [
  '/',
  '/markdown-page/',
  '/search/',
  '/blog/',
  '/blog/archive/',
  '/blog/authors/',
  '/blog/tags/',
  ...['docusaurus', 'facebook', 'hello', 'hola'].map((tag) => `/blog/tags/${tag}/`),
  ...['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome'].map(
    (post) => `/blog/${post}/`,
  ),
  '/docs/intro/',
  '/docs/introduction/what-is-collektive/',
  '/docs/project-structure/',
  '/docs/references/',
  '/docs/showcase/acsos-fieldvmc/',
  '/docs/explanation/aggregate-programming/',
  '/docs/explanation/dsl-descriptions/',
  '/docs/explanation/levels-of-abstractions/',
  '/docs/explanation/stdlib-descriptions/',
  '/docs/tutorials/basic-usage/',
  '/docs/tutorials/collektive-and-alchemist/',
  '/docs/tutorials/common-mistakes/',
  '/docs/tutorials/first-collektive-program/',
  '/docs/tutorials/gettingstarted/',
  ...['introduction', 'tutorials', 'explanation', 'showcase'].map(
    (name) => `/docs/category/${name}/`,
  ),
];

/** Every page there is: the sitemap's, the specification's, and one that does not exist. */
export const MISSING = '/no/such/page/';
export function allPages(): string[] {
  return [...new Set([...sitemapPaths(), ...ROUTES, MISSING])];
}

/** The HTML of a page, as it is sent. @param address of the page, `/docs/intro/` */
export const readPage = (address: string): string =>
  readBuilt(address === MISSING ? '404.html' : `${address.slice(1)}index.html`);

/** A page that the walk takes. */
export interface Walked {
  path: string;
  /** It is looked at in all four forms, on a desktop and on a phone, light and dark, not only in one. */
  inAllForms: boolean;
  /** It is asked what pages of its kind have in common, too: colours, sizes, their style sheet, their islands. */
  inDepth: boolean;
}

/** Of pages that differ from the first of their kind in words alone, one in so many is asked what all have in common. */
const EVERY = 3;

/**
 * Pages that the walk takes. All forms are for the first page of each kind, and for those that were asked for.
 * @param wanted `all`; `forms` for all pages in all forms; or `kinds` for the first page of each kind and the one that
 *   does not exist, and sources, for the pages that they are made into: `kinds,docs/intro.mdx`
 */
export function walkedPages(wanted: string): Walked[] {
  const names = wanted.split(',');
  const kinds = new Set<string>();
  return allPages().flatMap((path, at) => {
    const html = readPage(path);
    const kind = kindOfPage(html, path.slice(1));
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    const isAsked =
      wanted === 'forms' ||
      (isFirst && names.includes('kinds')) ||
      // "Edit this page" leads to the source.
      names.some((name) => html.includes(EDIT_URL + name));
    const inAllForms = isAsked || isFirst;
    return isAsked || wanted === 'all'
      ? [{path, inAllForms, inDepth: inAllForms || at % EVERY === 0}]
      : [];
  });
}

/** What a page of the site is called. @param address of the page, `/docs/intro/` */
export const titleOf = (address: string): string =>
  toString(select('h1', fromHtml(readPage(address)))!);

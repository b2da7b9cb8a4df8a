/**
 * A page of the documentation has one name: its title up to a colon, after which it may say more. The sidebar
 * shows the name, and so do links; a link that says something else of its target begins with a small letter.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import sidebars from '../../sidebars';
import {readSource} from '../../scripts/check/rules/source';
import {filesOf, ROOT} from './files';

const PAGES = /\.mdx?$/;
const text = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

interface Names {
  title: string;
  sidebar_label?: string;
}

/** By the page's file: its title, and what the sidebar shows. */
const names = new Map<string, {title: string; label: string}>();
for (const file of filesOf('docs', PAGES)) {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: text(file),
  });
  const {title, sidebar_label: label = title} = frontMatter as unknown as Names;
  names.set(file, {title, label});
}

/** Pages of the reference have in their title what the sidebar has as their category. */
const CATEGORY = /^Reference: (.)/;
const nameIn = (title: string): string =>
  title.replace(CATEGORY, (_, first: string) => first.toUpperCase()).replace(/: .*$/, '');

test('the sidebar shows the name that is in the title, with a capital letter', () => {
  const pages = [...names].map(([file, {title, label}]) => ({file, title, label}));
  expect(pages.filter(({title, label}) => label !== title && label !== nameIn(title))).toEqual([]);
  expect(pages.filter(({label}) => !/^[A-Z]/.test(label))).toEqual([]);
});

test('below the pages of a category come those of another, and no page that looks like one of them', () => {
  const [first, ...others] = sidebars.tutorialSidebar;
  expect(first).toBe('intro');
  expect(others.filter((item) => typeof item === 'string')).toEqual([]);
});

/** The page that an address or a path in a link leads to, if it is one of the documentation. */
function targetOf(file: string, address: string): string {
  return address.startsWith('/docs/')
    ? `${address.slice(1).replace(/\/$/, '')}.mdx`
    : path.posix.join(path.posix.dirname(file), address);
}

/** Words that matter, in the order of the alphabet. */
const bag = (words: string): string =>
  [...words.toLowerCase().matchAll(/\w+/g)]
    .map(([word]) => word)
    .filter((word) => !['a', 'an', 'the', 'to', 'of', 'and'].includes(word))
    .sort()
    .join(' ');
const withoutArticle = (words: string): string =>
  words
    .replace(/`/g, '')
    .replace(/^(?:an?|the) /i, '')
    .toLowerCase();

/** Does a link give a page another name? */
function isMisnamed(link: string, {title, label}: {title: string; label: string}): boolean {
  const own = [title, label, nameIn(title)];
  // Of the library, not of the page.
  if (link.startsWith('`')) {
    return false;
  }
  if (/^[A-Z]/.test(link)) {
    return !own.includes(link);
  }
  return (
    own.some((name) => bag(name) === bag(link)) &&
    own.every((name) => withoutArticle(name) !== withoutArticle(link))
  );
}

test.each([
  ['A mailbox to write', 'Write a mailbox', true],
  ['the mailbox to write', 'Write a mailbox', true],
  ['write a mailbox', 'Write a mailbox', false],
  ['the glossary', 'Glossary', false],
  ['`spreading`', 'Reference: spreading', false],
  ['a few changes', 'Migrate from before 27', false],
  ['Standard library', 'The standard library', true],
])('"%s" for "%s"', (link, title, misnamed) => {
  expect(isMisnamed(link, {title, label: nameIn(title)})).toBe(misnamed);
});

test('links to whole pages have their names', () => {
  const links = [
    ...filesOf('docs', PAGES),
    ...filesOf('blog', PAGES),
    ...filesOf('src/pages', PAGES),
  ].flatMap((file) =>
    readSource(file, text(file))
      .lines.filter(({prose}) => prose)
      .flatMap(({text: line, number}) =>
        [...line.matchAll(/(?<!!)\[([^\]]+)\]\(((?:\.|\/docs\/)[^)#]*)\)/g)].map(
          ([, link = '', address = '']) => ({
            place: `${file}:${number}`,
            link: link.replace(/[*_]/g, ''),
            page: names.get(targetOf(file, address)),
          }),
        ),
      ),
  );
  expect(links.filter(({page}) => page).length).toBeGreaterThan(200);
  expect(links.filter(({link, page}) => page && isMisnamed(link, page))).toEqual([]);
});

// cspell:ignore Dopo categoria Italiano altre parole
import {expect, test} from 'vitest';
import {isUntranslated, untranslatedOf, withLanguages} from '.';

const page = (kind: string, inner: string): string =>
  `<html lang=it class="docs-wrapper ${kind}"><body>${inner}</body></html>`;
const ENGLISH = page('docs-doc-page', '<div class="theme-doc-markdown markdown" lang=en></div>');
const POST = page('blog-post-page', '<article class=""><div lang="en"><h1>A</h1></div></article>');
const ITALIAN = page('docs-doc-page', '<a lang=en>English</a><div class="markdown">Uno</div>');
const LIST = page('blog-list-page', '<article><div lang=en></div></article>');

test('a document or post that says another language is untranslated, and no list of them', () => {
  expect([ENGLISH, POST, ITALIAN, LIST].map(isUntranslated)).toEqual([true, true, false, false]);
  const pages: Record<string, string> = {'/it/a/': ENGLISH, '/it/b/': ITALIAN};
  expect([...untranslatedOf(['/it/a/', '/it/b/', '/it/c/'], (route) => pages[route])]).toEqual([
    '/it/a',
  ]);
});

const marked = (html: string): string => withLanguages(html, new Set(['/it/a']), 'en');

test.each([
  [
    '<a class="menu__link" href="/it/a/">A</a>',
    '<a lang=en class="menu__link" href="/it/a/">A</a>',
  ],
  [
    '<a aria-current=page class="card card_x" href=/it/a/>',
    '<a lang=en aria-current=page class="card card_x" href=/it/a/>',
  ],
  [
    '<a class=sidebarItemLink_mo7H href=/it/a/>',
    '<a lang=en class=sidebarItemLink_mo7H href=/it/a/>',
  ],
  [
    '<a class="pagination-nav__link pagination-nav__link--next" href=/it/a/><div class=pagination-nav__sublabel>Dopo</div><div class=pagination-nav__label>A</div></a>',
    '<a class="pagination-nav__link pagination-nav__link--next" href=/it/a/><div class=pagination-nav__sublabel>Dopo</div><div class=pagination-nav__label lang=en>A</div></a>',
  ],
])('a label of one says its language: %s', (html, expected) => {
  expect(marked(html)).toBe(expected);
});

test.each([
  '<a class="menu__link" href="/it/b/">B</a>',
  '<a class="menu__link menu__link--sublist" href="/it/a/">Una categoria</a>',
  '<a class=dropdown__link href=/it/a/>Italiano</a>',
  '<p><a href=/it/a/>in altre parole</a>',
  '<a class="pagination-nav__link" href=/it/b/><div class=pagination-nav__label>B</div></a><a class="pagination-nav__link" href=/it/c/><div class=pagination-nav__label>C</div></a>',
])('other labels do not: %s', (html) => {
  expect(marked(html)).toBe(html);
});

test('a page of another language says so of its title and its headings in lists', () => {
  const lists =
    '<span class=breadcrumbs__link>A</span><ul class=table-of-contents></ul><ul class="table-of-contents table-of-contents__left-border"></ul>';
  expect(marked(ENGLISH.replace('</body>', `${lists}</body>`)).match(/ lang=en>/g)).toHaveLength(4);
  expect(marked(ITALIAN.replace('</body>', lists)).match(/ lang=en>/g)).toHaveLength(1);
});

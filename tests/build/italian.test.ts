/** The site in Italian, the proof that text, cards, twins and links follow a translation. */
// cspell:disable
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';

const BUILT = path.join(__dirname, '../../build-pseudo/it');

const read = (file: string): string => readFileSync(path.join(BUILT, file), 'utf8');
const pageOf = (address: string): Root => fromHtml(read(`${address}index.html`));
const textOf = (page: Root, selector: string): string =>
  toString(select(selector, page) as Element);

const PROGRAM = 'docs/tutorials/first-collektive-program/';

describe('a page that is translated', () => {
  const page = pageOf(PROGRAM);

  test('is Italian all over: title, boxes, buttons, description', () => {
    expect(textOf(page, 'h1')).toMatch(/contare i dispositivi$/);
    expect(selectAll('.box-title', page).map((box) => toString(box))).toEqual([
      'Che cosa imparerai',
      'Prima di iniziare',
    ]);
    expect(select('meta[name=description]', page)?.properties.content).toMatch(/^Contare/);
    expect(selectAll('main .markdown [lang], main .markdown[lang]', page)).toEqual([]);
  });

  test('has the anchors of the English one', () => {
    for (const id of ['plan', 'collect', 'broadcast', 'no-if', 'elect', 'recap', 'next-steps']) {
      expect(select(`#${id}`, page), id).toBeDefined();
    }
  });

  test('is linked from pages that are not, and links to them, in Italian', () => {
    const linksOf = (from: Root): string[] =>
      selectAll('main .markdown a', from).map(({properties}) => String(properties.href));
    expect(linksOf(page)).toContain('/it/docs/tutorials/starter/');
    expect(linksOf(pageOf('docs/intro/'))).toContain(`/it/${PROGRAM}`);
    expect(linksOf(page).filter((link) => link.includes('.mdx'))).toEqual([]);
  });

  test('names pages in English as such, in its sidebar and at its end, and no others', () => {
    const languageOf = (selector: string): unknown => select(selector, page)?.properties.lang;
    expect(languageOf('a.menu__link[href$="/basic-usage/"]')).toBe('en');
    expect(languageOf(`a.menu__link[href$="${PROGRAM}"]`)).toBeUndefined();
    expect(
      selectAll('.pagination-nav__label', page).map(({properties}) => properties.lang),
    ).toContain('en');
    expect(languageOf('.breadcrumbs__item--active [lang], .table-of-contents')).toBeUndefined();
  });

  test.each([
    ['.menu__link', PROGRAM],
    ['.pagination-nav__label', PROGRAM],
    ['.breadcrumbs__link', 'docs/intro/'],
    ['.table-of-contents', 'docs/intro/'],
    ['.card', 'docs/category/tutorials/'],
    ['[class*=sidebarItemLink]', 'blog/welcome/'],
  ])('has %s where the framework writes titles, in English at %s', (label, address) => {
    const shown = selectAll(label, pageOf(address));
    expect(shown, 'a class that plugins/content-language looks for').not.toEqual([]);
    expect(shown.map(({properties}) => properties.lang)).toContain('en');
  });

  test('has pictures with Italian words, for eyes and for voices', () => {
    const [picture] = selectAll('.picture [role=img]', pageOf('docs/tutorials/gettingstarted/'));
    expect(picture.properties.ariaLabel).toMatch(/^Un round ha quattro passi/);
    const [use] = selectAll('use', picture);
    expect(use.properties.dataHref).toBe('/it/img/pictures/round.svg#wide');
    expect(read('img/pictures/round.svg')).toContain('>i messaggi che<');
  });

  test('has an Italian twin and a card of its own', () => {
    expect(read(`${PROGRAM}index.md`)).toContain('**Che cosa imparerai**');
    expect(read(`${PROGRAM}index.md`)).not.toContain('.mdx)');
    expect(select('meta[property="og:image"]', page)?.properties.content).toContain('/it/');
    expect(select('meta[property="og:locale"]', page)?.properties.content).toBe('it');
  });
});

test.each(['docs/intro/', 'blog/welcome/'])('%s says that its text is English', (address) => {
  expect(select('main [lang=en] h1, main [lang=en] header', pageOf(address))).toBeDefined();
});

test('what a site has once lies beside the first language, and allows what Italian pages need', () => {
  for (const file of ['_headers', 'nginx.conf', 'robots.txt', '.well-known/security.txt']) {
    expect(existsSync(path.join(BUILT, file)), file).toBe(false);
  }
  const policy = String(
    select('meta[http-equiv=Content-Security-Policy]', pageOf(PROGRAM))?.properties.content,
  );
  const headers = readFileSync(path.join(BUILT, '../_headers'), 'utf8');
  for (const [hash] of policy.matchAll(/'sha256-[^']+'/g)) {
    expect(headers).toContain(hash);
  }
});

test('the pages that search finds first have Italian words', () => {
  expect(read('llms.txt')).toContain('contare i dispositivi');
});

/** The site in a pseudo language (scripts/translations): whatever of it is not between its brackets, nobody can translate. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, test} from 'vitest';
import {collectTexts} from '../../plugins/texts';
import {pseudo, PSEUDO} from '../../scripts/translations/pseudo';

const ROOT = path.join(__dirname, '../..');
const BUILT = path.join(ROOT, 'build-pseudo', PSEUDO);
const HOST = 'https://collektive.github.io';

const read = (file: string): string => readFileSync(path.join(BUILT, file), 'utf8');

const filesOf = (ending: string): string[] =>
  readdirSync(BUILT, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith(ending));

/** Addresses that pages had before are no pages. */
const PAGES = filesOf('index.html')
  .map((file) => [file, read(file)])
  .filter(([, html]) => html.includes('__docusaurus'))
  .map(([file, html]): [file: string, page: Root] => [file, fromHtml(html)]);

/** A page of each kind. */
const KINDS = [
  ...[
    '',
    'docs/intro/',
    'docs/tutorials/gettingstarted/',
    'docs/category/tutorials/',
    'playground/',
  ],
  ...['blog/', 'blog/welcome/', 'blog/archive/', 'blog/tags/', 'search/'],
].map((route) => `${route}index.html`);

/** What we write, in the frame of a page and in its text. */
const OURS = [
  ...[
    '.navbar',
    '.footer',
    '.theme-edit-this-page',
    '.theme-announcement-bar',
    '[data-skip]',
    'main button',
    'main form',
  ],
  ...[
    'main .box-title',
    'main .figure-bar',
    'main .checked',
    '.sample-whole summary',
    'main header p:last-of-type',
  ],
].join(', ');

/** Names of things are the same in all languages; authors write titles and descriptions. */
const NAME = /^(?:Collektive|GitHub|[a-z]+(?:-[a-z]+)+|\d.*)$/;

const SPOKEN = ['ariaLabel', 'title', 'placeholder'] as const;

/** What we write that is not between the brackets of the pseudo language. */
const plainWords = (page: Root): string[] =>
  selectAll(OURS, page)
    .flatMap((part) => [
      // Languages are named in their own.
      selectAll('a[lang]', part)
        .reduce((said, link) => said.replaceAll(toString(link), '\n'), toString(part))
        .replace(/⟦[^⟧]*⟧/g, '\n'),
      ...selectAll('[aria-label], [title], [placeholder]', part).flatMap(({properties}) =>
        SPOKEN.map((name) => String(properties[name] ?? '').replace(/⟦[^]*⟧/, '')),
      ),
    ])
    .flatMap((said) => said.split('\n'))
    .map((said) => said.trim())
    .filter((said) => /[a-z]{2}/i.test(said) && !NAME.test(said));

/** The longest part of a text that no value, form or markup divides. */
const longest = (text: string): string =>
  text
    .split(/\{\d\}|[|`\n]|<[^>]*>|\]\(|\[/)
    .reduce((one, other) => (other.length > one.length ? other : one));

describe('a site in another language', () => {
  test('says which one, which way it is written, and where the other languages are', () => {
    for (const [file, page] of PAGES) {
      const {lang, dir} = select('html', page)!.properties;
      expect([lang, dir], file).toEqual([PSEUDO, 'rtl']);
    }
    const [, intro] = PAGES.find(([file]) => file === 'docs/intro/index.html')!;
    expect(select('link[rel=canonical]', intro)?.properties.href).toBe(
      `${HOST}/${PSEUDO}/docs/intro/`,
    );
    expect(select('link[hreflang=en]', intro)?.properties.href).toBe(`${HOST}/docs/intro/`);
  });

  test('has no word of ours in its pages that nobody can translate', () => {
    const left = PAGES.filter(([file]) => KINDS.includes(file)).flatMap(([file, page]) =>
      plainWords(page).map((said) => `${file}: ${said}`),
    );
    expect([...new Set(left)]).toEqual([]);
  });

  test('shows every text of ours, in scripts and pages alike', () => {
    const shown = ['.js', '.html', '.txt', '.json', '.svg']
      .flatMap(filesOf)
      .map(read)
      .join('\n')
      // Scripts are written in ASCII.
      .replace(
        /\\(?:u([0-9a-f]{4})|x([0-9a-f]{2})|("))/gi,
        (_, long = '', short = '', quote = '') =>
          String(quote) || String.fromCharCode(parseInt(String(long) || String(short), 16)),
      );
    const missing = [...collectTexts(ROOT)]
      // Without a service nobody answers questions; of what pages may contain, none has to be there.
      .filter(([part]) => part !== 'ask' && part !== 'content')
      .flatMap(([, texts]) => texts)
      .filter((english) => !shown.includes(longest(pseudo(english))));
    expect(missing).toEqual([]);
  });

  test('fetches all that it needs from its own folder', () => {
    const outside = PAGES.flatMap(([, page]) =>
      selectAll('script[src], link[rel=stylesheet], link[rel=preload]', page),
    )
      .map(({properties}) => String(properties.src ?? properties.href))
      .filter((address) => !address.startsWith(`/${PSEUDO}/`));
    expect([...new Set(outside)]).toEqual([]);
  });
});

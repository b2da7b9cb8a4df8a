// cspell:ignore größe
import {describe, expect, test} from 'vitest';
import type {PageRecord} from '../../content/pages/record';
import {BROKEN_MARKDOWN_LINK} from '../../src/site/policy';
import {doubledAddresses, writtenPages} from './addresses';
import {brokenLinks, type BrokenLink} from './links';

const PAGES = [
  {file: 'docs/a/one.mdx', address: '/base/docs/a/one/'},
  {file: 'docs/two.mdx', address: '/base/docs/two/'},
  {file: 'docs/open.mdx', address: '/base/docs/open/'},
];

/** What is wrong with a link of docs/a/one.mdx. */
function faultsOf(url: string): BrokenLink[] {
  const records: Record<string, PageRecord> = {
    'docs/a/one.mdx': {file: '', links: [{url, line: 7}], anchors: ['here'], isOpen: false},
    'docs/two.mdx': {file: '', links: [], anchors: ['some-heading', 'größe'], isOpen: false},
    'docs/open.mdx': {file: '', links: [], anchors: [], isOpen: true},
  };
  return brokenLinks({
    baseUrl: '/base/',
    pages: PAGES,
    recordOf: (file) => records[file],
    addresses: new Set(['/base/', '/base/blog/', ...PAGES.map(({address}) => address)]),
    hasFile: (file) => file === 'img/logo.svg',
  });
}

describe('E1 links of a page', () => {
  test.each([
    '/base/docs/two/',
    '/base/docs/two#some-heading',
    '/docs/two/index.html?q=1#some-heading',
    '../../two/#gr%C3%B6%C3%9Fe',
    '#here',
    '#',
    '/blog/#anything',
    '/docs/open/#anything',
    '/docs/two/#play=Gradient-gradient-grid-6x4',
    '/img/logo.svg',
    'https://example.org/gone#x',
    'mailto:a@example.org',
  ])('%s leads somewhere', (url) => expect(faultsOf(url)).toEqual([]));

  test.each([
    ['/docs/tow/', 'path', 'the link to /docs/tow/ leads nowhere. Did you mean /base/docs/two/?'],
    ['/elsewhere/at/all/', 'path', 'the link to /elsewhere/at/all/ leads nowhere.'],
    ['#hers', 'anchor', 'names an anchor that docs/a/one.mdx lacks. Did you mean #here?'],
    [
      '../../two/#same-heading',
      'anchor',
      '/base/docs/two/#same-heading names an anchor that docs/two.mdx lacks. Did you mean #some-heading?',
    ],
    [
      `${BROKEN_MARKDOWN_LINK}../tow.mdx#x`,
      'file',
      'the link to ../tow.mdx#x names no page. Did you mean ../two.mdx?',
    ],
  ])('%s does not, by file and line', (url, kind, words) => {
    expect(faultsOf(url)).toEqual([{kind, sentence: expect.stringContaining(words) as string}]);
    expect(faultsOf(url)[0].sentence).toMatch(/^docs\/a\/one\.mdx:7: /);
  });
});

test('E1 pages that share an address are named, each with the line of its slug', () => {
  const twin = {file: 'docs/twin.mdx', address: '/base/docs/two/'};
  const sourceOf = (file: string): string =>
    file === twin.file ? '---\ntitle: Twin\nslug: /two\n---\n' : '---\ntitle: Two\n---\n';
  expect(doubledAddresses(PAGES, sourceOf)).toEqual([]);
  expect(doubledAddresses([twin, ...PAGES], sourceOf)).toEqual([
    expect.stringMatching(
      /^docs\/twin\.mdx:3: the address \/base\/docs\/two\/ .* docs\/two\.mdx:1\./,
    ),
    expect.stringMatching(
      /^docs\/two\.mdx:1: the address \/base\/docs\/two\/ .* docs\/twin\.mdx:3\./,
    ),
  ]);
});

test('pages are those of all instances of the three plugins', () => {
  const page = (name: string): object => ({source: `@site/${name}.mdx`, permalink: `/${name}`});
  expect(
    writtenPages({
      'docusaurus-plugin-content-docs': {
        default: {loadedVersions: [{docs: [page('a')]}]},
        other: {loadedVersions: [{docs: [page('b')]}]},
      },
      'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata: page('c')}]}},
      'docusaurus-plugin-content-pages': {default: null, other: [page('d')]},
    }),
  ).toEqual(['a', 'b', 'c', 'd'].map((name) => ({file: `${name}.mdx`, address: `/${name}/`})));
});

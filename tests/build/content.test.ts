/** The pages of the site as it was built: nothing in them leads nowhere or is left to guess. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkSite} from '../../scripts/check/rules/site';
import {BASE_URL} from '../../src/site/env';

const BUILD = path.join(__dirname, '../../build');

test('E1 links, anchors, labels, headings, images, ids and words of every page are in order', () => {
  const {pages, faults} = checkSite(BUILD, BASE_URL);
  expect(pages).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test('a logo that is the same in both colour modes is sent once, whatever class the framework gives it', () => {
  const [brand] = /<a [^>]*class="?navbar__brand[^]*?<\/a>/.exec(
    readFileSync(path.join(BUILD, 'index.html'), 'utf8'),
  )!;
  expect(brand.match(/<img /g)).toHaveLength(1);
  expect(brand).not.toContain('themedComponent');
});

test('the page of all parts is not published: no address, no row of search, no line of sitemap or feeds', () => {
  expect(existsSync(path.join(BUILD, 'docs/intro'))).toBe(true);
  expect(existsSync(path.join(BUILD, 'docs/parts'))).toBe(false);
  const lists = [
    'sitemap.xml',
    'blog/rss.xml',
    'blog/atom.xml',
    ...readdirSync(path.join(BUILD, 'search'))
      .filter((file) => /^(rows|texts)\./.test(file))
      .map((file) => `search/${file}`),
  ];
  expect(lists.length).toBeGreaterThan(4);
  expect(
    lists.filter((file) =>
      /\/docs\/parts\/|Every part of a page/.test(readFileSync(path.join(BUILD, file), 'utf8')),
    ),
  ).toEqual([]);
});

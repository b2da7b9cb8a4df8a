/** What is not published is nowhere in what was built. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const BUILD = path.join(__dirname, '../../build');

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

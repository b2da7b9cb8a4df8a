import {expect, test} from 'vitest';
import {releasesFeed} from '.';

const SITE = {
  name: 'Library',
  page: 'https://example.org/docs/releases/',
  licence: 'A licence',
};

const page = (...tables: string[]): string =>
  `<html><head><meta name="description" content="What changed."></head>
  <main><h1>Releases</h1>${tables.join('')}</main></html>`;

const table = (head: string[], ...rows: string[][]): string =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>` +
  rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('') +
  '</tbody></table>';

const HEAD = ['Release', 'Of', 'What changed'];

const partsOf = (feed: string, name: string): string[] =>
  [...feed.matchAll(new RegExp(`<${name}[^>]*>([^]*?)</${name}>`, 'g'))].map(([, text]) => text);

test('each row of a table of releases is an entry, the newest first, with what changed', () => {
  const feed = releasesFeed(
    page(
      table(['Collektive', 'Kotlin'], ['1.0', '2.0']),
      table(HEAD, ['1.1', '2 May 2026', 'fixed <b>much</b>']),
      table(HEAD, ['1.2', '30 June 2026', '<a href="../new/">new</a> &amp; old']),
    ),
    SITE,
  );
  const [newest, older] = partsOf(feed, 'entry');
  expect(partsOf(feed, 'entry')).toHaveLength(2);
  expect(partsOf(newest, 'title')).toEqual(['<![CDATA[Library 1.2]]>']);
  expect(partsOf(newest, 'id')).toEqual(['https://example.org/docs/releases/#1.2']);
  expect(partsOf(newest, 'updated')).toEqual(['2026-06-30T00:00:00.000Z']);
  expect(partsOf(newest, 'content')).toEqual([
    '<![CDATA[<a href="https://example.org/docs/new/">new</a> &#x26; old]]>',
  ]);
  expect(partsOf(older, 'content')).toEqual(['<![CDATA[fixed <b>much</b>]]>']);
  expect(partsOf(feed.replace(/<entry>[^]*<\/entry>/, ''), 'updated')).toEqual([
    '2026-06-30T00:00:00.000Z',
  ]);
});

test('a page without such a table, and a row without its day, fail the build', () => {
  expect(() => releasesFeed(page(table(['Release'], ['1.0'])), SITE)).toThrow(
    'https://example.org/docs/releases/ has no table with the columns Release and Of',
  );
  expect(() => releasesFeed(page(table(HEAD, ['1.0', 'soon', ''])), SITE)).toThrow(
    '"soon" is no date of a release. Write it as 24 July 2026',
  );
});

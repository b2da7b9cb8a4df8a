import {describe, expect, test} from 'vitest';
import {measure} from './measure';
import {rowsOf, tableOf} from './rows';

const SITE = 'https://example.org/';

describe('a page', () => {
  test('has as many words as are read: no code, no address, no frontmatter', () => {
    const markdown =
      '---\nurl: https://example.org/a/\n---\n\n# Two words\n\n' +
      'See `code` and [the link](https://b.example/x#y).\n\n```kotlin\nval notCounted = 1\n```\n';
    expect(measure(markdown)).toMatchObject({words: 6, links: ['https://b.example/x']});
  });

  test('is as easy to read as Flesch says', () => {
    // 6 words of a syllable each in a sentence: 206.835 - 1.015 * 6 - 84.6.
    expect(measure('The cat sat on the mat.').ease).toBe(116);
    const hard = measure('Heterogeneous aggregation necessitates considerable deliberation.');
    expect(hard.ease).toBeLessThan(0);
  });

  test('without words is no fault', () => {
    expect(measure('```\ncode\n```\n')).toEqual({words: 0, ease: 100, links: []});
  });
});

describe('the report', () => {
  const pages = [
    {path: 'a/', markdown: `[b](${SITE}b/#one) [b](${SITE}b/) [self](${SITE}a/#x)`},
    {path: 'b/', markdown: 'One two three four', changed: '2026-01-02'},
    {path: 'c/', markdown: `[b](${SITE}b/) [out](https://else.example/)`, changed: '2025-12-31'},
  ];

  test('counts the pages that lead to each, and where it leads', () => {
    const rows = rowsOf(pages, SITE, 'page');
    expect(rows.map((row) => [row.page, row.in, row.out])).toEqual([
      ['/a/', 0, 1],
      ['/b/', 2, 0],
      ['/c/', 0, 2],
    ]);
  });

  test('is sorted by the column that is asked for', () => {
    expect(rowsOf(pages, SITE, 'changed').map(({page}) => page)).toEqual(['/a/', '/c/', '/b/']);
    expect(rowsOf(pages, SITE, 'in').at(-1)?.page).toBe('/b/');
  });

  test('is a table whose columns are aligned', () => {
    expect(tableOf(rowsOf(pages.slice(1), SITE, 'page')).split('\n')).toEqual([
      'page  changed     words  ease  in  out',
      expect.stringMatching(/^\/b\/ {3}2026-01-02 {6}4 {2}.* {3}1 {4}0$/),
      expect.stringMatching(/^\/c\/ {3}2025-12-31 {6}2 {2}.* {3}0 {4}2$/),
    ]);
  });
});

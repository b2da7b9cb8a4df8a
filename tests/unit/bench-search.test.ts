/** The arithmetic of the search benchmarks, and the larger sites they are run on. */
import {describe, expect, test} from 'vitest';
import {grow} from '../../bench/search/corpus';
import {rankOf, readQueries, score, SETS, staleJudgements} from '../../bench/search/judge';
import {keystrokes, quantile} from '../../bench/search/keys';
import {readRows, type RowsFile} from '@collektive/search/index';

const judged = {query: 'field', kind: 'words', relevant: ['/a/#one', '/b/']};

describe('judging answers', () => {
  test.each([
    ['a section that is named', ['/x/', '/a/#one'], 2],
    ['any section of a page that is named', ['/b/#anything', '/a/#one'], 1],
    ['another section of a page of which one is named', ['/a/#two', '/a/'], 0],
    ['nothing', [], 0],
  ])('%s', (_, hits, rank) => {
    expect(rankOf(judged, hits)).toBe(rank);
  });

  test('ranks beyond the tenth are worth nothing, recall looks at five', () => {
    expect(score([1, 2, 6, 11, 0])).toEqual({
      mrr: Math.round(((1 + 1 / 2 + 1 / 6) / 5) * 1000) / 1000,
      recall: 0.4,
      queries: 5,
    });
  });

  test('a judgement that names a missing page or anchor is said with its query', () => {
    expect(staleJudgements([judged], ['/a/', '/a/#one', '/b/#two'])).toEqual([]);
    expect(staleJudgements([judged], ['/a/', '/b/'])).toEqual([
      'The query "field" expects /a/#one, which is not in the index. Correct bench/search/queries.json.',
    ]);
    expect(staleJudgements([judged], ['/a/#one'], 'queries-strangers')).toEqual([
      'The query "field" expects /b/, which is not in the index. Correct bench/search/queries-strangers.json.',
    ]);
  });

  test('quantiles and keys', () => {
    expect(quantile([5, 1, 9, 3], 0.5)).toBe(5);
    expect(quantile([5, 1, 9, 3], 0.99)).toBe(9);
    expect(keystrokes('a b')).toEqual(['a', 'a ', 'a b']);
  });
});

describe('the judged queries', () => {
  const queries = readQueries();

  test('S11 are enough, of every kind, and each is asked once', () => {
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
    for (const kind of ['title', 'words', 'code', 'typo', 'prefix', 'question', 'synonym']) {
      expect(queries.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(10);
    }
  });

  test('S11 those that nothing is tuned on are others', () => {
    const all = SETS.flatMap((set) => readQueries(set)).map(({query}) => query);
    expect(all.filter((query, at) => all.indexOf(query) !== at)).toEqual([]);
  });

  test.each(SETS)('name pages by their path: %s', (set) => {
    for (const {query, relevant} of readQueries(set)) {
      expect(relevant, query).not.toEqual([]);
      relevant.forEach((address) => expect(address, query).toMatch(/^\/([\w/-]+\/)?(#[\w-]+)?$/));
    }
  });
});

describe('larger sites', () => {
  const site: RowsFile = {
    site: 'https://site.example',
    pages: [
      {
        path: '/docs/a/',
        lvl0: 'Docs',
        language: 'en',
        version: 'current',
        docusaurus_tag: 'docs',
        rows: [
          [
            1,
            '',
            'Fields',
            'A field is a view of one device. It holds a value for each neighbour.',
            '',
          ],
          [2, 'map', 'Mapping', 'A field is mapped entry by entry.', 'field.mapValues { it + 1 }'],
        ],
      },
    ],
  };

  test.each([2, 3, 12, 13, 40])('have the number of sections asked for: %i', (sections) => {
    expect(readRows(grow(site, sections))).toHaveLength(sections);
  });

  test('begin with the real site and are the same each time', () => {
    const larger = grow(site, 50);
    expect(larger.pages[0]).toEqual(site.pages[0]);
    expect(grow(site, 50)).toEqual(larger);
    expect(new Set(larger.pages.map(({path}) => path)).size).toBe(larger.pages.length);
  });
});

/** Row S11: what readers type finds what they look for, in the index that the build wrote. */
import {beforeAll, expect, test} from 'vitest';
import {judgeSite} from '../../bench/search/relevance';
import budgets from '../../bench/budgets.json';
import {readQueries, type QuerySet} from '../../bench/search/judge';
import {siteRows} from '../../bench/search/site';
import {judgeView, readersViews} from '../../bench/search/views';
import {PLACES} from '../../src/site/places';

let site: ReturnType<typeof judgeSite>;
beforeAll(() => {
  site = judgeSite();
});

test('S11 every judged query expects pages and anchors that exist', () => {
  expect(site.stale).toEqual([]);
});

test('S11 right answers stand first: MRR@10', () => {
  expect(site.mrr, site.misses.join('\n')).toBeGreaterThanOrEqual(budgets.search.mrr);
});

test('S11 right answers stand among the first five: recall@5', () => {
  expect(site.recall, site.misses.join('\n')).toBeGreaterThanOrEqual(budgets.search.recall);
});

test('S11 what comes before the first answer stays small: kilobytes a section', () => {
  expect(site.kBPerSection).toBeLessThanOrEqual(budgets.search.kBPerSection);
});

test('S11 the texts of hits stay small: kilobytes a query', () => {
  expect(site.textsKB).toBeGreaterThan(0);
  expect(site.textsKB).toBeLessThanOrEqual(budgets.search.textsKB);
});

test('S5 row by row, the modal shows right answers first', () => {
  const {modal} = readersViews();
  const {mrr, first} = judgeView(modal, readQueries());
  expect(mrr).toBeGreaterThanOrEqual(budgets.search.modalMrr);
  expect(first).toBeGreaterThanOrEqual(budgets.search.modalFirst);
});

test('S4 S6 pages that search offers before a query, or for want of hits, are there', () => {
  const paths = [...siteRows().pages.map(({path}) => path), '/search/'];
  for (const [, address] of PLACES) {
    expect(paths).toContain(address);
  }
});

test.each<QuerySet>(['queries', 'queries-unseen', 'queries-strangers'])(
  'S11 no judged query is without a row: %s',
  (set) => {
    const {modal} = readersViews();
    const empty = readQueries(set).filter(({query}) => modal(query).length === 0);
    expect(empty.map(({query}) => query)).toEqual([]);
  },
);

/** Some are words of English, too, or of several entries. */
const FOREIGN_FOUND = 0.95;

test('S11 words of other languages find their entry in the glossary, among the first five', () => {
  const {path, keywords = {}} = siteRows().pages.find((page) => page.path === '/docs/glossary/')!;
  const search = readersViews()['search page'];
  const words = Object.entries(keywords).flatMap(([anchor, phrases]) =>
    anchor ? phrases.split(', ').map((query) => ({query, address: `${path}#${anchor}`})) : [],
  );
  const far = words.filter(({query, address}) => !search(query).slice(0, 5).includes(address));
  expect(1 - far.length / words.length, JSON.stringify(far)).toBeGreaterThanOrEqual(FOREIGN_FOUND);
});

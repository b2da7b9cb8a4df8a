/** Rows S4, S5, S6 and S11: what readers type finds what they look for, in the index that the build wrote. */
import {expect, test} from 'vitest';
import budgets from '../../bench/budgets.json';
import {
  addressesOf,
  builtSearch,
  judge,
  keywordsOf,
  readQueries,
  SETS,
  staleJudgements,
  viewsOf,
  weightOf,
} from '../../bench/search/quality';
import {addressOf, readEntries} from '../../markdown/reference/entries';
import {PLACES} from '../../src/site/places';

const LIMITS = budgets.search;
const site = builtSearch();
const {dialog, page} = viewsOf(site.engine);

test('S11 every judged query expects pages and anchors that exist', () => {
  expect(staleJudgements(addressesOf(site.rows))).toEqual([]);
});

test('S11 right answers stand first, and among the first five', () => {
  const {mrr, recall, misses} = judge(page, readQueries());
  expect(mrr, misses.join('\n')).toBeGreaterThanOrEqual(LIMITS.mrr);
  expect(recall, misses.join('\n')).toBeGreaterThanOrEqual(LIMITS.recall);
});

test('S11 what comes before the first answer, and the texts of hits, stay small', () => {
  const {section, texts} = weightOf(site);
  expect(section).toBeLessThanOrEqual(LIMITS.kBPerSection);
  expect(texts).toBeGreaterThan(0);
  expect(texts).toBeLessThanOrEqual(LIMITS.textsKB);
});

test('S5 row by row, the dialog shows right answers first', () => {
  const {mrr, first} = judge(dialog, readQueries());
  expect(mrr).toBeGreaterThanOrEqual(LIMITS.dialogMrr);
  expect(first).toBeGreaterThanOrEqual(LIMITS.dialogFirst);
});

test('S4 S6 pages that search offers before a query, or for want of hits, are there', () => {
  const paths = [...site.rows.pages.map(({path}) => path), '/search/'];
  for (const [, address] of PLACES) {
    expect(paths).toContain(address);
  }
});

test.each(SETS)('S11 no judged query is without a row: %s', (set) => {
  const empty = readQueries(set).filter(({query}) => dialog(query).length === 0);
  expect(empty.map(({query}) => query)).toEqual([]);
});

test.each([
  ['exchange', '/docs/reference/operators/#exchange'],
  ['cite', '/docs/references/#cite'],
  ['install gradle', '/docs/tutorials/gettingstarted/#build'],
])('S11 S5 %s finds its page first', (query, address) => {
  expect(dialog(query)[0]).toBe(address);
  expect(page(query)[0]).toBe(address);
});

/** Some are words of English, too, or of several entries. */
const FOREIGN_FOUND = 0.95;

test('S11 words of other languages find their entry in the glossary, among the first five', () => {
  const glossary = '/docs/glossary/';
  const words = Object.entries(keywordsOf().get(glossary)!).flatMap(([anchor, phrases]) =>
    phrases.split(', ').map((query) => ({query, address: `${glossary}#${anchor}`})),
  );
  const far = words.filter(({query, address}) => !page(query).slice(0, 5).includes(address));
  expect(1 - far.length / words.length, JSON.stringify(far)).toBeGreaterThanOrEqual(FOREIGN_FOUND);
});

/** Names that are also words of the field, such as `State` and `gossip`, may come after their explanation. */
const SHARE_FIRST = 0.9;

test('S11 a name of the library finds its entry: first, or among the first five where it is also a word', () => {
  const entries = readEntries('.');
  const places = entries.map((entry) => page(entry.name).indexOf(addressOf(entry)));
  const far = entries.filter((_, at) => places[at] < 0 || places[at] >= 5);
  expect(far.map(({page: file, name}) => `${file}#${name}`)).toEqual([]);
  const first = places.filter((place) => place === 0).length;
  expect(first / entries.length).toBeGreaterThanOrEqual(SHARE_FIRST);
});

import {describe, expect, test} from 'vitest';
import rows from '../conformance.json';
import {closingLine, failedLines} from '../../scripts/test/results';
import {rowsOf, table} from '../../scripts/test/rows';

const row = (id: string, required: boolean) => ({id, title: 'A row', required, reason: 'later'});
const passed = (title: string) => ({title, state: 'passed' as const});
const failed = (title: string) => ({title, state: 'failed' as const});

test.each([
  ['C12 a missing part', ['C12']],
  ['E1 E3 a broken link', ['E1', 'E3']],
  ['K1 E3 a row that nobody knows', ['K1', 'E3']],
  ['C9: a colon', ['C9']],
  ['axe / on a phone', []],
  ['A page', []],
  ['Every C1 of it', []],
])('the title “%s” shows %j', (title, ids) => {
  expect(rowsOf(title)).toEqual(ids);
});

describe('the table', () => {
  test('is fine when every required row has a test that passed and none that failed', () => {
    expect(table([row('C1', true), row('S1', false)], [passed('C1 it')]).ok).toBe(true);
  });

  test.each([
    ['a required row without a test', [passed('C2 it')]],
    [
      'a required row with a test that failed',
      [passed('C1 it'), failed('C1 that'), passed('C2 it')],
    ],
    [
      'a required row of which all tests were skipped',
      [{title: 'C1 it', state: 'skipped' as const}, passed('C2 it')],
    ],
    [
      'a title with a row that does not exist',
      [passed('C1 it'), passed('C2 it'), passed('C99 it')],
    ],
    [
      'a title with a row of a kind that does not exist',
      [passed('C1 it'), passed('C2 it'), passed('K1 it')],
    ],
  ])('fails on %s', (_, results) => {
    expect(table([row('C1', true), row('C2', true)], results).ok).toBe(false);
  });

  test('fails on a test that failed, also of a row that is not required yet', () => {
    expect(table([row('S1', false)], [failed('S1 it')]).ok).toBe(false);
  });
});

test('the last line counts', () => {
  expect(closingLine([passed('a'), passed('b')])).toBe('2 passed, 0 failed');
  expect(closingLine([passed('a'), failed('b'), {title: 'c', state: 'skipped'}])).toBe(
    '1 skipped\n1 passed, 1 failed',
  );
});

test('what failed stands at the end, with the first words of why', () => {
  const many = Array.from({length: 10}, (_, i) => failed(`test ${i}`));
  expect(failedLines([passed('a')])).toEqual([]);
  expect(failedLines([passed('a'), {...failed('S1 it'), why: 'Expected: 1\nReceived: 2'}])).toEqual(
    ['FAILED  S1 it\n          Expected: 1\n          Received: 2'],
  );
  expect(failedLines(many)).toHaveLength(9);
  expect(failedLines(many).at(-1)).toContain('2 more');
});

test('the rows are those of the specification, each once', () => {
  const count = (letter: string) => rows.filter(({id}) => id.startsWith(letter)).length;
  expect([count('R'), count('C'), count('S'), count('H'), count('E')]).toEqual([8, 17, 15, 8, 3]);
  expect(new Set(rows.map(({id}) => id)).size).toBe(rows.length);
});

test.each(rows)('$id is explained, in words of its own', ({title, means}) => {
  // A sentence or more, and no repetition of the title.
  expect(means).toMatch(/^[A-Z][^]{40,}\.$/);
  expect(means).not.toContain(title);
  expect(rows.filter((other) => other.means === means)).toHaveLength(1);
});

import {expect, test} from 'vitest';
import {faultRows, rowsOf, table} from './conformance';
import {closingLine, failedLines} from './results';

const passed = (title: string) => ({title, state: 'passed' as const});
const failed = (title: string) => ({title, state: 'failed' as const});
const skipped = (title: string) => ({title, state: 'skipped' as const});

test.each([
  ['E1 E3 a broken link', ['E1', 'E3']],
  ['K1 E3 a row that nobody knows', ['K1', 'E3']],
  ['axe / on a phone', []],
  ['Every C1 of it', []],
])('the title “%s” shows %j', (title, ids) => {
  expect(rowsOf(title)).toEqual(ids);
});

test.each([
  ['every row has a test that passed', [passed('C1 it'), passed('C2 it')], true],
  ['a row has no test', [passed('C2 it')], false],
  ['a test of a row failed', [passed('C1 it'), failed('C1 that'), passed('C2 it')], false],
  ['all tests of a row were skipped', [skipped('C1 it'), passed('C2 it')], false],
  ['a title names no row', [passed('C1 it'), passed('C2 it'), passed('C99 it')], false],
])('where %s', (_, results, ok) => {
  const row = (id: string) => ({id, title: 'A row', required: true});
  expect(table([row('C1'), row('C2')], results).ok).toBe(ok);
});

test('the last line counts, and what failed stands before it', () => {
  expect(closingLine([passed('a'), failed('b'), skipped('c')])).toBe(
    '1 skipped\n1 passed, 1 failed',
  );
  expect(failedLines([{...failed('S1 it'), why: 'Expected: 1'}])).toEqual([
    'FAILED  S1 it\n          Expected: 1',
  ]);
});

test('faults are numbered in order', () => {
  const ids = faultRows().map(({id}) => id);
  expect(ids).toEqual(ids.map((_, at) => `F${at + 1}`));
});

import {expect, test} from 'vitest';
import {cut, fitsInside, written} from './values';

test.each([
  ['0.0', '0.0'],
  ['Infinity', '∞'],
  ['-Infinity', '-∞'],
  ['11.071195798562528', '11.1'],
  ['0.802123', '0.8'],
  ['-0.0123456', '-0.012'],
  ['1234567', '1234567'],
  ['1.0E10', '1.0E10'],
  ['(5, 2)', '(5, 2)'],
  ['constructor', 'constructor'],
])('%s is written %s', (value, label) => {
  expect(written(value)).toBe(label);
});

test('what does not fit into a circle stands below it, cut to its room', () => {
  expect([fitsInside('10.5'), fitsInside('10.55')]).toEqual([true, false]);
  expect([cut('abc', 3), cut('abcd', 3), cut('abcd', 0)]).toEqual(['abc', 'ab…', 'a…']);
});

import {expect, test} from 'vitest';
import {cut, fitsInside, isDark, shades, written} from './values';

test('numbers are coloured by size, the least brightest', () => {
  const shade = shades(['0.0', '3.0', '6.0', 'Infinity']);
  expect(['0.0', '1.0', '3.0', '6.0'].map(shade)).toEqual([7, 6, 4, 1]);
});

test.each(['Infinity', '-Infinity', 'NaN', undefined])(
  '%s has no colour among numbers',
  (value) => {
    expect(shades(['1', '2', 'Infinity', '-Infinity', 'NaN'])(value)).toBe('none');
  },
);

test('one number alone has a colour', () => {
  expect(shades(['5'])('5')).toBe(5);
});

test('other values are told apart by kind, in the order in which they came up', () => {
  const shade = shades(['red', 'blue', 'red', 'green']);
  const found = ['red', 'blue', 'green'].map(shade);
  expect(new Set(found).size).toBe(3);
  expect(found[0]).toBe(7);
  expect(shade(undefined)).toBe('none');
});

test('true and false differ clearly', () => {
  const shade = shades(['true', 'false']);
  expect(isDark(shade('true'))).not.toBe(isDark(shade('false')));
});

test('a hundred kinds still have a colour each', () => {
  const kinds = Array.from({length: 100}, (_, index) => `kind ${index}`);
  for (const kind of kinds) expect(shades(kinds)(kind)).toBeGreaterThanOrEqual(1);
});

test.each([
  ['0.0', '0.0'],
  ['Infinity', '∞'],
  ['-Infinity', '-∞'],
  ['11.071195798562528', '11.1'],
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

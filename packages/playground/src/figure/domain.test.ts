import {expect, test} from 'vitest';
import {Domain} from './domain';
import {isDark} from './values';

const shades = (values: readonly string[]) => new Domain(values).shade;

test('numbers are coloured by size, the least brightest', () => {
  const shade = shades(['0.0', '3.0', '6.0', 'Infinity']);
  expect(['0.0', '1.0', '3.0', '6.0'].map(shade)).toEqual([7, 6, 4, 1]);
});

test.each(['Infinity', '-Infinity', 'NaN', 'null', undefined])(
  '%s has no colour among numbers',
  (value) => {
    const shade = shades(['1', '2', '3', 'Infinity', '-Infinity', 'NaN', 'null']);
    expect(shade(value)).toBe('none');
    expect(['1', '2', '3'].map(shade)).toEqual([7, 4, 1]);
  },
);

test('a source has its colour from round 1 on, when it is the only number', () => {
  const domain = new Domain(['0.0', 'Infinity']);
  expect(domain.shade('0.0')).toBe(7);
  domain.add(['0.0', '1.0', '2.0']);
  expect(domain.shade('0.0')).toBe(7);
});

test('what numbers may be grows, and never shrinks', () => {
  const domain = new Domain(['0', '8']);
  domain.add(['3', '4']);
  expect(domain.kinds(['3', '4'])).toEqual(['0', '8']);
  expect([domain.shade('0'), domain.shade('8')]).toEqual([7, 1]);
  domain.add(['16', 'NaN']);
  expect(domain.kinds(['16', 'NaN'])).toEqual(['0', '16', 'NaN']);
  expect([domain.shade('8'), domain.shade('16')]).toEqual([4, 1]);
});

test('other values are told apart by kind, and keep their colours when others come', () => {
  const domain = new Domain(['red', 'blue']);
  const before = ['red', 'blue'].map(domain.shade);
  expect(new Set(before).size).toBe(2);
  domain.add(['green', 'amber', '3']);
  expect(['red', 'blue'].map(domain.shade)).toEqual(before);
  const all = ['red', 'blue', 'green', 'amber', '3'];
  expect(new Set(domain.kinds(all).map(domain.shade)).size).toBe(5);
  expect(domain.shade(undefined)).toBe('none');
});

test('the order in which values stand in a round means nothing', () => {
  expect(new Domain(['b', 'a', '10', '9']).kinds(['b', 'a', '9', '10'])).toEqual([
    '9',
    '10',
    'a',
    'b',
  ]);
  expect(shades(['a', 'b'])('b')).toBe(shades(['b', 'a'])('b'));
});

test('true and false differ clearly, and are the same whichever comes first', () => {
  const shade = shades(['true']);
  expect(isDark(shade('true'))).not.toBe(isDark(shade('false')));
  expect(shades(['false'])('true')).toBe(shade('true'));
});

test('a hundred kinds still have a colour each', () => {
  const kinds = Array.from({length: 100}, (_, index) => `kind ${index}`);
  for (const kind of kinds) {
    expect(shades(kinds)(kind)).toBeGreaterThanOrEqual(1);
  }
});

test('a legend names the values that are there, whatever came up before', () => {
  const pairs = new Domain(['(21, 0)', '(22, 0)', '(23, 0)']);
  pairs.add(['(null, 0)', '(23, 2)', '(23, 3)']);
  expect(pairs.kinds(['(null, 0)', '(23, 3)', '(23, 3)'])).toEqual(['(23, 3)', '(null, 0)']);
  const numbers = new Domain(['0.0', 'Infinity', '3.0']);
  // Colours stand for the numbers between the ends of all.
  expect(numbers.kinds(['1.0', '2.0'])).toEqual(['0.0', '3.0']);
  expect(numbers.kinds(['Infinity'])).toEqual(['Infinity']);
  expect(numbers.kinds([])).toEqual([]);
  expect(new Domain(['true']).kinds(['true'])).toEqual(['true']);
});

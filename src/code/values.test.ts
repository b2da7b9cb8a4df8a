import {expect, test} from 'vitest';
import {valueLines} from './values';

test('values of a row are coloured from near to far, among all rows of the output', () => {
  expect(valueLines('round 1: [0.0, Infinity, Infinity]\nround 2: [0.0, 3.0, 6.0]')).toEqual([
    ['round 1: [', ['v7', '0.0'], ', ', ['v0', 'Infinity'], ', ', ['v0', 'Infinity'], ']'],
    ['round 2: [', ['v7', '0.0'], ', ', ['v4', '3.0'], ', ', ['v1', '6.0'], ']'],
  ]);
});

test('the text stays what was printed', () => {
  const output = 'before\n\n[0, 0, 0]\nsize: [1, 2, 3]\nafter [1, 2, 3] all';
  expect(
    valueLines(output)!
      .map((line) => line.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join(''))
      .join('\n'),
  ).toBe(output);
  expect(valueLines('[0, 0, 0]')).toEqual([
    ['[', ['v7', '0'], ', ', ['v7', '0'], ', ', ['v7', '0'], ']'],
  ]);
});

test('devices of a network carry their links', () => {
  const grid = valueLines('[0, 1, 1]\n[1, NaN, 2]\n2 in all', ['|++', '.-.', ''])!;
  expect(grid.flat().filter((piece) => Array.isArray(piece))).toEqual([
    ['v7 x y', '0'],
    ['v4 y', '1'],
    ['v4 y', '1'],
    ['v4 x', '1'],
    ['v0', 'NaN'],
    ['v1 x', '2'],
  ]);
});

test('what is no row of devices is left alone', () => {
  for (const output of ['42', '[1, 2]', 'device 0 sees [1, 2, 3]', '{0=[1, 2, 3]}', '[a, b, c]']) {
    expect(valueLines(output)).toBeUndefined();
  }
});

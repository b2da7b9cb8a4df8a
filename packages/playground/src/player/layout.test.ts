import {describe, expect, test} from 'vitest';
import {layout, type Link, type Shape} from './layout';

const MOST = 12;
const pairs = (size: number, near: (a: number, b: number) => boolean): Link[] =>
  Array.from({length: size}, (_, a) => a).flatMap((a) =>
    Array.from({length: size - a - 1}, (_, more): Link => [a, a + 1 + more]).filter(([, b]) =>
      near(a, b),
    ),
  );
const line = (size: number): Link[] => pairs(size, (a, b) => b - a === 1);
const ring = (size: number): Link[] => pairs(size, (a, b) => b - a === 1 || b - a === size - 1);
const grid = (columns: number, rows: number): Link[] =>
  pairs(columns * rows, (a, b) => b - a === columns || (b - a === 1 && b % columns > 0));

test.each<[string, number, Link[], Shape]>([
  ['one device', 1, [], 'line'],
  ['two devices', 2, line(2), 'line'],
  ['a line', 5, line(5), 'line'],
  [
    'a line numbered out of order',
    3,
    [
      [0, 2],
      [1, 2],
    ],
    'line',
  ],
  ['two lines apart', 6, line(6).filter(([a]) => a !== 2), 'islands'],
  ['devices that hear nobody', 3, [], 'islands'],
  ['a ring', 6, ring(6), 'ring'],
  ['a ring of four', 4, ring(4), 'ring'],
  ['a grid', 12, grid(4, 3), 'grid'],
  ['a grid of four', 4, grid(2, 2), 'grid'],
  ['everyone', 5, pairs(5, () => true), 'everyone'],
  ['a star', 5, pairs(5, (a) => a === 0), 'free'],
  ['two rings', 6, [...ring(3), [3, 4], [4, 5], [3, 5]], 'free'],
])('%s is drawn as people draw it', (_, size, links, shape) => {
  expect(layout(size, links, MOST).shape).toBe(shape);
});

const placesOf = (size: number, links: Link[], most = MOST): string[] =>
  layout(size, links, most).points.map(({x, y}) => `${x.toFixed(1)} ${y.toFixed(1)}`);

test('a line stands in a row, in the order of its links', () => {
  expect(
    placesOf(3, [
      [0, 2],
      [1, 2],
    ]),
  ).toEqual(['0.0 0.0', '2.0 0.0', '1.0 0.0']);
});

test('a line that is too long turns back below', () => {
  expect(placesOf(7, line(7), 3)).toEqual([
    '0.0 0.0',
    '1.0 0.0',
    '2.0 0.0',
    '2.0 1.0',
    '1.0 1.0',
    '0.0 1.0',
    '0.0 2.0',
  ]);
});

test('islands stand side by side, with room between them', () => {
  expect(
    placesOf(4, [
      [0, 1],
      [2, 3],
    ]),
  ).toEqual(['0.0 0.0', '1.0 0.0', '3.0 0.0', '4.0 0.0']);
});

test('islands that have no room side by side stand below one another', () => {
  expect(
    placesOf(
      4,
      [
        [0, 1],
        [2, 3],
      ],
      3,
    ),
  ).toEqual(['0.0 0.0', '1.0 0.0', '0.0 1.0', '1.0 1.0']);
});

test('a ring starts at the top and goes round once, over its links', () => {
  const {points} = layout(8, ring(8), MOST);
  expect(points[0].y).toBe(0);
  const sides = ring(8).map(([a, b]) =>
    Math.hypot(points[a].x - points[b].x, points[a].y - points[b].y),
  );
  for (const side of sides) {
    expect(side).toBeCloseTo(1);
  }
});

test.each<[string, number, Link[]]>([
  ['a star', 9, pairs(9, (a) => a === 0)],
  ['a tree', 15, pairs(15, (a, b) => Math.floor((b - 1) / 2) === a)],
  ['a random network', 40, pairs(40, (a, b) => (a * 7 + b * 13) % 17 === 0)],
])('%s: no device stands upon another, and linked ones are near', (_, size, links) => {
  const {points, width, height} = layout(size, links, MOST);
  expect(points.every(({x, y}) => x >= 0 && y >= 0 && x <= width && y <= height)).toBe(true);
  const apart = (a: number, b: number): number =>
    Math.hypot(points[a].x - points[b].x, points[a].y - points[b].y);
  const all = pairs(size, () => true).map(([a, b]) => apart(a, b));
  expect(Math.min(...all)).toBeGreaterThan(0.3);
  const mean = (of: number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;
  expect(mean(links.map(([a, b]) => apart(a, b)))).toBeLessThan(mean(all) * 0.8);
  expect(layout(size, links, MOST).points).toEqual(points);
});

describe('a dense network', () => {
  test('takes bounded work', () => {
    const {hypot} = Math;
    let count = 0;
    Math.hypot = (...sides: number[]): number => {
      count += 1;
      return hypot(...sides);
    };
    layout(
      150,
      pairs(150, (a, b) => a > 0 || b > 1),
      MOST,
    );
    Math.hypot = hypot;
    expect(count).toBeLessThan(1_100_000);
  });

  test('is laid out once, however often it is asked for', () => {
    const some = (): Link[] => pairs(9, (a, b) => a > 0 || b > 1);
    expect(layout(9, some(), MOST)).toBe(layout(9, some(), MOST));
  });
});

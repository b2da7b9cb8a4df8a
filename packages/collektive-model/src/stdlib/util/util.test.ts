import {expect, test} from 'vitest';
import {at, type Context, everyone, network, results} from '../../fixture';
import {
  coerceFieldIn,
  coerceIn,
  euclideanDistance,
  type Field,
  fielded,
  hops,
  neighboring,
  nonOverflowingPlus,
  plainValues,
  Point2D,
  Point3D,
  replaceMatching,
  replaceMatchingValues,
} from '../..';

/** What device 1 of three gets in the second round: neighbours first, the own value last. */
const list = (program: (aggregate: Context) => Pick<Field, 'all'>): readonly unknown[] =>
  results(
    network(3, everyone, (aggregate) => program(aggregate).all.values().list()),
    2,
  )[1];
const ids = (aggregate: Context): Field<number, number> =>
  at(aggregate, 'ids', () => neighboring(aggregate, aggregate.localId));

test('hops are 0 to oneself and 1 to neighbours', () => {
  expect(list((aggregate) => hops(aggregate))).toEqual([1, 1, 0]);
});

test('distances are measured between positions', () => {
  const inPlane = list((aggregate) =>
    euclideanDistance(aggregate, new Point2D(3 * aggregate.localId, 4 * aggregate.localId)),
  );
  expect(inPlane).toEqual([5, 5, 0]);
  const inSpace = list((aggregate) => {
    const {localId} = aggregate;
    return euclideanDistance(aggregate, new Point3D(localId, 2 * localId, 2 * localId));
  });
  expect(inSpace).toEqual([3, 3, 0]);
});

test('points are added and scaled', () => {
  const point = new Point2D(1, 2).plus(new Point2D(3, 3)).minus(new Point2D(0, 1)).times(3).div(2);
  expect(point).toEqual(new Point2D(6, 6));
  expect(point.unaryMinus()).toEqual(new Point2D(-6, -6));
  const other = new Point3D(1, 2, 3).plus(new Point3D(1, 1, 1)).minus(new Point3D(0, 1, 2));
  expect(other.times(4).div(2).unaryMinus()).toEqual(new Point3D(-4, -4, -4));
});

test('values are brought between limits', () => {
  expect([0, 5, 9].map((value) => coerceIn(plainValues, value, 2, 7))).toEqual([2, 5, 7]);
  expect(list((aggregate) => coerceFieldIn(ids(aggregate), 1, 1))).toEqual([1, 1, 1]);
});

test('values that match are replaced, the own one included', () => {
  expect(list((a) => replaceMatching(ids(a), 9, ({id}) => id < 2))).toEqual([9, 2, 9]);
  expect(list((a) => replaceMatchingValues(ids(a), 9, (n) => n > 0))).toEqual([0, 9, 9]);
});

test('sums of Int stop at the greatest', () => {
  expect(nonOverflowingPlus(1, 2)).toBe(3);
  expect(nonOverflowingPlus(2 ** 31 - 1, 1)).toBe(2 ** 31 - 1);
  expect(() => nonOverflowingPlus(-1, 1)).toThrow('Both operands must be positive integers.');
});

test('operators work on fields and on values for all', () => {
  const minus = (a: number, b: number): number => a - b;
  const between = (a: number, low: number, high: number): boolean => low <= a && a <= high;
  expect(list((a) => fielded(minus, ids(a), hops(a)))).toEqual([-1, 1, 1]);
  expect(list((a) => fielded(minus, ids(a), 1))).toEqual([-1, 1, 0]);
  expect(list((a) => fielded(minus, 1, ids(a)))).toEqual([1, -1, 0]);
  expect(list((a) => fielded(between, ids(a), hops(a), 1))).toEqual([false, false, true]);
  const twice = (aggregate: Context): Pick<Field, 'all'> => {
    const field = ids(aggregate);
    return fielded((a: number, b: number) => a * b, field, field);
  };
  expect(list(twice)).toEqual([0, 4, 1]);
});

import {expect, test} from 'vitest';
import {at, type Context, inLine, network, results} from '../../fixture';
import {
  all,
  allTrue,
  any,
  anyThere,
  type Collapse,
  countMatching,
  type Field,
  fold,
  idOfMax,
  idOfMaxBy,
  idOfMaxWith,
  idOfMin,
  idOfMinBy,
  idOfMinWith,
  max,
  maxBy,
  maxWith,
  min,
  minBy,
  minWith,
  neighboring,
  none,
  noneThere,
  plainValues,
  product,
  reduce,
  sum,
  valueOfMaxBy,
  valueOfMaxWith,
  valueOfMinBy,
  valueOfMinWith,
} from '../..';

/** Neighbours 0 and 2 have 5 and 3; the own value, of device 1, is 4. */
const VALUES = [5, 4, 3];
const reduced = <R>(reduce: (field: Field<number, number>) => R): R =>
  results(
    network(3, inLine, (aggregate: Context) =>
      reduce(at(aggregate, 'field', () => neighboring(aggregate, VALUES[aggregate.localId]))),
    ),
    2,
  )[1];
/** What a device without neighbours gets. */
const alone = <R>(reduce: (neighbors: Collapse<number>) => R): R =>
  results(
    network(1, inLine, (aggregate) => reduce(neighboring(aggregate, 1).neighbors.values())),
  )[0];

const {ints, doubles} = plainValues;
const descending = (a: {value: number}, b: {value: number}): number => b.value - a.value;
const isOdd = (n: number): boolean => n % 2 === 1;

test('after `in` or `set`, a collapse that is kept has lost its repetitions', () => {
  // As recorded in tests/traces/corners.txt: "sums after in", "sequence before set".
  const parities = (field: Field<number, number>): Collapse<number> =>
    field.pureMap((value) => value % 2).all.values();
  const asked = reduced((field) => {
    const kept = parities(field);
    const before = [kept.size(), sum(kept, ints)];
    const other = parities(field);
    const sequence = other.sequence();
    const found = [other.contains(0), other.contains(7)];
    return [
      before,
      found,
      [other.size(), sum(other, ints), countMatching(other, isOdd), [...other.list()]],
      [...sequence],
      [...other.sequence()],
    ];
  });
  expect(asked).toEqual([
    [3, 2],
    [true, false],
    [2, 1, 1, [1, 0]],
    [1, 1, 0],
    [1, 0],
  ]);
});

test('any collapse can be asked, counted and folded', () => {
  const asked = reduced(({neighbors, all: everything}) => [
    all(neighbors.values(), isOdd),
    all(everything.values(), isOdd),
    any(everything.values(), isOdd),
    none(everything.values(), isOdd),
    countMatching(everything.values(), isOdd),
    fold(everything.values(), '', (text, value) => text + value),
    reduce(everything.values(), (a, b) => a * 10 + b),
  ]);
  expect(asked).toEqual([true, false, true, false, 2, '534', 534]);
  expect(alone((neighbors) => reduce(neighbors, (a) => a))).toBeNull();
});

test('sums and products start from zero and one', () => {
  expect(reduced(({all}) => [sum(all.values(), ints), product(all.values(), ints)])).toEqual([
    12, 60,
  ]);
  expect(alone((neighbors) => [sum(neighbors, ints), product(neighbors, ints)])).toEqual([0, 1]);
  expect(reduced(({all}) => sum(all.values(), doubles))).toBe(12);
});

test('sums of Int wrap', () => {
  expect(ints.plus(2 ** 31 - 1, 1)).toBe(-(2 ** 31));
  expect(ints.times(2 ** 30, 4)).toBe(0);
});

test('the greatest and the least, with and without a base', () => {
  const extremes = reduced(({all, neighbors}) => [
    max(all.values()),
    min(all.values()),
    max(neighbors.values(), 7),
    min(neighbors.values(), 7),
    maxWith(all.values(), (a, b) => b - a),
    minWith(all.values(), (a, b) => b - a),
    maxBy(all, ({id}) => id)!.value,
    minBy(all, ({id}) => id)!.value,
  ]);
  expect(extremes).toEqual([5, 3, 7, 3, 3, 5, 3, 5]);
});

test('of no neighbours the greatest is null, or the least number of its type', () => {
  expect(alone((neighbors) => [max(neighbors), min(neighbors), max(neighbors, 7)])).toEqual([
    null,
    null,
    7,
  ]);
  expect(alone((neighbors) => max(neighbors, ints.lowest))).toBe(-2147483648);
  expect(alone((neighbors) => min(neighbors, doubles.highest as number))).toBe(Infinity);
});

test('of equal ones the first counts', () => {
  expect(reduced(({all}) => maxBy(all, () => 0)!.id)).toBe(0);
  expect(reduced(({all}) => minBy(all, () => 0)!.id)).toBe(0);
});

test('whose value it is, and which', () => {
  const found = reduced(({all, neighbors}) => [
    idOfMax(neighbors),
    idOfMin(neighbors),
    idOfMaxBy(all, ({value}) => -value),
    idOfMinBy(all, ({value}) => -value),
    idOfMaxWith(all, descending),
    idOfMinWith(all, descending),
    valueOfMaxBy(all, ({id}) => id),
    valueOfMinBy(all, ({id}) => id),
    valueOfMaxWith(all, descending),
    valueOfMinWith(all, descending),
  ]);
  expect(found).toEqual([0, 2, 2, 0, 2, 0, 3, 5, 3, 5]);
});

test('of the properties of booleans, any and none ask whether there is one', () => {
  const properties = reduced(({all}) => {
    const collapse = all.values() as unknown as Collapse<boolean>;
    return [anyThere(collapse), noneThere(collapse)];
  });
  expect(properties).toEqual([true, false]);
  const some = results(
    network(2, inLine, (aggregate) =>
      allTrue(neighboring(aggregate, aggregate.localId === 0).all.values()),
    ),
    2,
  );
  expect(some).toEqual([false, false]);
});

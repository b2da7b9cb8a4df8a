import {compare} from '../run/equality';
import {type Double, double, type Float, float, type KotlinArray, number} from '../run/values';
import {type LibraryPackage, type Rows, type Compare} from '../library';
import {compareNullable} from './basics';

/** Those of numbers with a point: if one is not a number, the result is none. */
const ofNumbers = <N>(end: string, type: string, best: (...values: N[]) => N): Rows => ({
  [`fun ${end}Of(a: ${type}, b: ${type}): ${type}`]: best,
  [`fun ${end}Of(a: ${type}, b: ${type}, c: ${type}): ${type}`]: best,
  [`fun ${end}Of(a: ${type}, vararg other: ${type}): ${type}`]: (a: N, others: KotlinArray) =>
    best(a, ...(others.items as N[])),
});

/** `maxOf` and `minOf`. */
function bestOf(end: 'max' | 'min', sign: number): Rows {
  const best = (...values: unknown[]): unknown =>
    values.reduce((a, b) => (compare(b, a) * sign > 0 ? b : a));
  const own = `fun <T : Comparable<T>> ${end}Of(a: T, `;
  const ofDoubles = (...values: Double[]): Double => double(Math[end](...values.map(number)));
  const ofFloats = (...values: Float[]): Float => float(Math[end](...values.map(number)));
  return {
    ...ofNumbers(end, 'Double', ofDoubles),
    ...ofNumbers(end, 'Float', ofFloats),
    [`${own}b: T): T`]: best,
    [`${own}b: T, c: T): T`]: best,
    [`${own}vararg other: T): T`]: (a: unknown, others: KotlinArray) => best(a, ...others.items),
    [`fun <T> ${end}Of(a: T, b: T, comparator: Comparator<T>): T`]: (
      a: unknown,
      b: unknown,
      order: Compare,
    ) => (order(a, b) * sign >= 0 ? a : b),
  };
}

const comparator =
  (...selectors: ((value: unknown) => unknown)[]) =>
  (a: unknown, b: unknown) => {
    for (const select of selectors) {
      const order = compareNullable(select(a), select(b));
      if (order !== 0) {
        return order;
      }
    }
    return 0;
  };
const nullsAt =
  (sign: number, order: Compare): Compare =>
  (a, b) =>
    a === null || b === null ? (Number(b === null) - Number(a === null)) * sign : order(a, b);
type Select = (value: unknown) => unknown;
export const comparisons: LibraryPackage = {
  name: 'kotlin.comparisons',
  rows: {
    ...bestOf('max', 1),
    ...bestOf('min', -1),
    'fun <T> compareBy(selector: (T) -> Comparable<*>?): Comparator<T>': (select: Select) =>
      comparator(select),
    'fun <T> compareBy(vararg selectors: (T) -> Comparable<*>?): Comparator<T>': (
      selects: KotlinArray,
    ) => comparator(...(selects.items as Select[])),
    'fun <T> compareByDescending(selector: (T) -> Comparable<*>?): Comparator<T>':
      (select: Select) => (a: unknown, b: unknown) =>
        comparator(select)(b, a),
    'fun <T> compareValues(a: T?, b: T?): Int': compareNullable,
    'fun <T> Comparator<T>.thenBy(selector: (T) -> Comparable<*>?): Comparator<T>':
      (self: Compare, select: Select) => (a: unknown, b: unknown) =>
        self(a, b) || comparator(select)(a, b),
    'fun <T> Comparator<T>.thenByDescending(selector: (T) -> Comparable<*>?): Comparator<T>':
      (self: Compare, select: Select) => (a: unknown, b: unknown) =>
        self(a, b) || comparator(select)(b, a),
    'infix fun <T> Comparator<T>.then(comparator: Comparator<T>): Comparator<T>':
      (self: Compare, next: Compare) => (a: unknown, b: unknown) =>
        self(a, b) || next(a, b),
    'fun <T> Comparator<T>.thenComparator(comparison: (a: T, b: T) -> Int): Comparator<T>':
      (self: Compare, next: Compare) => (a: unknown, b: unknown) =>
        self(a, b) || next(a, b),
    'fun <T> Comparator<T>.reversed(): Comparator<T>':
      (self: Compare) => (a: unknown, b: unknown) =>
        self(b, a),
    'fun <T, K> compareBy(comparator: Comparator<K>, selector: (T) -> K): Comparator<T>':
      (order: Compare, select: Select) => (a: unknown, b: unknown) =>
        order(select(a), select(b)),
    'fun <T, K> Comparator<T>.thenBy(comparator: Comparator<K>, selector: (T) -> K): Comparator<T>':
      (self: Compare, order: Compare, select: Select) => (a: unknown, b: unknown) =>
        self(a, b) || order(select(a), select(b)),
    'infix fun <T> Comparator<T>.thenDescending(comparator: Comparator<T>): Comparator<T>':
      (self: Compare, next: Compare) => (a: unknown, b: unknown) =>
        self(a, b) || next(b, a),
    ...Object.fromEntries(
      [
        ['First', 1],
        ['Last', -1],
      ].flatMap(([end, sign]) => [
        [
          `fun <T : Any> nulls${end}(comparator: Comparator<T>): Comparator<T?>`,
          (order: Compare) => nullsAt(Number(sign), order),
        ],
        [
          `fun <T : Comparable<T>> nulls${end}(): Comparator<T?>`,
          () => nullsAt(Number(sign), compare),
        ],
      ]),
    ),
    'fun <T> compareValuesBy(a: T, b: T, vararg selectors: (T) -> Comparable<*>?): Int': (
      a: unknown,
      b: unknown,
      selects: KotlinArray,
    ) => comparator(...(selects.items as Select[]))(a, b),
    'fun <T : Comparable<T>> naturalOrder(): Comparator<T>': () => compare,
    'fun <T : Comparable<T>> reverseOrder(): Comparator<T>': () => (a: unknown, b: unknown) =>
      compare(b, a),
  },
};

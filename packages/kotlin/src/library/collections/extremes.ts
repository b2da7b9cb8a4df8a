import {compare} from '../../run/equality';
import {items, iterate} from '../../run/collections';
import {Double, double, Float, float, number} from '../../run/values';
import {type Implementation} from '../../symbols';
import {type Compare, type F} from '../functions';
import {empty, nothing} from './messages';
import {same} from './shared';

export const sums: Record<string, Implementation> = {};
const ofInt = (a: number, b: unknown): number => (a + number(b)) | 0;
for (const [type, zero, plus] of [
  ['Byte', 0, ofInt],
  ['Short', 0, ofInt],
  ['Int', 0, ofInt],
  ['Long', 0n, (a: bigint, b: bigint) => BigInt.asIntN(64, a + b)],
  ['Double', double(0), (a: Double, b: Double) => double(a.value + b.value)],
  ['Float', float(0), (a: Float, b: Float) => float(a.value + b.value)],
] as const) {
  const add = plus as (a: unknown, b: unknown) => unknown;
  const result = zero === 0 ? 'Int' : type;
  sums[`fun $<${type}>.sum(): ${result}`] = (self: unknown) => items(self).reduce(add, zero);
  sums[`fun $<${type}>.average(): Double`] = (self: unknown) => {
    const all = items(self).map(number);
    return double(all.length === 0 ? NaN : all.reduce((a, b) => a + b, 0) / all.length);
  };
  if (type === result && type !== 'Float') {
    sums[`fun <T> $<T>.sumOf(selector: (T) -> ${type}): ${type}`] = (self: unknown, select: F) => {
      let sum: unknown = zero;
      for (const each of iterate(self)) {
        sum = add(sum, select(each));
      }
      return sum;
    };
  }
}
/** The best item by an order of keys; the first of equal ones. */
function best(
  self: unknown,
  key: F,
  sign: number,
  order: Compare = compare,
  numeric = false,
): unknown {
  let found: {item: unknown; key: unknown} | undefined;
  for (const item of iterate(self)) {
    const own = key(item);
    // Of numbers, one that is none wins.
    if (numeric && (own instanceof Double || own instanceof Float) && Number.isNaN(own.value)) {
      return {item, key: own};
    }
    if (found === undefined || order(own, found.key) * sign > 0) {
      found = {item, key: own};
    }
  }
  return found;
}
const bestItem =
  (key: F, sign: number, none: () => unknown) =>
  (self: unknown): unknown => {
    const found = best(self, key, sign, compare, key === same) as {item: unknown} | undefined;
    return found === undefined ? none() : found.item;
  };
/** `max`, `maxBy`, `maxOf`, `maxWith` and their like; `min…` with the other sign. */
export function extremes(end: string, sign: number): Record<string, Implementation> {
  type Found = {readonly item: unknown; readonly key: unknown} | undefined;
  const of = (self: unknown, key: F): Found => best(self, key, sign, compare, true) as Found;
  const by = (self: unknown, order: Compare): Found => best(self, same, sign, order) as Found;
  const rows: Record<string, Implementation> = {};
  for (const [suffix, mark, none] of [
    ['', '', empty],
    ['OrNull', '?', nothing],
  ] as const) {
    rows[`fun <T : Comparable<T>> $<T>.${end}${suffix}(): T${mark}`] = bestItem(same, sign, none);
    const own = `<T, R : Comparable<R>> $<T>.${end}`;
    rows[`fun ${own}By${suffix}(selector: (T) -> R): T${mark}`] = (self: unknown, key: F) =>
      bestItem(key, sign, none)(self);
    rows[`fun ${own}Of${suffix}(selector: (T) -> R): R${mark}`] = (self: unknown, key: F) =>
      of(self, key)?.key ?? none();
    rows[`fun <T> $<T>.${end}With${suffix}(comparator: Comparator<T>): T${mark}`] = (
      self: unknown,
      order: Compare,
    ) => by(self, order)?.item ?? none();
  }
  return rows;
}

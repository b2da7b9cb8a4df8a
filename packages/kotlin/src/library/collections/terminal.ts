/** Ends of a chain, which lists, sets, ranges, arrays and sequences have alike. */
import {type Compare, type F} from '../../library';
import {
  Collected,
  items,
  iterate,
  KotlinMap,
  KotlinSet,
  List,
  list,
  Sequence,
} from '../../run/collections';
import {compare, equals} from '../../run/equality';
import {fail} from '../../run/failures';
import {machine} from '../../run/machine';
import {text} from '../../run/text';
import {Double, double, Float, float, number, Pair} from '../../run/values';
import {type Implementation} from '../../symbols';
import {
  add,
  at,
  concatenated,
  empty,
  find,
  flat,
  Grouping,
  holderName,
  indexWhere,
  item,
  itemAt,
  itself,
  lastWhere,
  noMatch,
  nothing,
  nothingIn,
  put,
  reduced,
  type StringBuilder,
} from '../basics';

const sums: Record<string, Implementation> = {};
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
    const found = best(self, key, sign, compare, key === itself) as {item: unknown} | undefined;
    return found === undefined ? none() : found.item;
  };
/** `max`, `maxBy`, `maxOf`, `maxWith` and their like; `min…` with the other sign. */
function extremes(end: string, sign: number): Record<string, Implementation> {
  type Found = {readonly item: unknown; readonly key: unknown} | undefined;
  const of = (self: unknown, key: F): Found => best(self, key, sign, compare, true) as Found;
  const by = (self: unknown, order: Compare): Found => best(self, itself, sign, order) as Found;
  const rows: Record<string, Implementation> = {};
  for (const [suffix, mark, none] of [
    ['', '', empty],
    ['OrNull', '?', nothing],
  ] as const) {
    rows[`fun <T : Comparable<T>> $<T>.${end}${suffix}(): T${mark}`] = bestItem(itself, sign, none);
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

function grouped(self: unknown, key: F, value: F = itself, map = new KotlinMap()): KotlinMap {
  for (const item of iterate(self)) {
    const group = key(item);
    const found = map.get(group) as List | null;
    if (found === null) {
      map.set(group, new List([value(item)], true));
    } else {
      add(found, value(item));
    }
  }
  return map;
}
function associated(self: unknown, key: F, value: F = itself, map = new KotlinMap()): KotlinMap {
  for (const each of iterate(self)) {
    map.set(key(each), value(each));
  }
  return map;
}
function mapOfPairs(self: unknown, make: F, map = new KotlinMap()): KotlinMap {
  for (const each of iterate(self)) {
    const {first, second} = make(each) as Pair;
    map.set(first, second);
  }
  return map;
}
/** Ends of a chain that gather what comes in a collection. */
const gathering: Record<string, Implementation> = {
  'fun <T> $<T>.toList(): List<T>': (self: unknown) => {
    const all = items(self);
    return new List(all, false, all.length < 2);
  },
  'fun <T> $<T>.toMutableList(): MutableList<T>': (self: unknown) => new List(items(self), true),
  'fun <T> $<T>.toSet(): Set<T>': (self: unknown) => new KotlinSet(iterate(self)),
  'fun <T> $<T>.toMutableSet(): MutableSet<T>': (self: unknown) =>
    new KotlinSet(iterate(self), true),
  'fun <K, V> $<Pair<K, V>>.toMap(): Map<K, V>': (self: unknown) => mapOfPairs(self, itself),
  'fun <T, K, V> $<T>.associate(transform: (T) -> Pair<K, V>): Map<K, V>': mapOfPairs,
  'fun <T, K> $<T>.associateBy(keySelector: (T) -> K): Map<K, T>': associated,
  'fun <T, K, V> $<T>.associateBy(keySelector: (T) -> K, valueTransform: (T) -> V): Map<K, V>':
    associated,
  'fun <T, V> $<T>.associateWith(valueSelector: (T) -> V): Map<T, V>': (self: unknown, value: F) =>
    associated(self, itself, value),
  'fun <T, K> $<T>.groupBy(keySelector: (T) -> K): Map<K, List<T>>': grouped,
  'fun <T, K, V> $<T>.groupBy(keySelector: (T) -> K, valueTransform: (T) -> V): Map<K, List<V>>':
    grouped,
  'fun <T> $<T>.partition(predicate: (T) -> Boolean): Pair<List<T>, List<T>>': (
    self: unknown,
    test: F,
  ) => {
    const yes: unknown[] = [];
    const no: unknown[] = [];
    for (const each of items(self)) {
      (test(each) === true ? yes : no).push(each);
    }
    return new Pair(list(yes), list(no));
  },
  'fun <T, C : MutableCollection<T>> $<T>.toCollection(destination: C): C': (
    self: unknown,
    to: unknown,
  ) => put(to, iterate(self)),
  'fun <T, C : MutableCollection<T>> $<T>.filterTo(destination: C, predicate: (T) -> Boolean): C': (
    self: unknown,
    to: unknown,
    test: F,
  ) =>
    put(
      to,
      items(self).filter((each) => test(each)),
    ),
  'fun <T, R, C : MutableCollection<R>> $<T>.mapTo(destination: C, transform: (T) -> R): C': (
    self: unknown,
    to: unknown,
    make: F,
  ) =>
    put(
      to,
      items(self).map((each) => make(each)),
    ),
  'fun <T, R, C : MutableCollection<R>> $<T>.flatMapTo(destination: C, transform: (T) -> Iterable<R>): C':
    (self: unknown, to: unknown, make: F) => put(to, flat(self, make)),
  'fun <T, K, V, M : MutableMap<K, V>> $<T>.associateTo(destination: M, transform: (T) -> Pair<K, V>): M':
    (self: unknown, to: KotlinMap, make: F) => mapOfPairs(self, make, to),
  'fun <T, V, M : MutableMap<T, V>> $<T>.associateWithTo(destination: M, valueSelector: (T) -> V): M':
    (self: unknown, to: KotlinMap, value: F) => associated(self, itself, value, to),
  'fun <T, K, M : MutableMap<K, T>> $<T>.associateByTo(destination: M, keySelector: (T) -> K): M': (
    self: unknown,
    to: KotlinMap,
    key: F,
  ) => associated(self, key, itself, to),
  'fun <T, K, M : MutableMap<K, MutableList<T>>> $<T>.groupByTo(destination: M, keySelector: (T) -> K): M':
    (self: unknown, to: KotlinMap, key: F) => grouped(self, key, itself, to),
  'fun <T, K> $<T>.groupingBy(keySelector: (T) -> K): Grouping<T, K>': (self: unknown, key: F) =>
    new Grouping(self, key),
};

const joinedItems = (
  self: unknown,
  separator = ', ',
  prefix = '',
  postfix = '',
  limit = -1,
  truncated = '...',
  transform?: F,
): string => {
  const parts: string[] = [];
  for (const each of iterate(self)) {
    if (limit >= 0 && parts.length >= limit) {
      parts.push(truncated);
      break;
    }
    const part = text(transform === undefined ? each : transform(each));
    machine.write(part.length + separator.length);
    parts.push(part);
  }
  return prefix + parts.join(separator) + postfix;
};
function firstMade(self: unknown, make: F): unknown {
  for (const each of iterate(self)) {
    const made = make(each);
    if (made !== null) {
      return made;
    }
  }
  return null;
}
/** Ends of a chain: of lists, sets, ranges, arrays and sequences alike; `$` stands for the receiver's class. */
export const terminal: Record<string, Implementation> = {
  ...sums,
  ...gathering,
  'fun <T> $<T>.forEach(action: (T) -> Unit): Unit': (self: unknown, action: F) => {
    for (const each of iterate(self)) {
      action(each);
    }
  },
  'fun <T> $<T>.forEachIndexed(action: (index: Int, T) -> Unit): Unit': (
    self: unknown,
    action: F,
  ) => {
    let index = 0;
    for (const each of iterate(self)) {
      action(index++, each);
    }
  },
  'fun <T> $<T>.count(): Int': (self: unknown) => items(self).length,
  'fun <T> $<T>.count(predicate: (T) -> Boolean): Int': (self: unknown, test: F) => {
    let count = 0;
    for (const each of iterate(self)) {
      if (test(each) === true) {
        count += 1;
      }
    }
    return count;
  },
  'fun <T> $<T>.any(): Boolean': (self: unknown) => indexWhere(self, () => true) >= 0,
  'fun <T> $<T>.any(predicate: (T) -> Boolean): Boolean': (self: unknown, test: F) =>
    indexWhere(self, (each) => test(each) === true) >= 0,
  'fun <T> $<T>.all(predicate: (T) -> Boolean): Boolean': (self: unknown, test: F) =>
    indexWhere(self, (each) => test(each) !== true) < 0,
  'fun <T> $<T>.none(): Boolean': (self: unknown) => indexWhere(self, () => true) < 0,
  'fun <T> $<T>.none(predicate: (T) -> Boolean): Boolean': (self: unknown, test: F) =>
    indexWhere(self, (each) => test(each) === true) < 0,
  'fun <T> $<T>.first(): T': (self: unknown) => {
    for (const each of iterate(self)) {
      return each;
    }
    return fail('NoSuchElementException', nothingIn(self));
  },
  'fun <T> $<T>.first(predicate: (T) -> Boolean): T': (self: unknown, test: F) => {
    for (const each of iterate(self)) {
      if (test(each) === true) {
        return each;
      }
    }
    return noMatch(self);
  },
  'fun <T> $<T>.firstOrNull(): T?': (self: unknown) => {
    for (const each of iterate(self)) {
      return each;
    }
    return null;
  },
  'fun <T> $<T>.firstOrNull(predicate: (T) -> Boolean): T?': (self: unknown, test: F) =>
    find(self, test),
  'fun <T> $<T>.find(predicate: (T) -> Boolean): T?': (self: unknown, test: F) => find(self, test),
  'fun <T> $<T>.last(): T': (self: unknown) => {
    const all = items(self);
    return all.length === 0 ? fail('NoSuchElementException', nothingIn(self)) : all.at(-1);
  },
  'fun <T> $<T>.last(predicate: (T) -> Boolean): T': (self: unknown, test: F) => {
    const found = lastWhere(self, test);
    return found === undefined
      ? noMatch(self, self instanceof List ? 'List' : undefined)
      : found.value;
  },
  'fun <T> $<T>.lastOrNull(): T?': (self: unknown) => items(self).at(-1) ?? null,
  'fun <T> $<T>.lastOrNull(predicate: (T) -> Boolean): T?': (self: unknown, test: F) =>
    lastWhere(self, test)?.value ?? null,
  'fun <T> $<T>.single(): T': (self: unknown) => {
    const all = items(self);
    if (all.length === 1) {
      return all[0];
    }
    return all.length === 0
      ? fail('NoSuchElementException', nothingIn(self))
      : fail(
          'IllegalArgumentException',
          `${self instanceof List ? 'List' : holderName(self)} has more than one element.`,
        );
  },
  'fun <T> $<T>.singleOrNull(): T?': (self: unknown) => {
    const all = items(self);
    return all.length === 1 ? all[0] : null;
  },
  'fun <T> $<T>.single(predicate: (T) -> Boolean): T': (self: unknown, test: F) => {
    const all = items(self).filter((each) => test(each));
    if (all.length === 1) {
      return all[0];
    }
    return all.length === 0
      ? noMatch(self)
      : fail(
          'IllegalArgumentException',
          `${holderName(self)} contains more than one matching element.`,
        );
  },
  'fun <T, R> $<T>.fold(initial: R, operation: (acc: R, T) -> R): R': (
    self: unknown,
    initial: unknown,
    run: F,
  ) => {
    let result = initial;
    for (const each of iterate(self)) {
      result = run(result, each);
    }
    return result;
  },
  'fun <T, R> $<T>.foldIndexed(initial: R, operation: (index: Int, acc: R, T) -> R): R': (
    self: unknown,
    initial: unknown,
    run: F,
  ) => {
    let result = initial;
    let index = 0;
    for (const each of iterate(self)) {
      result = run(index++, result, each);
    }
    return result;
  },
  'fun <S, T : S> $<T>.reduce(operation: (acc: S, T) -> S): S': (self: unknown, run: F) => {
    const found = reduced(self, (a, b) => run(a, b));
    return found === undefined
      ? fail('UnsupportedOperationException', "Empty collection can't be reduced.")
      : found.value;
  },
  'fun <S, T : S> $<T>.reduceOrNull(operation: (acc: S, T) -> S): S?': (self: unknown, run: F) => {
    const found = reduced(self, (a, b) => run(a, b));
    return found === undefined ? null : found.value;
  },
  ...extremes('max', 1),
  ...extremes('min', -1),
  'fun <T> $<T>.joinToString(separator: String = ", ", prefix: String = "", postfix: String = "", limit: Int = -1, truncated: String = "...", transform: (T) -> Any = { it }): String':
    joinedItems,
  'fun <T> $<T>.joinTo(buffer: StringBuilder, separator: String = ", ", prefix: String = "", postfix: String = "", limit: Int = -1, truncated: String = "...", transform: (T) -> Any = { it }): StringBuilder':
    (self: unknown, to: StringBuilder, ...how: unknown[]) => {
      to.text = concatenated(to.text, (joinedItems as F)(self, ...how) as string);
      return to;
    },
  'fun <T> $<T>.indexOf(element: T): Int': (self: unknown, wanted: unknown) =>
    indexWhere(self, (each) => equals(each, wanted)),
  'fun <T> $<T>.indexOfFirst(predicate: (T) -> Boolean): Int': (self: unknown, test: F) =>
    indexWhere(self, (each) => test(each) === true),
  'fun <T> $<T>.indexOfLast(predicate: (T) -> Boolean): Int': (self: unknown, test: F) =>
    items(self).findLastIndex((each) => test(each)),
  'fun <T> $<T>.elementAt(index: Int): T': (self: unknown, index: number) =>
    self instanceof List
      ? item(self, index)
      : itemAt(self, index, () =>
          self instanceof Sequence
            ? fail(
                'IndexOutOfBoundsException',
                `Sequence doesn't contain element at index ${index}.`,
              )
            : at(items(self), index),
        ),
  'operator fun <T> $<T>.contains(element: T): Boolean': (self: unknown, wanted: unknown) =>
    self instanceof Collected
      ? self.has(wanted)
      : indexWhere(self, (each) => equals(each, wanted)) >= 0,
  'fun <T> $<T>.lastIndexOf(element: T): Int': (self: unknown, wanted: unknown) =>
    items(self).findLastIndex((each) => equals(each, wanted)),
  'fun <T> $<T>.findLast(predicate: (T) -> Boolean): T?': (self: unknown, test: F) =>
    lastWhere(self, test)?.value ?? null,
  'fun <T> $<T>.singleOrNull(predicate: (T) -> Boolean): T?': (self: unknown, test: F) => {
    const all = items(self).filter((each) => test(each));
    return all.length === 1 ? all[0] : null;
  },
  'fun <T> $<T>.elementAtOrNull(index: Int): T?': (self: unknown, index: number) =>
    itemAt(self, index, () => null),
  'fun <T> $<T>.elementAtOrElse(index: Int, defaultValue: (Int) -> T): T': (
    self: unknown,
    index: number,
    other: F,
  ) => itemAt(self, index, () => other(index)),
  'fun <T, R : Any> $<T>.firstNotNullOf(transform: (T) -> R?): R': (self: unknown, make: F) =>
    firstMade(self, make) ??
    fail(
      'NoSuchElementException',
      'No element of the collection was transformed to a non-null value.',
    ),
  'fun <T, R : Any> $<T>.firstNotNullOfOrNull(transform: (T) -> R?): R?': firstMade,
  'fun <S, T : S> $<T>.reduceIndexed(operation: (index: Int, acc: S, T) -> S): S': (
    self: unknown,
    run: F,
  ) => {
    const found = reduced(self, (a, b, index) => run(index, a, b));
    return found === undefined
      ? fail('UnsupportedOperationException', "Empty collection can't be reduced.")
      : found.value;
  },
};

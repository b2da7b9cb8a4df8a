import {type LibraryPackage, type Rows} from '../library';
import {
  Collected,
  Entries,
  Entry,
  Keys,
  KotlinMap,
  KotlinSet,
  List,
  list,
  MapValues,
  Progression,
  Sequence,
} from '../run/collections';
import {compare, equals, keyOf} from '../run/equality';
import {fail} from '../run/failures';
import {items, iterate} from '../run/iterate';
import {machine} from '../run/machine';
import {text} from '../run/text';
import {double, Double, Float, type Function, KotlinArray, Pair} from '../run/values';
import {type Implementation} from '../symbols';
import {at, isIterable, made} from './core';
import {intRange} from './numbers';

type F = Function;
type Compare = (a: unknown, b: unknown) => number;

/** Why there is no first or last item. */
const nothingIn = (self: unknown): string =>
  self instanceof List
    ? 'List is empty.'
    : self instanceof Progression
      ? `Progression ${text(self)} is empty.`
      : self instanceof Sequence
        ? 'Sequence is empty.'
        : 'Collection is empty.';
const empty = (): never => fail('NoSuchElementException', null);
const real = (value: unknown): number => (value as Double).value;

export class IndexedValue {
  constructor(
    readonly index: number,
    readonly value: unknown,
  ) {}

  get key(): unknown {
    return keyOf(new Pair(this.index, this.value));
  }

  toString(): string {
    return `IndexedValue(index=${this.index}, value=${text(this.value)})`;
  }
}

const joined = (
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
    if (numeric && (own instanceof Double || own instanceof Float) && Number.isNaN(own.value))
      return {item, key: own};
    if (found === undefined || order(own, found.key) * sign > 0) found = {item, key: own};
  }
  return found;
}
const bestItem =
  (key: F, sign: number, none: () => unknown) =>
  (self: unknown): unknown => {
    const found = best(self, key, sign, compare, key === same) as {item: unknown} | undefined;
    return found === undefined ? none() : found.item;
  };
const same: F = (value) => value;
const nothing = (): null => null;
/** An item of a list; the JVM's classes say differently that there is none. */
function item({items: all, fixed}: List, index: number): unknown {
  if (index >= 0 && index < all.length) return all[index];
  if (!fixed) return at(all, index);
  if (all.length > 1)
    fail('ArrayIndexOutOfBoundsException', `Index ${index} out of bounds for length ${all.length}`);
  return fail(
    'IndexOutOfBoundsException',
    all.length === 0
      ? `Empty list doesn't contain element at index ${index}.`
      : `Index: ${index}, Size: 1`,
  );
}
const sorted = (self: unknown, order: Compare): List => list(items(self).sort(order));
const by =
  (key: F): Compare =>
  (a, b) =>
    key(a) === null ? -1 : compare(key(a), key(b));

function grouped(self: unknown, key: F, value: F = same): KotlinMap {
  const map = new KotlinMap();
  for (const item of iterate(self)) {
    const group = key(item);
    const found = map.get(group) as List | null;
    if (found === null) map.set(group, new List([value(item)], true));
    else {
      machine.allocate(1);
      found.items.push(value(item));
    }
  }
  return map;
}

const sums: Record<string, Implementation> = {};
for (const [type, zero, plus] of [
  ['Int', 0, (a: number, b: number) => (a + b) | 0],
  ['Long', 0n, (a: bigint, b: bigint) => BigInt.asIntN(64, a + b)],
  ['Double', double(0), (a: Double, b: Double) => double(a.value + b.value)],
] as const) {
  const add = plus as (a: unknown, b: unknown) => unknown;
  sums[`fun $<${type}>.sum(): ${type}`] = (self: unknown) => items(self).reduce(add, zero);
  if (type !== 'Long')
    sums[`fun $<${type}>.average(): Double`] = (self: unknown) => {
      const all = items(self).map(type === 'Int' ? (each) => each as number : real);
      return double(all.length === 0 ? NaN : all.reduce((a, b) => a + b, 0) / all.length);
    };
  sums[`fun <T> $<T>.sumOf(selector: (T) -> ${type}): ${type}`] = (self: unknown, select: F) =>
    items(self)
      .map((each) => select(each))
      .reduce(add, zero);
}

/** Ends of a chain: of lists, sets, ranges, arrays and sequences alike; `$` stands for the receiver's class. */
const terminal: Record<string, Implementation> = {
  ...sums,
  'fun <T> $<T>.forEach(action: (T) -> Unit): Unit': (self: unknown, action: F) => {
    for (const each of iterate(self)) action(each);
  },
  'fun <T> $<T>.forEachIndexed(action: (index: Int, T) -> Unit): Unit': (
    self: unknown,
    action: F,
  ) => {
    let index = 0;
    for (const each of iterate(self)) action(index++, each);
  },
  'fun <T> $<T>.count(): Int': (self: unknown) => items(self).length,
  'fun <T> $<T>.count(predicate: (T) -> Boolean): Int': (self: unknown, test: F) =>
    items(self).filter((each) => test(each)).length,
  'fun <T> $<T>.any(): Boolean': (self: unknown) => items(self).length > 0,
  'fun <T> $<T>.any(predicate: (T) -> Boolean): Boolean': (self: unknown, test: F) => {
    for (const each of iterate(self)) if (test(each) === true) return true;
    return false;
  },
  'fun <T> $<T>.all(predicate: (T) -> Boolean): Boolean': (self: unknown, test: F) => {
    for (const each of iterate(self)) if (test(each) !== true) return false;
    return true;
  },
  'fun <T> $<T>.none(): Boolean': (self: unknown) => items(self).length === 0,
  'fun <T> $<T>.none(predicate: (T) -> Boolean): Boolean': (self: unknown, test: F) => {
    for (const each of iterate(self)) if (test(each) === true) return false;
    return true;
  },
  'fun <T> $<T>.first(): T': (self: unknown) => {
    for (const each of iterate(self)) return each;
    return fail('NoSuchElementException', nothingIn(self));
  },
  'fun <T> $<T>.first(predicate: (T) -> Boolean): T': (self: unknown, test: F) => {
    for (const each of iterate(self)) if (test(each) === true) return each;
    return fail('NoSuchElementException', 'Collection contains no element matching the predicate.');
  },
  'fun <T> $<T>.firstOrNull(): T?': (self: unknown) => {
    for (const each of iterate(self)) return each;
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
    const found = items(self).filter((each) => test(each));
    return found.length === 0
      ? fail('NoSuchElementException', 'Collection contains no element matching the predicate.')
      : found.at(-1);
  },
  'fun <T> $<T>.lastOrNull(): T?': (self: unknown) => items(self).at(-1) ?? null,
  'fun <T> $<T>.lastOrNull(predicate: (T) -> Boolean): T?': (self: unknown, test: F) =>
    items(self)
      .filter((each) => test(each))
      .at(-1) ?? null,
  'fun <T> $<T>.single(): T': (self: unknown) => {
    const all = items(self);
    if (all.length === 1) return all[0];
    return all.length === 0
      ? fail('NoSuchElementException', 'List is empty.')
      : fail('IllegalArgumentException', 'List has more than one element.');
  },
  'fun <T> $<T>.singleOrNull(): T?': (self: unknown) => {
    const all = items(self);
    return all.length === 1 ? all[0] : null;
  },
  'fun <T> $<T>.single(predicate: (T) -> Boolean): T': (self: unknown, test: F) => {
    const all = items(self).filter((each) => test(each));
    if (all.length === 1) return all[0];
    return all.length === 0
      ? fail('NoSuchElementException', 'Collection contains no element matching the predicate.')
      : fail('IllegalArgumentException', 'Collection contains more than one matching element.');
  },
  'fun <T, R> $<T>.fold(initial: R, operation: (acc: R, T) -> R): R': (
    self: unknown,
    initial: unknown,
    run: F,
  ) => {
    let result = initial;
    for (const each of iterate(self)) result = run(result, each);
    return result;
  },
  'fun <T, R> $<T>.foldIndexed(initial: R, operation: (index: Int, acc: R, T) -> R): R': (
    self: unknown,
    initial: unknown,
    run: F,
  ) => items(self).reduce((acc, each, index) => run(index, acc, each), initial),
  'fun <S, T : S> $<T>.reduce(operation: (acc: S, T) -> S): S': (self: unknown, run: F) => {
    const all = items(self);
    return all.length === 0
      ? fail('UnsupportedOperationException', "Empty collection can't be reduced.")
      : all.reduce((a, b) => run(a, b));
  },
  'fun <S, T : S> $<T>.reduceOrNull(operation: (acc: S, T) -> S): S?': (self: unknown, run: F) => {
    const all = items(self);
    return all.length === 0 ? null : all.reduce((a, b) => run(a, b));
  },
  'fun <T : Comparable<T>> $<T>.max(): T': bestItem(same, 1, empty),
  'fun <T : Comparable<T>> $<T>.min(): T': bestItem(same, -1, empty),
  'fun <T : Comparable<T>> $<T>.maxOrNull(): T?': bestItem(same, 1, nothing),
  'fun <T : Comparable<T>> $<T>.minOrNull(): T?': bestItem(same, -1, nothing),
  'fun <T, R : Comparable<R>> $<T>.maxBy(selector: (T) -> R): T': (self: unknown, key: F) =>
    bestItem(key, 1, empty)(self),
  'fun <T, R : Comparable<R>> $<T>.minBy(selector: (T) -> R): T': (self: unknown, key: F) =>
    bestItem(key, -1, empty)(self),
  'fun <T, R : Comparable<R>> $<T>.maxByOrNull(selector: (T) -> R): T?': (self: unknown, key: F) =>
    bestItem(key, 1, nothing)(self),
  'fun <T, R : Comparable<R>> $<T>.minByOrNull(selector: (T) -> R): T?': (self: unknown, key: F) =>
    bestItem(key, -1, nothing)(self),
  'fun <T, R : Comparable<R>> $<T>.maxOf(selector: (T) -> R): R': (self: unknown, key: F) =>
    (best(self, key, 1) as {key: unknown} | undefined)?.key ?? empty(),
  'fun <T, R : Comparable<R>> $<T>.minOf(selector: (T) -> R): R': (self: unknown, key: F) =>
    (best(self, key, -1) as {key: unknown} | undefined)?.key ?? empty(),
  'fun <T, R : Comparable<R>> $<T>.maxOfOrNull(selector: (T) -> R): R?': (self: unknown, key: F) =>
    (best(self, key, 1) as {key: unknown} | undefined)?.key ?? null,
  'fun <T, R : Comparable<R>> $<T>.minOfOrNull(selector: (T) -> R): R?': (self: unknown, key: F) =>
    (best(self, key, -1) as {key: unknown} | undefined)?.key ?? null,
  'fun <T> $<T>.maxWith(comparator: Comparator<T>): T': (self: unknown, order: Compare) =>
    (best(self, same, 1, order) as {item: unknown} | undefined)?.item ?? empty(),
  'fun <T> $<T>.minWith(comparator: Comparator<T>): T': (self: unknown, order: Compare) =>
    (best(self, same, -1, order) as {item: unknown} | undefined)?.item ?? empty(),
  'fun <T> $<T>.joinToString(separator: String = ", ", prefix: String = "", postfix: String = "", limit: Int = -1, truncated: String = "...", transform: (T) -> Any = { it }): String':
    joined,
  'fun <T> $<T>.toList(): List<T>': (self: unknown) => {
    const all = items(self);
    return new List(all, false, all.length < 2);
  },
  'fun <T> $<T>.toMutableList(): MutableList<T>': (self: unknown) => new List(items(self), true),
  'fun <T> $<T>.toSet(): Set<T>': (self: unknown) => new KotlinSet(iterate(self)),
  'fun <T> $<T>.toMutableSet(): MutableSet<T>': (self: unknown) =>
    new KotlinSet(iterate(self), true),
  'fun <K, V> $<Pair<K, V>>.toMap(): Map<K, V>': (self: unknown) =>
    KotlinMap.of(items(self).map((each) => [(each as Pair).first, (each as Pair).second])),
  'fun <T, K, V> $<T>.associate(transform: (T) -> Pair<K, V>): Map<K, V>': (
    self: unknown,
    make: F,
  ) =>
    KotlinMap.of(
      items(self).map((each) => {
        const pair = make(each) as Pair;
        return [pair.first, pair.second];
      }),
    ),
  'fun <T, K> $<T>.associateBy(keySelector: (T) -> K): Map<K, T>': (self: unknown, key: F) =>
    KotlinMap.of(items(self).map((each) => [key(each), each])),
  'fun <T, K, V> $<T>.associateBy(keySelector: (T) -> K, valueTransform: (T) -> V): Map<K, V>': (
    self: unknown,
    key: F,
    value: F,
  ) => KotlinMap.of(items(self).map((each) => [key(each), value(each)])),
  'fun <K, V> $<K>.associateWith(valueSelector: (K) -> V): Map<K, V>': (self: unknown, value: F) =>
    KotlinMap.of(items(self).map((each) => [each, value(each)])),
  'fun <T, K> $<T>.groupBy(keySelector: (T) -> K): Map<K, List<T>>': grouped,
  'fun <T, K, V> $<T>.groupBy(keySelector: (T) -> K, valueTransform: (T) -> V): Map<K, List<V>>':
    grouped,
  'fun <T> $<T>.partition(predicate: (T) -> Boolean): Pair<List<T>, List<T>>': (
    self: unknown,
    test: F,
  ) => {
    const yes: unknown[] = [];
    const no: unknown[] = [];
    for (const each of items(self)) (test(each) === true ? yes : no).push(each);
    return new Pair(list(yes), list(no));
  },
  'fun <T> $<T>.indexOf(element: T): Int': (self: unknown, wanted: unknown) =>
    indexWhere(self, (each) => equals(each, wanted)),
  'fun <T> $<T>.indexOfFirst(predicate: (T) -> Boolean): Int': (self: unknown, test: F) =>
    indexWhere(self, (each) => test(each) === true),
  'fun <T> $<T>.indexOfLast(predicate: (T) -> Boolean): Int': (self: unknown, test: F) =>
    items(self).findLastIndex((each) => test(each)),
  'fun <T> $<T>.elementAt(index: Int): T': (self: unknown, index: number) =>
    self instanceof List ? item(self, index) : at(items(self), index),
  'operator fun <T> $<T>.contains(element: T): Boolean': (self: unknown, wanted: unknown) =>
    self instanceof Collected
      ? self.has(wanted)
      : indexWhere(self, (each) => equals(each, wanted)) >= 0,
  'fun <T, C : MutableCollection<T>> $<T>.toCollection(destination: C): C': (
    self: unknown,
    to: List | Collected,
  ) => {
    for (const each of iterate(self)) add(to, each);
    return to;
  },
};

function find(self: unknown, test: F): unknown {
  for (const each of iterate(self)) if (test(each) === true) return each;
  return null;
}

function indexWhere(self: unknown, test: (each: unknown) => boolean): number {
  let index = 0;
  for (const each of iterate(self)) {
    if (test(each)) return index;
    index += 1;
  }
  return -1;
}

const flat = (self: unknown, make: F): unknown[] => {
  const all: unknown[] = [];
  for (const each of items(self)) {
    for (const inner of items(make(each))) all.push(inner);
    machine.fits(all.length);
  }
  return all;
};
const setOf = (self: unknown): KotlinSet => new KotlinSet(iterate(self), true);

function windows(self: unknown, size: number, step = 1, partial = false): unknown[][] {
  if (size <= 0 || step <= 0)
    fail(
      'IllegalArgumentException',
      size === step
        ? `size ${size} must be greater than zero.`
        : `Both size ${size} and step ${step} must be greater than zero.`,
    );
  const all = items(self);
  const found: unknown[][] = [];
  for (
    let start = 0;
    start < all.length && (partial || start + size <= all.length);
    start += step
  ) {
    machine.allocate(Math.min(size, all.length - start));
    found.push(all.slice(start, start + size));
  }
  return found;
}

function distinct(self: unknown, key: F): unknown[] {
  const seen = new Set<unknown>();
  return items(self).filter((each) => {
    const own = keyOf(key(each));
    if (seen.has(own)) return false;
    seen.add(own);
    return true;
  });
}

const atLeast = (n: number): number =>
  n < 0 ? fail('IllegalArgumentException', `Requested element count ${n} is less than zero.`) : n;

/** Steps that give lists; `$` stands for `Iterable` and `Array`. */
const steps: Record<string, Implementation> = {
  'fun <T, R> $<T>.map(transform: (T) -> R): List<R>': (self: unknown, make: F) => {
    const made: unknown[] = [];
    for (const each of iterate(self)) {
      made.push(make(each));
      machine.fits(made.length);
    }
    return list(made);
  },
  'fun <T, R> $<T>.mapIndexed(transform: (index: Int, T) -> R): List<R>': (
    self: unknown,
    make: F,
  ) => list(items(self).map((each, index) => make(index, each))),
  'fun <T, R : Any> $<T>.mapNotNull(transform: (T) -> R?): List<R>': (self: unknown, make: F) =>
    list(
      items(self)
        .map((each) => make(each))
        .filter((each) => each !== null),
    ),
  'fun <T> $<T>.filter(predicate: (T) -> Boolean): List<T>': (self: unknown, test: F) => {
    const kept: unknown[] = [];
    for (const each of iterate(self)) {
      if (test(each) === true) kept.push(each);
      machine.fits(kept.length);
    }
    return list(kept);
  },
  'fun <T> $<T>.filterNot(predicate: (T) -> Boolean): List<T>': (self: unknown, test: F) =>
    list(items(self).filter((each) => test(each) !== true)),
  'fun <T> $<T>.filterIndexed(predicate: (index: Int, T) -> Boolean): List<T>': (
    self: unknown,
    test: F,
  ) => list(items(self).filter((each, index) => test(index, each))),
  'fun <T : Any> $<T?>.filterNotNull(): List<T>': (self: unknown) =>
    list(items(self).filter((each) => each !== null)),
  'fun <T, R> $<T>.flatMap(transform: (T) -> Iterable<R>): List<R>': (self: unknown, make: F) =>
    list(flat(self, make)),
  'fun <T> $<Iterable<T>>.flatten(): List<T>': (self: unknown) => list(flat(self, same)),
  'fun <T> $<T>.take(n: Int): List<T>': (self: unknown, n: number) => list(first(self, atLeast(n))),
  'fun <T> $<T>.drop(n: Int): List<T>': (self: unknown, n: number) =>
    list(items(self).slice(atLeast(n))),
  'fun <T> $<T>.takeWhile(predicate: (T) -> Boolean): List<T>': (self: unknown, test: F) => {
    const all = items(self);
    const end = all.findIndex((each) => test(each) !== true);
    return list(end < 0 ? all : all.slice(0, end));
  },
  'fun <T> $<T>.dropWhile(predicate: (T) -> Boolean): List<T>': (self: unknown, test: F) => {
    const all = items(self);
    const start = all.findIndex((each) => test(each) !== true);
    return list(start < 0 ? [] : all.slice(start));
  },
  'fun <T> $<T>.reversed(): List<T>': (self: unknown) => list(items(self).reverse()),
  'fun <T : Comparable<T>> $<T>.sorted(): List<T>': (self: unknown) => sorted(self, compare),
  'fun <T : Comparable<T>> $<T>.sortedDescending(): List<T>': (self: unknown) =>
    sorted(self, (a, b) => compare(b, a)),
  'fun <T, R : Comparable<R>> $<T>.sortedBy(selector: (T) -> R?): List<T>': (
    self: unknown,
    key: F,
  ) => sorted(self, by(key)),
  'fun <T, R : Comparable<R>> $<T>.sortedByDescending(selector: (T) -> R?): List<T>': (
    self: unknown,
    key: F,
  ) => sorted(self, (a, b) => by(key)(b, a)),
  'fun <T> $<T>.sortedWith(comparator: Comparator<T>): List<T>': (self: unknown, order: Compare) =>
    sorted(self, order),
  'fun <T> $<T>.distinct(): List<T>': (self: unknown) => list(distinct(self, same)),
  'fun <T, K> $<T>.distinctBy(selector: (T) -> K): List<T>': (self: unknown, key: F) =>
    list(distinct(self, key)),
  'fun <T> $<T>.withIndex(): Iterable<IndexedValue<T>>': (self: unknown) =>
    list(items(self).map((each, index) => new IndexedValue(index, each))),
  'infix fun <T, R> $<T>.zip(other: Iterable<R>): List<Pair<T, R>>': (
    self: unknown,
    other: unknown,
  ) => {
    const others = items(other);
    return list(
      items(self)
        .slice(0, others.length)
        .map((each, index) => new Pair(each, others[index])),
    );
  },
  'fun <T, R, V> $<T>.zip(other: Iterable<R>, transform: (a: T, b: R) -> V): List<V>': (
    self: unknown,
    other: unknown,
    make: F,
  ) => {
    const others = items(other);
    return list(
      items(self)
        .slice(0, others.length)
        .map((each, index) => make(each, others[index])),
    );
  },
  'fun <T> $<T>.zipWithNext(): List<Pair<T, T>>': (self: unknown) =>
    list(windows(self, 2).map(([a, b]) => new Pair(a, b))),
  'fun <T, R> $<T>.zipWithNext(transform: (a: T, b: T) -> R): List<R>': (self: unknown, make: F) =>
    list(windows(self, 2).map(([a, b]) => make(a, b))),
  'fun <T> $<T>.chunked(size: Int): List<List<T>>': (self: unknown, size: number) =>
    list(windows(self, size, size, true).map(list)),
  'fun <T, R> $<T>.chunked(size: Int, transform: (List<T>) -> R): List<R>': (
    self: unknown,
    size: number,
    make: F,
  ) => list(windows(self, size, size, true).map((each) => make(list(each)))),
  'fun <T> $<T>.windowed(size: Int, step: Int = 1, partialWindows: Boolean = false): List<List<T>>':
    (self: unknown, size: number, step?: number, partial?: boolean) =>
      list(windows(self, size, step, partial).map(list)),
  'fun <T, R> $<T>.runningFold(initial: R, operation: (acc: R, T) -> R): List<R>': (
    self: unknown,
    initial: unknown,
    run: F,
  ) => {
    const all = [initial];
    for (const each of items(self)) all.push(run(all.at(-1), each));
    return list(all);
  },
  'fun <S, T : S> $<T>.runningReduce(operation: (acc: S, T) -> S): List<S>': (
    self: unknown,
    run: F,
  ) => {
    const all: unknown[] = [];
    for (const each of items(self)) all.push(all.length === 0 ? each : run(all.at(-1), each));
    return list(all);
  },
  'operator fun <T> $<T>.minus(element: T): List<T>': (self: unknown, gone: unknown) => {
    const all = items(self);
    const index = all.findIndex((each) => equals(each, gone));
    return list(index < 0 ? all : all.toSpliced(index, 1));
  },
  'operator fun <T> $<T>.minus(elements: Iterable<T>): List<T>': (self: unknown, gone: unknown) => {
    const others = setOf(gone);
    return list(items(self).filter((each) => !others.has(each)));
  },
  'fun <A, B> $<Pair<A, B>>.unzip(): Pair<List<A>, List<B>>': (self: unknown) =>
    new Pair(
      list(items(self).map((each) => (each as Pair).first)),
      list(items(self).map((each) => (each as Pair).second)),
    ),
  'infix fun <T> $<T>.intersect(other: Iterable<T>): Set<T>': (self: unknown, other: unknown) => {
    const others = setOf(other);
    return new KotlinSet(items(self).filter((each) => others.has(each)));
  },
  'infix fun <T> $<T>.union(other: Iterable<T>): Set<T>': (self: unknown, other: unknown) =>
    new KotlinSet([...items(self), ...items(other)]),
  'infix fun <T> $<T>.subtract(other: Iterable<T>): Set<T>': (self: unknown, other: unknown) => {
    const others = setOf(other);
    return new KotlinSet(items(self).filter((each) => !others.has(each)));
  },
  'fun <T> $<T>.asSequence(): Sequence<T>': (self: unknown) =>
    new Sequence(() => iterate(self)[Symbol.iterator]()),
};

function first(self: unknown, n: number): unknown[] {
  const taken: unknown[] = [];
  if (n === 0) return taken;
  for (const each of iterate(self)) {
    taken.push(each);
    machine.fits(taken.length);
    if (taken.length === n) break;
  }
  return taken;
}

/** The rows for a receiver. */
function on(receiver: string, rows: Record<string, Implementation>): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([signature, run]) => [signature.replace('$', receiver), run]),
  );
}

export function add(to: unknown, value: unknown): boolean {
  if (to instanceof Collected) return to.add(value);
  const found = to as List;
  machine.allocate(1);
  found.items.push(value);
  return true;
}

function removeWhere(self: unknown, test: (value: unknown) => boolean): boolean {
  if (self instanceof List) {
    const kept = self.items.filter((each) => !test(each));
    const changed = kept.length !== self.items.length;
    self.items.splice(0, self.items.length, ...kept);
    return changed;
  }
  if (self instanceof MapValues) {
    const gone = [...self.map.all()].filter((each) => test(each.value));
    for (const each of gone) self.map.delete(each.key);
    return gone.length > 0;
  }
  const gone = [...(self as Collected)].filter(test);
  for (const each of gone) (self as Collected).delete(each);
  return gone.length > 0;
}

const removeOne = (self: unknown, value: unknown): boolean => {
  if (self instanceof Collected) return self.delete(value);
  const {items: all} = self as List;
  const index = all.findIndex((each) => equals(each, value));
  if (index >= 0) all.splice(index, 1);
  return index >= 0;
};
const size = (self: {size: number}): number => self.size;
const inserted = (self: List, index: number, value: unknown): void => {
  if (index < 0 || index > self.size)
    fail('IndexOutOfBoundsException', `Index: ${index}, Size: ${self.size}`);
  machine.allocate(1);
  self.items.splice(index, 0, value);
};

/** Iterators that programs ask for themselves. */
class Cursor {
  private readonly items: Iterator<unknown>;
  private ahead: IteratorResult<unknown> | undefined;

  constructor(values: Iterable<unknown>) {
    this.items = values[Symbol.iterator]();
  }

  get hasNext(): boolean {
    this.ahead ??= this.items.next();
    return this.ahead.done !== true;
  }

  next(): unknown {
    if (!this.hasNext) fail('NoSuchElementException', null);
    const {value} = this.ahead as {value: unknown};
    this.ahead = undefined;
    return value;
  }

  *[Symbol.iterator](): Iterator<unknown> {
    while (this.hasNext) yield this.next();
  }
}

export const collections: LibraryPackage = {
  name: 'kotlin.collections',
  classes: [
    {
      text: 'interface Iterator<out T>',
      is: (value) => value instanceof Cursor,
      members: {
        'operator fun hasNext(): Boolean': (self: Cursor) => self.hasNext,
        'operator fun next(): T': (self: Cursor) => self.next(),
      },
    },
    {
      text: 'interface Iterable<out T>',
      is: isIterable,
      members: {
        'operator fun iterator(): Iterator<T>': (self: unknown) => new Cursor(iterate(self)),
      },
    },
    {
      text: 'interface Collection<out E> : Iterable<E>',
      is: (value) =>
        value instanceof List || value instanceof Collected || value instanceof MapValues,
      members: {
        'val size: Int': size,
        'fun isEmpty(): Boolean': (self: {size: number}) => self.size === 0,
        'operator fun contains(element: E): Boolean': (self: unknown, value: unknown) =>
          self instanceof Collected
            ? self.has(value)
            : indexWhere(self, (each) => equals(each, value)) >= 0,
        'fun containsAll(elements: Collection<E>): Boolean': (self: unknown, others: unknown) => {
          const all = setOf(self);
          return items(others).every((each) => all.has(each));
        },
      },
    },
    {
      text: 'interface MutableCollection<E> : Collection<E>',
      is: (value) => (value instanceof List && value.mutable) || value instanceof Collected,
      members: {
        'fun add(element: E): Boolean': add,
        'fun addAll(elements: Iterable<E>): Boolean': (self: unknown, others: unknown) =>
          items(others)
            .map((each) => add(self, each))
            .some(Boolean),
        'fun remove(element: E): Boolean': removeOne,
        'fun removeAll(elements: Iterable<E>): Boolean': (self: unknown, others: unknown) => {
          const gone = setOf(others);
          return removeWhere(self, (each) => gone.has(each));
        },
        'fun retainAll(elements: Iterable<E>): Boolean': (self: unknown, others: unknown) => {
          const kept = setOf(others);
          return removeWhere(self, (each) => !kept.has(each));
        },
        'fun clear(): Unit': (self: unknown) => {
          removeWhere(self, () => true);
        },
      },
    },
    {
      text: 'interface List<out E> : Collection<E>',
      is: (value) => value instanceof List,
      members: {
        'operator fun get(index: Int): E': item,
        'fun lastIndexOf(element: E): Int': (self: List, value: unknown) =>
          self.items.findLastIndex((each) => equals(each, value)),
        'fun subList(fromIndex: Int, toIndex: Int): List<E>': (
          self: List,
          from: number,
          to: number,
        ) => {
          if (from < 0) fail('IndexOutOfBoundsException', `fromIndex = ${from}`);
          if (to > self.size) fail('IndexOutOfBoundsException', `toIndex = ${to}`);
          if (from > to) fail('IllegalArgumentException', `fromIndex(${from}) > toIndex(${to})`);
          return list(self.items.slice(from, to));
        },
      },
    },
    {
      text: 'interface MutableList<E> : List<E>, MutableCollection<E>',
      is: (value) => value instanceof List && value.mutable,
      members: {
        'operator fun set(index: Int, element: E): E': (
          self: List,
          index: number,
          value: unknown,
        ) => {
          const old = at(self.items, index);
          self.items[index] = value;
          return old;
        },
        'fun add(index: Int, element: E): Unit': inserted,
        'fun removeAt(index: Int): E': (self: List, index: number) => {
          at(self.items, index);
          return self.items.splice(index, 1)[0];
        },
        'fun removeLast(): E': (self: List) =>
          self.size === 0 ? fail('NoSuchElementException', 'List is empty.') : self.items.pop(),
        'fun removeFirst(): E': (self: List) =>
          self.size === 0 ? fail('NoSuchElementException', 'List is empty.') : self.items.shift(),
        'fun sort(): Unit': (self: List) => {
          self.items.sort(compare);
        },
        'fun reverse(): Unit': (self: List) => {
          self.items.reverse();
        },
      },
    },
    {
      text: 'class ArrayDeque<E>() : MutableList<E>',
      is: (value) => value instanceof List && value.mutable,
      construct: () => new List([], true),
    },
    {text: 'interface Set<out E> : Collection<E>', is: (value) => value instanceof Collected},
    {
      text: 'interface MutableSet<E> : Set<E>, MutableCollection<E>',
      is: (value) => value instanceof Collected && value.mutable,
    },
    {
      text: 'class IndexedValue<out T>',
      is: (value) => value instanceof IndexedValue,
      members: {
        'val index: Int': (self: IndexedValue) => self.index,
        'val value: T': (self: IndexedValue) => self.value,
        'operator fun component1(): Int': (self: IndexedValue) => self.index,
        'operator fun component2(): T': (self: IndexedValue) => self.value,
      },
    },
    {
      text: 'interface Map<K, out V>',
      is: (value) => value instanceof KotlinMap,
      members: {
        'operator fun get(key: K): V?': (self: KotlinMap, key: unknown) => self.get(key),
        'fun containsKey(key: K): Boolean': (self: KotlinMap, key: unknown) => self.has(key),
        'fun containsValue(value: V): Boolean': (self: KotlinMap, value: unknown) =>
          [...self.all()].some((each) => equals(each.value, value)),
        'val size: Int': size,
        'fun isEmpty(): Boolean': (self: KotlinMap) => self.size === 0,
        'val keys: Set<K>': (self: KotlinMap) => new Keys(self),
        'val values: Collection<V>': (self: KotlinMap) => new MapValues(self),
        'val entries: Set<Map.Entry<K, V>>': (self: KotlinMap) => new Entries(self),
      },
      nested: [
        {
          text: 'interface Entry<out K, out V>',
          is: (value) => value instanceof Entry,
          members: {
            'val key: K': (self: Entry) => self.key,
            'val value: V': (self: Entry) => self.value,
          },
        },
      ],
    },
    {
      text: 'interface MutableMap<K, V> : Map<K, V>',
      is: (value) => value instanceof KotlinMap && value.mutable,
      members: {
        'fun put(key: K, value: V): V?': (self: KotlinMap, key: unknown, value: unknown) =>
          self.set(key, value),
        'fun remove(key: K): V?': (self: KotlinMap, key: unknown) => self.delete(key),
        'fun clear(): Unit': (self: KotlinMap) => {
          self.clear();
        },
        'fun putAll(from: Map<K, V>): Unit': (self: KotlinMap, from: KotlinMap) => {
          for (const each of from.all()) self.set(each.key, each.value);
        },
        'val keys: MutableSet<K>': (self: KotlinMap) => new Keys(self),
        'val values: MutableCollection<V>': (self: KotlinMap) => new MapValues(self),
      },
    },
  ],
  rows: {
    ...on('Iterable', terminal),
    ...on('Iterable', steps),
    ...on('Array', terminal),
    ...on('Array', steps),
    'fun <T> listOf(vararg elements: T): List<T>': (elements: KotlinArray) =>
      new List([...elements.items], false, true),
    'fun <T : Any> listOfNotNull(vararg elements: T?): List<T>': (elements: KotlinArray) =>
      list(elements.items.filter((each) => each !== null)),
    'fun <T> emptyList(): List<T>': () => new List([], false, true),
    'fun <T> mutableListOf(vararg elements: T): MutableList<T>': (elements: KotlinArray) =>
      new List([...elements.items], true),
    'fun <T> arrayListOf(vararg elements: T): MutableList<T>': (elements: KotlinArray) =>
      new List([...elements.items], true),
    'fun <T> List(size: Int, init: (index: Int) -> T): List<T>': (count: number, init: F) =>
      list(made(count, init)),
    'fun <T> MutableList(size: Int, init: (index: Int) -> T): MutableList<T>': (
      count: number,
      init: F,
    ) => new List(made(count, init), true),
    'fun <T> setOf(vararg elements: T): Set<T>': (elements: KotlinArray) =>
      new KotlinSet(elements.items),
    'fun <T> emptySet(): Set<T>': () => new KotlinSet(),
    'fun <T> mutableSetOf(vararg elements: T): MutableSet<T>': (elements: KotlinArray) =>
      new KotlinSet(elements.items, true),
    'fun <T> linkedSetOf(vararg elements: T): MutableSet<T>': (elements: KotlinArray) =>
      new KotlinSet(elements.items, true),
    'fun <K, V> mapOf(vararg pairs: Pair<K, V>): Map<K, V>': (pairs: KotlinArray) =>
      KotlinMap.of((pairs.items as Pair[]).map((each) => [each.first, each.second])),
    'fun <K, V> emptyMap(): Map<K, V>': () => new KotlinMap(),
    'fun <K, V> mutableMapOf(vararg pairs: Pair<K, V>): MutableMap<K, V>': (pairs: KotlinArray) =>
      KotlinMap.of(
        (pairs.items as Pair[]).map((each) => [each.first, each.second]),
        true,
      ),
    'fun <K, V> linkedMapOf(vararg pairs: Pair<K, V>): MutableMap<K, V>': (pairs: KotlinArray) =>
      KotlinMap.of(
        (pairs.items as Pair[]).map((each) => [each.first, each.second]),
        true,
      ),
    'fun <K : Comparable<K>, V> sortedMapOf(vararg pairs: Pair<K, V>): MutableMap<K, V>': (
      pairs: KotlinArray,
    ) => sortedMap((pairs.items as Pair[]).map((each) => new Entry(each.first, each.second))),
    'fun <E> buildList(builderAction: MutableList<E>.() -> Unit): List<E>': (build: F) => {
      const made = new List([], true);
      build(made);
      return list(made.items);
    },
    'fun <E> buildSet(builderAction: MutableSet<E>.() -> Unit): Set<E>': (build: F) => {
      const made = new KotlinSet([], true);
      build(made);
      return made;
    },
    'fun <K, V> buildMap(builderAction: MutableMap<K, V>.() -> Unit): Map<K, V>': (build: F) => {
      const made = new KotlinMap(true);
      build(made);
      return made;
    },
    'val <T> Collection<T>.indices: IntRange': (self: {size: number}) => intRange(0, self.size - 1),
    'val <T> Array<T>.indices: IntRange': (self: KotlinArray) => intRange(0, self.items.length - 1),
    'val <T> List<T>.lastIndex: Int': (self: List) => self.size - 1,
    'fun <T> Collection<T>.isNotEmpty(): Boolean': (self: {size: number}) => self.size > 0,
    'fun <T> Collection<T>?.isNullOrEmpty(): Boolean': (self: {size: number} | null) =>
      self === null || self.size === 0,
    'fun <T> List<T>?.orEmpty(): List<T>': (self: unknown) => self ?? list([]),
    'fun <T> Collection<T>.toTypedArray(): Array<T>': (self: unknown) =>
      new KotlinArray(items(self)),
    'fun Collection<Int>.toIntArray(): Array<Int>': (self: unknown) => new KotlinArray(items(self)),
    'fun <T> Array<T>.contentToString(): String': (self: KotlinArray) =>
      `[${self.items.map(text).join(', ')}]`,
    'operator fun <T> Iterable<T>.plus(element: T): List<T>': (self: unknown, value: unknown) =>
      list([...items(self), value]),
    'operator fun <T> Iterable<T>.plus(elements: Iterable<T>): List<T>': (
      self: unknown,
      others: unknown,
    ) => list([...items(self), ...items(others)]),
    'operator fun <T> Set<T>.plus(element: T): Set<T>': (self: unknown, value: unknown) =>
      new KotlinSet([...items(self), value]),
    'operator fun <T> Set<T>.plus(elements: Iterable<T>): Set<T>': (
      self: unknown,
      others: unknown,
    ) => new KotlinSet([...items(self), ...items(others)]),
    'operator fun <T> Set<T>.minus(element: T): Set<T>': (self: unknown, value: unknown) =>
      new KotlinSet(items(self).filter((each) => !equals(each, value))),
    'operator fun <T> Set<T>.minus(elements: Iterable<T>): Set<T>': (
      self: unknown,
      others: unknown,
    ) => {
      const gone = setOf(others);
      return new KotlinSet(items(self).filter((each) => !gone.has(each)));
    },
    'operator fun <T> MutableCollection<T>.plusAssign(element: T): Unit': (
      self: unknown,
      value: unknown,
    ) => {
      add(self, value);
    },
    'operator fun <T> MutableCollection<T>.plusAssign(elements: Iterable<T>): Unit': (
      self: unknown,
      others: unknown,
    ) => {
      for (const each of items(others)) add(self, each);
    },
    'operator fun <T> MutableCollection<T>.minusAssign(element: T): Unit': (
      self: unknown,
      value: unknown,
    ) => {
      removeOne(self, value);
    },
    'fun <T> MutableCollection<T>.removeAll(predicate: (T) -> Boolean): Boolean': (
      self: unknown,
      test: F,
    ) => removeWhere(self, (each) => test(each) === true),
    'fun <T> MutableCollection<T>.retainAll(predicate: (T) -> Boolean): Boolean': (
      self: unknown,
      test: F,
    ) => removeWhere(self, (each) => test(each) !== true),
    'fun <T> MutableCollection<T>.removeIf(predicate: (T) -> Boolean): Boolean': (
      self: unknown,
      test: F,
    ) => removeWhere(self, (each) => test(each) === true),
    'fun <T> MutableList<T>.addFirst(element: T): Unit': (self: List, value: unknown) => {
      inserted(self, 0, value);
    },
    'fun <T> MutableList<T>.addLast(element: T): Unit': (self: List, value: unknown) => {
      add(self, value);
    },
    'infix fun <T> Array<T>.contentEquals(other: Array<T>): Boolean': (
      self: KotlinArray,
      other: KotlinArray,
    ) => equals(list(self.items), list(other.items)),
    'fun <T> MutableList<T>.removeFirstOrNull(): T?': (self: List) => self.items.shift() ?? null,
    'fun <T> MutableList<T>.removeLastOrNull(): T?': (self: List) => self.items.pop() ?? null,
    'fun <T, R : Comparable<R>> MutableList<T>.sortBy(selector: (T) -> R?): Unit': (
      self: List,
      key: F,
    ) => {
      self.items.sort(by(key));
    },
    'fun <T, R : Comparable<R>> MutableList<T>.sortByDescending(selector: (T) -> R?): Unit': (
      self: List,
      key: F,
    ) => {
      self.items.sort((a, b) => by(key)(b, a));
    },
    'fun <T : Comparable<T>> MutableList<T>.sortDescending(): Unit': (self: List) => {
      self.items.sort((a, b) => compare(b, a));
    },
    'fun <T> MutableList<T>.sortWith(comparator: Comparator<T>): Unit': (
      self: List,
      order: Compare,
    ) => {
      self.items.sort(order);
    },
    'fun <T> List<T>.getOrNull(index: Int): T?': (self: List, index: number) =>
      self.items[index] ?? null,
    'fun <T> List<T>.getOrElse(index: Int, defaultValue: (Int) -> T): T': (
      self: List,
      index: number,
      other: F,
    ) => (index >= 0 && index < self.size ? self.items[index] : other(index)),
    'fun <T> List<T>.takeLast(n: Int): List<T>': (self: List, n: number) =>
      list(n === 0 ? [] : self.items.slice(-atLeast(n))),
    'fun <T> List<T>.dropLast(n: Int): List<T>': (self: List, n: number) =>
      list(self.items.slice(0, Math.max(0, self.size - atLeast(n)))),
    'fun <T> List<T>.slice(indices: IntRange): List<T>': (self: List, indices: unknown) =>
      list(items(indices).map((index) => at(self.items, index as number))),
    'fun <T> List<T>.asReversed(): List<T>': (self: List) => list([...self.items].reverse()),
    'operator fun <T> List<T>.component1(): T': (self: List) => at(self.items, 0),
    'operator fun <T> List<T>.component2(): T': (self: List) => at(self.items, 1),
    'operator fun <T> List<T>.component3(): T': (self: List) => at(self.items, 2),
    'operator fun <T> List<T>.component4(): T': (self: List) => at(self.items, 3),
    'fun <T, R> List<T>.foldRight(initial: R, operation: (T, acc: R) -> R): R': (
      self: List,
      initial: unknown,
      run: F,
    ) => self.items.reduceRight((acc, each) => run(each, acc), initial),
    'fun <T> Iterable<T>.onEach(action: (T) -> Unit): List<T>': (self: unknown, action: F) =>
      list(items(self).map((each) => (action(each), each))),
    'operator fun <K, V> Map.Entry<K, V>.component1(): K': (self: Entry) => self.key,
    'operator fun <K, V> Map.Entry<K, V>.component2(): V': (self: Entry) => self.value,
    'fun <K, V> Map.Entry<K, V>.toPair(): Pair<K, V>': (self: Entry) =>
      new Pair(self.key, self.value),
    'operator fun <K, V> Map<K, V>.contains(key: K): Boolean': (self: KotlinMap, key: unknown) =>
      self.has(key),
    'fun <K, V> Map<K, V>.getValue(key: K): V': (self: KotlinMap, key: unknown) =>
      self.has(key)
        ? self.get(key)
        : fail('NoSuchElementException', `Key ${text(key)} is missing in the map.`),
    'fun <K, V> Map<K, V>.getOrDefault(key: K, defaultValue: V): V': (
      self: KotlinMap,
      key: unknown,
      other: unknown,
    ) => (self.has(key) ? self.get(key) : other),
    'fun <K, V> Map<K, V>.getOrElse(key: K, defaultValue: () -> V): V': (
      self: KotlinMap,
      key: unknown,
      other: F,
    ) => self.get(key) ?? other(),
    'fun <K, V> MutableMap<K, V>.getOrPut(key: K, defaultValue: () -> V): V': (
      self: KotlinMap,
      key: unknown,
      make: F,
    ) => {
      const found = self.get(key);
      if (found !== null) return found;
      const made = make();
      self.set(key, made);
      return made;
    },
    'operator fun <K, V> MutableMap<K, V>.set(key: K, value: V): Unit': (
      self: KotlinMap,
      key: unknown,
      value: unknown,
    ) => {
      self.set(key, value);
    },
    'operator fun <K, V> MutableMap<K, V>.plusAssign(pair: Pair<K, V>): Unit': (
      self: KotlinMap,
      pair: Pair,
    ) => {
      self.set(pair.first, pair.second);
    },
    'operator fun <K, V> MutableMap<K, V>.plusAssign(map: Map<K, V>): Unit': (
      self: KotlinMap,
      other: KotlinMap,
    ) => {
      for (const each of other.all()) self.set(each.key, each.value);
    },
    'operator fun <K, V> MutableMap<K, V>.minusAssign(key: K): Unit': (
      self: KotlinMap,
      key: unknown,
    ) => {
      self.delete(key);
    },
    'operator fun <K, V> Map<K, V>.plus(pair: Pair<K, V>): Map<K, V>': (
      self: KotlinMap,
      pair: Pair,
    ) => mapFrom([...self.all(), new Entry(pair.first, pair.second)]),
    'operator fun <K, V> Map<K, V>.plus(map: Map<K, V>): Map<K, V>': (
      self: KotlinMap,
      other: KotlinMap,
    ) => mapFrom([...self.all(), ...other.all()]),
    'operator fun <K, V> Map<K, V>.minus(key: K): Map<K, V>': (self: KotlinMap, key: unknown) =>
      mapFrom([...self.all()].filter((each) => !equals(each.key, key))),
    'operator fun <K, V> Map<K, V>.minus(keys: Iterable<K>): Map<K, V>': (
      self: KotlinMap,
      keys: unknown,
    ) => {
      const gone = setOf(keys);
      return mapFrom([...self.all()].filter((each) => !gone.has(each.key)));
    },
    'fun <K, V> Map<K, V>.filterKeys(predicate: (K) -> Boolean): Map<K, V>': (
      self: KotlinMap,
      test: F,
    ) => mapFrom([...self.all()].filter((each) => test(each.key))),
    'fun <K, V> Map<K, V>.filterValues(predicate: (V) -> Boolean): Map<K, V>': (
      self: KotlinMap,
      test: F,
    ) => mapFrom([...self.all()].filter((each) => test(each.value))),
    'fun <K, V> Map<K, V>.filter(predicate: (Map.Entry<K, V>) -> Boolean): Map<K, V>': (
      self: KotlinMap,
      test: F,
    ) => mapFrom([...self.all()].filter((each) => test(each))),
    'fun <K, V> Map<K, V>.filterNot(predicate: (Map.Entry<K, V>) -> Boolean): Map<K, V>': (
      self: KotlinMap,
      test: F,
    ) => mapFrom([...self.all()].filter((each) => test(each) !== true)),
    'fun <K, V, R> Map<K, V>.mapValues(transform: (Map.Entry<K, V>) -> R): Map<K, R>': (
      self: KotlinMap,
      make: F,
    ) => mapFrom([...self.all()].map((each) => new Entry(each.key, make(each)))),
    'fun <K, V, R> Map<K, V>.mapKeys(transform: (Map.Entry<K, V>) -> R): Map<R, V>': (
      self: KotlinMap,
      make: F,
    ) => mapFrom([...self.all()].map((each) => new Entry(make(each), each.value))),
    'fun <K, V, R> Map<K, V>.map(transform: (Map.Entry<K, V>) -> R): List<R>': (
      self: KotlinMap,
      make: F,
    ) => list([...self.all()].map((each) => make(each))),
    'fun <K, V, R : Any> Map<K, V>.mapNotNull(transform: (Map.Entry<K, V>) -> R?): List<R>': (
      self: KotlinMap,
      make: F,
    ) => list([...self.all()].map((each) => make(each)).filter((each) => each !== null)),
    'fun <K, V, R> Map<K, V>.flatMap(transform: (Map.Entry<K, V>) -> Iterable<R>): List<R>': (
      self: KotlinMap,
      make: F,
    ) => list(flat(self, make)),
    'fun <K, V> Map<K, V>.forEach(action: (Map.Entry<K, V>) -> Unit): Unit': (
      self: KotlinMap,
      action: F,
    ) => {
      for (const each of [...self.all()]) action(each);
    },
    ...mapTerminals([
      'any',
      'all',
      'none',
      'count',
      'maxBy',
      'minBy',
      'maxByOrNull',
      'minByOrNull',
      'maxOf',
      'minOf',
      'sumOf',
    ]),
    'fun <K, V> Map<K, V>.toList(): List<Pair<K, V>>': (self: KotlinMap) =>
      list([...self.all()].map((each) => new Pair(each.key, each.value))),
    'fun <K, V> Map<K, V>.toMap(): Map<K, V>': (self: KotlinMap) => mapFrom(self.all()),
    'fun <K, V> Map<K, V>.toMutableMap(): MutableMap<K, V>': (self: KotlinMap) =>
      mapFrom(self.all(), true),
    'fun <K : Comparable<K>, V> Map<K, V>.toSortedMap(): Map<K, V>': (self: KotlinMap) =>
      sortedMap(self.all()),
    'fun <T : Comparable<T>> Iterable<T>.toSortedSet(): Set<T>': (self: unknown) =>
      new KotlinSet(iterate(self), true, compare),
    'fun <K, V> Map<K, V>.isNotEmpty(): Boolean': (self: KotlinMap) => self.size > 0,
    'fun <K, V> Map<K, V>?.orEmpty(): Map<K, V>': (self: KotlinMap | null) =>
      self ?? new KotlinMap(),
  },
};

function mapTerminals(names: readonly string[]): Rows {
  const rows: Record<string, Implementation> = {};
  for (const [signature, run] of Object.entries(terminal)) {
    const name = /\$<T>\.(\w+)/.exec(signature)?.[1] ?? '';
    if (!names.includes(name)) continue;
    rows[
      signature
        .replace('<T', '<K, V')
        .replace('$<T>', 'Map<K, V>')
        .replaceAll('(T)', '(Map.Entry<K, V>)')
        .replace('): T', '): Map.Entry<K, V>')
    ] = run;
  }
  return rows;
}

function mapFrom(entries: Iterable<Entry>, mutable = false): KotlinMap {
  const map = new KotlinMap(mutable);
  for (const {key, value} of entries) map.set(key, value);
  return map;
}

function sortedMap(entries: Iterable<Entry>): KotlinMap {
  const map = new KotlinMap(true, compare);
  for (const {key, value} of entries) map.set(key, value);
  return map;
}

const lazily = (make: () => Generator<unknown>): Sequence => new Sequence(make);

export const sequences: LibraryPackage = {
  name: 'kotlin.sequences',
  classes: [
    {
      text: 'interface Sequence<out T>',
      is: (value) => value instanceof Sequence,
      members: {
        'operator fun iterator(): Iterator<T>': (self: unknown) => new Cursor(iterate(self)),
      },
    },
  ],
  rows: {
    ...on('Sequence', terminal),
    'fun <T> sequenceOf(vararg elements: T): Sequence<T>': (elements: KotlinArray) =>
      new Sequence(() => elements.items[Symbol.iterator]()),
    'fun <T : Any> generateSequence(nextFunction: () -> T?): Sequence<T>': (next: F) =>
      lazily(function* () {
        for (let value = next(); value !== null; value = next()) yield value;
      }),
    'fun <T : Any> generateSequence(seed: T?, nextFunction: (T) -> T?): Sequence<T>': (
      seed: unknown,
      next: F,
    ) =>
      lazily(function* () {
        for (let value = seed; value !== null; value = next(value)) yield value;
      }),
    'fun <T, R> Sequence<T>.map(transform: (T) -> R): Sequence<R>': (self: Sequence, make: F) =>
      lazily(function* () {
        for (const each of self) yield make(each);
      }),
    'fun <T, R> Sequence<T>.mapIndexed(transform: (index: Int, T) -> R): Sequence<R>': (
      self: Sequence,
      make: F,
    ) =>
      lazily(function* () {
        let index = 0;
        for (const each of self) yield make(index++, each);
      }),
    'fun <T, R : Any> Sequence<T>.mapNotNull(transform: (T) -> R?): Sequence<R>': (
      self: Sequence,
      make: F,
    ) =>
      lazily(function* () {
        for (const each of self) {
          const value = make(each);
          if (value !== null) yield value;
        }
      }),
    'fun <T> Sequence<T>.filter(predicate: (T) -> Boolean): Sequence<T>': (
      self: Sequence,
      test: F,
    ) =>
      lazily(function* () {
        for (const each of self) if (test(each) === true) yield each;
      }),
    'fun <T> Sequence<T>.filterNot(predicate: (T) -> Boolean): Sequence<T>': (
      self: Sequence,
      test: F,
    ) =>
      lazily(function* () {
        for (const each of self) if (test(each) !== true) yield each;
      }),
    'fun <T, R> Sequence<T>.flatMap(transform: (T) -> Iterable<R>): Sequence<R>': (
      self: Sequence,
      make: F,
    ) =>
      lazily(function* () {
        for (const each of self) yield* iterate(make(each));
      }),
    'fun <T> Sequence<T>.take(n: Int): Sequence<T>': (self: Sequence, n: number) =>
      new Sequence(() => first(self, n)[Symbol.iterator]()),
    'fun <T> Sequence<T>.drop(n: Int): Sequence<T>': (self: Sequence, n: number) =>
      lazily(function* () {
        let index = 0;
        for (const each of self) if (index++ >= n) yield each;
      }),
    'fun <T> Sequence<T>.takeWhile(predicate: (T) -> Boolean): Sequence<T>': (
      self: Sequence,
      test: F,
    ) =>
      lazily(function* () {
        for (const each of self) {
          if (test(each) !== true) return;
          yield each;
        }
      }),
    'fun <T> Sequence<T>.distinct(): Sequence<T>': (self: Sequence) =>
      new Sequence(() => distinct(self, same)[Symbol.iterator]()),
    'fun <T : Comparable<T>> Sequence<T>.sorted(): Sequence<T>': (self: Sequence) =>
      new Sequence(() => sorted(self, compare).items[Symbol.iterator]()),
    'fun <T> Sequence<T>.onEach(action: (T) -> Unit): Sequence<T>': (self: Sequence, action: F) =>
      lazily(function* () {
        for (const each of self) {
          action(each);
          yield each;
        }
      }),
    'fun <T> Sequence<T>.withIndex(): Sequence<IndexedValue<T>>': (self: Sequence) =>
      lazily(function* () {
        let index = 0;
        for (const each of self) yield new IndexedValue(index++, each);
      }),
    'fun <T> Sequence<T>.asIterable(): Iterable<T>': (self: Sequence) => list(items(self)),
  },
};

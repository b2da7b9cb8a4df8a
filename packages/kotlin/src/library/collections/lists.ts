import {type Rows} from '../../library';
import {KotlinSet, type List, list, view, items, iterate} from '../../run/collections';
import {equals, compare} from '../../run/equality';
import {KotlinArray} from '../../run/values';
import {type Implementation} from '../../symbols';
import {type Compare, type F} from '../functions';
import {intRange} from '../numbers/progressions';
import {ListCursor} from './cursors';
import {indexed} from './indexed';
import {add, among, by, inserted, on, removeOne, removeWhere} from './shared';

const orElse = (self: {size: number}, other: F): unknown => (self.size === 0 ? other() : self);

/** Functions of lists and sets. */
export const ofLists: Rows = {
  'val <T> Collection<T>.indices: IntRange': (self: {size: number}) => intRange(0, self.size - 1),
  'val <T> List<T>.lastIndex: Int': (self: List) => self.size - 1,
  'fun <T> Collection<T>.isNotEmpty(): Boolean': (self: {size: number}) => self.size > 0,
  'fun <T> Collection<T>?.isNullOrEmpty(): Boolean': (self: {size: number} | null) =>
    self === null || self.size === 0,
  'fun <T> List<T>?.orEmpty(): List<T>': (self: unknown) => self ?? list([]),
  'fun <T> Collection<T>.toTypedArray(): Array<T>': (self: unknown) => new KotlinArray(items(self)),
  'operator fun <T> Iterable<T>.plus(element: T): List<T>': (self: unknown, value: unknown) =>
    list([...items(self), value]),
  'operator fun <T> Iterable<T>.plus(elements: Iterable<T>): List<T>': (
    self: unknown,
    others: unknown,
  ) => list([...items(self), ...items(others)]),
  'operator fun <T> Set<T>.plus(element: T): Set<T>': (self: unknown, value: unknown) =>
    new KotlinSet([...items(self), value]),
  'operator fun <T> Set<T>.plus(elements: Iterable<T>): Set<T>': (self: unknown, others: unknown) =>
    new KotlinSet([...items(self), ...items(others)]),
  'operator fun <T> Set<T>.minus(element: T): Set<T>': (self: unknown, value: unknown) =>
    new KotlinSet(items(self).filter((each) => !equals(each, value))),
  'operator fun <T> Set<T>.minus(elements: Iterable<T>): Set<T>': (
    self: unknown,
    others: unknown,
  ) => new KotlinSet(among(self, others, false)),
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
    for (const each of items(others)) {
      add(self, each);
    }
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
};

/** What is sorted where it is, and searched then; `$` stands for the receiver's class. */
const sorting: Record<string, Implementation> = {
  'fun <T, R : Comparable<R>> $<T>.sortBy(selector: (T) -> R?): Unit': (self: List, key: F) => {
    self.items.sort(by(key));
  },
  'fun <T, R : Comparable<R>> $<T>.sortByDescending(selector: (T) -> R?): Unit': (
    self: List,
    key: F,
  ) => {
    self.items.sort((a, b) => by(key)(b, a));
  },
  'fun <T : Comparable<T>> $<T>.sortDescending(): Unit': (self: List) => {
    self.items.sort((a, b) => compare(b, a));
  },
  'fun <T> $<T>.sortWith(comparator: Comparator<T>): Unit': (self: List, order: Compare) => {
    self.items.sort(order);
  },
};

/** Searches what is sorted. */
const searching: Record<string, Implementation> = {
  'fun <T : Comparable<T>> $<T>.binarySearch(element: T, fromIndex: Int = 0, toIndex: Int = size): Int':
    (self: List, value: unknown, from = 0, to = self.size) =>
      searched(self, (each) => compare(each, value), from, to),
  'fun <T> $<T>.binarySearch(element: T, comparator: Comparator<T>, fromIndex: Int = 0, toIndex: Int = size): Int':
    (self: List, value: unknown, order: Compare, from = 0, to = self.size) =>
      searched(self, (each) => order(each, value), from, to),
};

/** Where something stands in what is sorted, or, less one and below zero, where it would. */
function searched(self: List, order: F, from: number, to: number): number {
  let [low, high] = [from, to - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = order(self.items[middle]) as number;
    if (found === 0) {
      return middle;
    }
    if (found < 0) {
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return -(low + 1);
}

/** Functions of lists and sets that come after those of arrays. */
export const ofMutableLists: Rows = {
  'fun <T> MutableList<T>.removeFirstOrNull(): T?': (self: List) => self.items.shift() ?? null,
  'fun <T> MutableList<T>.removeLastOrNull(): T?': (self: List) => self.items.pop() ?? null,
  'fun <T> MutableList<T>.fill(value: T): Unit': (self: List, value: unknown) => {
    self.items.fill(value);
  },
  ...on('MutableList', sorting),
  ...on('AnyArray', sorting),
  ...on('List', searching),
  ...on('AnyArray', searching),
  ...on('List', indexed),
  ...on('AnyArray', indexed),
  'fun <T> List<T>.asReversed(): List<T>': (self: List) =>
    view(self, () => [...self.items].reverse()),
  'fun <T> List<T>.listIterator(): ListIterator<T>': (self: List) => new ListCursor(self),
  'fun <T> Collection<T>.ifEmpty(defaultValue: () -> Collection<T>): Collection<T>': orElse,
  'fun <T> List<T>.ifEmpty(defaultValue: () -> List<T>): List<T>': orElse,
  'fun <T> Set<T>.ifEmpty(defaultValue: () -> Set<T>): Set<T>': orElse,
  'fun <T, C : Iterable<T>> C.onEach(action: (T) -> Unit): C': (self: unknown, action: F) => {
    for (const each of iterate(self)) {
      action(each);
    }
    return self;
  },
  'fun <T> Set<T>?.orEmpty(): Set<T>': (self: unknown) => self ?? new KotlinSet(),
  'fun <T : Any> setOfNotNull(vararg elements: T?): Set<T>': (elements: KotlinArray) =>
    new KotlinSet(elements.items.filter((each) => each !== null)),
  'fun <T : Comparable<T>> sortedSetOf(vararg elements: T): MutableSet<T>': (
    elements: KotlinArray,
  ) => new KotlinSet(elements.items, true, compare),
};

/** Lists, sets and arrays. */
import {type Compare, type F, type Rows} from '../../library';
import {PRIMITIVES} from '../../primitives';
import {items, iterate, KotlinSet, type List, list, view} from '../../run/collections';
import {compare, equals, hashOf} from '../../run/equality';
import {fail} from '../../run/failures';
import {text} from '../../run/text';
import {KotlinArray, ZEROS} from '../../run/values';
import {type Implementation} from '../../symbols';
import {
  add,
  among,
  at,
  atLeast,
  by,
  inserted,
  item,
  ListCursor,
  made,
  on,
  removeOne,
  removeWhere,
} from '../basics';
import {intRange} from '../numbers';

/** What has indices: lists and arrays; `$` stands for the receiver's class. */
export const indexed: Record<string, Implementation> = {
  'fun <T> $<T>.getOrNull(index: Int): T?': (self: List, index: number) =>
    self.items[index] ?? null,
  'fun <T> $<T>.getOrElse(index: Int, defaultValue: (Int) -> T): T': (
    self: List,
    index: number,
    other: F,
  ) => (index in self.items ? self.items[index] : other(index)),
  'fun <T> $<T>.takeLast(n: Int): List<T>': (self: List, n: number) =>
    list(n === 0 ? [] : self.items.slice(-atLeast(n))),
  'fun <T> $<T>.dropLast(n: Int): List<T>': (self: List, n: number) =>
    list(self.items.slice(0, Math.max(0, self.items.length - atLeast(n)))),
  'fun <T> $<T>.takeLastWhile(predicate: (T) -> Boolean): List<T>': (self: List, test: F) =>
    list(self.items.slice(endOf(self, test))),
  'fun <T> $<T>.dropLastWhile(predicate: (T) -> Boolean): List<T>': (self: List, test: F) =>
    list(self.items.slice(0, endOf(self, test))),
  'fun <T> $<T>.slice(indices: Iterable<Int>): List<T>': (self: List, indices: unknown) =>
    list(items(indices).map((index) => at(self.items, index as number))),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((nth) => [
      `operator fun <T> $<T>.component${nth}(): T`,
      (self: List) => item(self, nth - 1),
    ]),
  ),
  'fun <T, R> $<T>.foldRight(initial: R, operation: (T, acc: R) -> R): R': (
    self: List,
    initial: unknown,
    run: F,
  ) => self.items.reduceRight((acc, each) => run(each, acc), initial),
  'fun <T, R> $<T>.foldRightIndexed(initial: R, operation: (index: Int, T, acc: R) -> R): R': (
    self: List,
    initial: unknown,
    run: F,
  ) => self.items.reduceRight((acc, each, index) => run(index, each, acc), initial),
  'fun <S, T : S> $<T>.reduceRightIndexed(operation: (index: Int, T, acc: S) -> S): S': (
    self: List,
    run: F,
  ) =>
    self.items.length === 0
      ? fail('UnsupportedOperationException', "Empty list can't be reduced.")
      : self.items.reduceRight((acc, each, index) => run(index, each, acc)),
  'fun <S, T : S> $<T>.reduceRight(operation: (T, acc: S) -> S): S': (self: List, run: F) =>
    self.items.length === 0
      ? fail('UnsupportedOperationException', "Empty list can't be reduced.")
      : self.items.reduceRight((acc, each) => run(each, acc)),
};
/** Where the last items begin that all pass a test. */
const endOf = ({items: all}: List, test: F): number =>
  all.findLastIndex((each) => test(each) !== true) + 1;

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
    (self: List, value: unknown, from = 0, to = self.items.length) =>
      searched(self, (each) => compare(each, value), from, to),
  'fun <T> $<T>.binarySearch(element: T, comparator: Comparator<T>, fromIndex: Int = 0, toIndex: Int = size): Int':
    (self: List, value: unknown, order: Compare, from = 0, to = self.items.length) =>
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

const deepText = (self: KotlinArray): string =>
  `[${self.items.map((each) => (each instanceof KotlinArray ? deepText(each) : text(each))).join(', ')}]`;

const zero = ({sort}: KotlinArray): unknown => ZEROS.get(`kotlin.${sort}`) ?? null;

/** An array of the same sort. */
const like = ({sort}: KotlinArray, all: unknown[]): KotlinArray => new KotlinArray(all, sort);

const withAll = (self: KotlinArray, others: unknown): KotlinArray =>
  like(self, [...self.items, ...items(others)]);

/** Functions of two arrays of the same sort. */
const ofAlike: Rows = Object.fromEntries(
  ['T', ...PRIMITIVES].flatMap((item) => {
    const own = item === 'T' ? 'Array<T>' : `${item}Array`;
    const head = item === 'T' ? 'fun <T> ' : 'fun ';
    return Object.entries<Implementation>({
      [`${head}${own}.copyOf(newSize: Int): ${own.replace('T>', 'T?>')}`]: (
        self: KotlinArray,
        size: number,
      ) =>
        like(
          self,
          made(size, (index) => self.items[index as number] ?? zero(self), true),
        ),
      [`infix ${head}${own}.contentEquals(other: ${own}): Boolean`]: (
        self: KotlinArray,
        other: KotlinArray,
      ) => equals(list(self.items), list(other.items)),
      [`operator ${head}${own}.plus(element: ${item}): ${own}`]: (
        self: KotlinArray,
        value: unknown,
      ) => like(self, [...self.items, value]),
      [`operator ${head}${own}.plus(elements: ${own}): ${own}`]: withAll,
      [`operator ${head}${own}.plus(elements: Collection<${item}>): ${own}`]: withAll,
    });
  }),
);

/** Functions of arrays alone. */
export const ofArrays: Rows = {
  ...ofAlike,
  'fun <T> AnyArray<T>.isEmpty(): Boolean': (self: KotlinArray) => self.items.length === 0,
  'fun <T> AnyArray<T>.isNotEmpty(): Boolean': (self: KotlinArray) => self.items.length > 0,
  'val <T> AnyArray<T>.lastIndex: Int': (self: KotlinArray) => self.items.length - 1,
  'val <T> AnyArray<T>.indices: IntRange': (self: KotlinArray) =>
    intRange(0, self.items.length - 1),
  'fun <T> AnyArray<T>.asList(): List<T>': (self: KotlinArray) => list(self.items),
  'fun <T> AnyArray<T>.asIterable(): Iterable<T>': (self: KotlinArray) => list(self.items),
  'fun <T> Array<T>.plusElement(element: T): Array<T>': (self: KotlinArray, value: unknown) =>
    like(self, [...self.items, value]),
  'fun <T : Comparable<T>> AnyArray<T>.sort(): Unit': (self: KotlinArray) => {
    self.items.sort(compare);
  },
  'fun <T> AnyArray<T>.reverse(): Unit': (self: KotlinArray) => {
    self.items.reverse();
  },
  'fun <T : Comparable<T>, A : AnyArray<T>> A.sortedArray(): A': (self: KotlinArray) =>
    like(self, items(self).sort(compare)),
  'fun <T : Comparable<T>, A : AnyArray<T>> A.sortedArrayDescending(): A': (self: KotlinArray) =>
    like(
      self,
      items(self).sort((a, b) => compare(b, a)),
    ),
  'fun <T, A : AnyArray<T>> A.reversedArray(): A': (self: KotlinArray) =>
    like(self, items(self).reverse()),
  'fun <T, A : AnyArray<T>> A.sliceArray(indices: Iterable<Int>): A': (
    self: KotlinArray,
    indices: unknown,
  ) =>
    like(
      self,
      items(indices).map((index) => at(self.items, index as number)),
    ),
  'fun <T, A : AnyArray<T>> A.copyOf(): A': (self: KotlinArray) => like(self, items(self)),
  'fun <T, A : AnyArray<T>> A.copyOfRange(fromIndex: Int, toIndex: Int): A': (
    self: KotlinArray,
    from: number,
    to: number,
  ) => {
    const {length} = self.items;
    if (from < 0 || to > length || from > to) {
      fail(
        from > to ? 'IllegalArgumentException' : 'IndexOutOfBoundsException',
        from > to
          ? `${from} > ${to}`
          : from < 0
            ? `fromIndex: ${from}, toIndex: ${to}, size: ${length}`
            : `toIndex (${to}) is greater than size (${length}).`,
      );
    }
    return like(self, self.items.slice(from, to));
  },
  'fun <T> AnyArray<T>.fill(element: T, fromIndex: Int = 0, toIndex: Int = 0): Unit': (
    self: KotlinArray,
    value: unknown,
    from = 0,
    to = self.items.length,
  ) => {
    if (from > to) {
      fail('IllegalArgumentException', `fromIndex(${from}) > toIndex(${to})`);
    }
    if (from < 0 || to > self.items.length) {
      fail('ArrayIndexOutOfBoundsException', `Array index out of range: ${from < 0 ? from : to}`);
    }
    self.items.fill(value, from, to);
  },
  'fun <T> AnyArray<T>.contentToString(): String': (self: KotlinArray) => text(list(self.items)),
  'fun <T> Array<T>.contentDeepToString(): String': deepText,
  'fun <T> AnyArray<T>.contentHashCode(): Int': (self: KotlinArray) => hashOf(list(self.items)),
  'fun <T> AnyArray<T>.toTypedArray(): Array<T>': (self: KotlinArray) =>
    new KotlinArray(items(self)),
  ...Object.fromEntries(
    PRIMITIVES.flatMap((sort) =>
      ['Collection', 'Array'].map((of) => [
        `fun ${of}<${sort}>.to${sort}Array(): ${sort}Array`,
        (self: unknown) => new KotlinArray(items(self), sort),
      ]),
    ),
  ),
};

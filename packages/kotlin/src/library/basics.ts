/** What functions of several packages are written with: items, their places, iterators, letters. */
import {type Compare, type F, type LibraryClass, type Rows} from '../library';
import {
  Collected,
  type Entry,
  items,
  iterate,
  KotlinMap,
  KotlinSet,
  List,
  MapValues,
  Sequence,
} from '../run/collections';
import {compare, equals, keyOf} from '../run/equality';
import {fail} from '../run/failures';
import {machine} from '../run/machine';
import {text} from '../run/text';
import {type Char, char, KotlinArray, Pair, Progression} from '../run/values';
import {type Implementation} from '../symbols';

// Items made and found by their places.

const negativeSize = (size: number): never => fail('NegativeArraySizeException', String(size));
const negativeCapacity = (capacity: number): never =>
  fail('IllegalArgumentException', `Illegal Capacity: ${capacity}`);
/** A list that has nothing yet: a capacity only says how much room to keep. */
export const withCapacity = (capacity: number): List =>
  capacity < 0 ? negativeCapacity(capacity) : new List([], true);
export function made(size: number, init: F, isArray = false): unknown[] {
  if (size < 0) {
    return isArray ? negativeSize(size) : negativeCapacity(size);
  }
  machine.allocate(size);
  const values: unknown[] = [];
  for (let index = 0; index < size; index += 1) {
    machine.step();
    values.push(init(index));
  }
  return values;
}
export function at(values: readonly unknown[], index: number): unknown {
  if (index < 0 || index >= values.length) {
    fail('IndexOutOfBoundsException', `Index ${index} out of bounds for length ${values.length}`);
  }
  return values[index];
}
export const isIterable = (value: unknown): boolean =>
  value instanceof List ||
  value instanceof Collected ||
  value instanceof MapValues ||
  (typeof value === 'object' &&
    value !== null &&
    Symbol.iterator in value &&
    !(value instanceof Sequence) &&
    !(value instanceof KotlinMap));

// What the JVM says where an item is missing.

/** What the JVM calls it that has no such item. */
export const holderName = (self: unknown): string =>
  typeof self === 'string'
    ? 'Char sequence'
    : self instanceof KotlinArray
      ? 'Array'
      : self instanceof Sequence
        ? 'Sequence'
        : 'Collection';
export const nothingIn = (self: unknown): string =>
  self instanceof List
    ? 'List is empty.'
    : self instanceof Progression
      ? `Progression ${text(self)} is empty.`
      : `${holderName(self)} is empty.`;
export const noMatch = (self: unknown, name = holderName(self)): never =>
  fail(
    'NoSuchElementException',
    `${name} contains no ${typeof self === 'string' ? 'character' : 'element'} matching the predicate.`,
  );
export const empty = (): never => fail('NoSuchElementException', null);
export const nothing = (): null => null;

// What rows of collections have in common: finding, putting, taking away.

export const itself: F = (value) => value;
export const by =
  (key: F): Compare =>
  (a, b) =>
    compareNullable(key(a), key(b));
export const compareNullable = (a: unknown, b: unknown): number =>
  a === b ? 0 : a === null ? -1 : b === null ? 1 : compare(a, b);
/** What stands at an index, or what is made where there is none. */
export function itemAt(self: unknown, index: number, none: () => unknown): unknown {
  let left = index;
  for (const each of index < 0 ? [] : iterate(self)) {
    if (left === 0) {
      return each;
    }
    left -= 1;
  }
  return none();
}
/** Puts a function between all of them, one after the other; nothing where there is none. */
export function reduced(
  self: unknown,
  run: (a: unknown, b: unknown, index: number) => unknown,
): {value: unknown} | undefined {
  let found: {value: unknown} | undefined;
  let index = 0;
  for (const each of iterate(self)) {
    found = {value: found === undefined ? each : run(found.value, each, index)};
    index += 1;
  }
  return found;
}
/** The last one of which something is so. */
export function lastWhere(self: unknown, test: F): {value: unknown} | undefined {
  let found: {value: unknown} | undefined;
  for (const each of self instanceof List ? items(self).reverse() : iterate(self)) {
    if (test(each) === true) {
      found = {value: each};
      if (self instanceof List) {
        break;
      }
    }
  }
  return found;
}
export function find(self: unknown, test: F): unknown {
  for (const each of iterate(self)) {
    if (test(each) === true) {
      return each;
    }
  }
  return null;
}
export function indexWhere(self: unknown, test: (each: unknown) => boolean): number {
  let index = 0;
  for (const each of iterate(self)) {
    if (test(each)) {
      return index;
    }
    index += 1;
  }
  return -1;
}
export const flat = (self: unknown, make: F): unknown[] => {
  const all: unknown[] = [];
  for (const each of items(self)) {
    for (const inner of items(make(each))) {
      all.push(inner);
    }
    machine.fits(all.length);
  }
  return all;
};
export const setOf = (self: unknown): KotlinSet => new KotlinSet(iterate(self), true);
/** Those that are among others, or those that are not. */
export const among = (self: unknown, others: unknown, wanted: boolean): unknown[] => {
  const set = setOf(others);
  return items(self).filter((each) => set.has(each) === wanted);
};
/** Says what is wrong with a size or a step. */
export function checkWindow(size: number, step = 1): void {
  if (size <= 0 || step <= 0) {
    fail(
      'IllegalArgumentException',
      size === step
        ? `size ${size} must be greater than zero.`
        : `Both size ${size} and step ${step} must be greater than zero.`,
    );
  }
}
export const atLeast = (n: number): number =>
  n < 0 ? fail('IllegalArgumentException', `Requested element count ${n} is less than zero.`) : n;
/** The rows for a receiver. */
export function on(receiver: string, rows: Record<string, Implementation>): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([signature, run]) => [signature.replace('$', receiver), run]),
  );
}
export function add(to: unknown, value: unknown): boolean {
  if (to instanceof Collected) {
    return to.add(value);
  }
  const found = to as List;
  machine.allocate(1);
  found.items.push(value);
  return true;
}
export function put(to: unknown, values: Iterable<unknown>): unknown {
  for (const each of values) {
    add(to, each);
  }
  return to;
}
export function removeWhere(self: unknown, test: (value: unknown) => boolean): boolean {
  if (self instanceof List) {
    const kept = self.items.filter((each) => !test(each));
    const changed = kept.length !== self.items.length;
    self.items.splice(0, self.items.length, ...kept);
    return changed;
  }
  if (self instanceof MapValues) {
    const gone = [...self.map.all()].filter((each) => test(each.value));
    for (const each of gone) {
      self.map.delete(each.key);
    }
    return gone.length > 0;
  }
  const gone = [...(self as Collected)].filter(test);
  for (const each of gone) {
    (self as Collected).delete(each);
  }
  return gone.length > 0;
}
export const removeOne = (self: unknown, value: unknown): boolean => {
  if (self instanceof Collected) {
    return self.delete(value);
  }
  const {items: all} = self as List;
  const index = all.findIndex((each) => equals(each, value));
  if (index >= 0) {
    all.splice(index, 1);
  }
  return index >= 0;
};
export const sizeOf = (self: {size: number}): number => self.size;
export const inserted = (self: List, index: number, value: unknown): void => {
  if (index < 0 || index > self.size) {
    fail('IndexOutOfBoundsException', `Index: ${index}, Size: ${self.size}`);
  }
  machine.allocate(1);
  self.items.splice(index, 0, value);
};
/** An item of a list; the JVM's classes say differently that there is none. */
export function item({items: all, fixed}: List, index: number): unknown {
  if (index >= 0 && index < all.length) {
    return all[index];
  }
  if (!fixed) {
    return at(all, index);
  }
  if (all.length > 1) {
    fail('ArrayIndexOutOfBoundsException', `Index ${index} out of bounds for length ${all.length}`);
  }
  return fail(
    'IndexOutOfBoundsException',
    all.length === 0
      ? `Empty list doesn't contain element at index ${index}.`
      : `Index: ${index}, Size: 1`,
  );
}

/** Iterators that programs ask for themselves. */
export class Cursor {
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
    if (!this.hasNext) {
      fail('NoSuchElementException', null);
    }
    const {value} = this.ahead as {value: unknown};
    this.ahead = undefined;
    return value;
  }

  *[Symbol.iterator](): Iterator<unknown> {
    while (this.hasNext) {
      yield this.next();
    }
  }
}
/** Iterators of lists, and of what can lose items while they go through it: `of` then says how many there are. */
export class ListCursor extends Cursor {
  private index = 0;
  private last = -1;
  private size: number;

  constructor(
    private readonly list: List,
    private readonly of: {readonly size: number} = list,
  ) {
    super([]);
    this.size = of.size;
  }

  override get hasNext(): boolean {
    return this.index !== this.list.size;
  }

  override next(): unknown {
    return this.give(this.index, this.index + 1);
  }

  get nextIndex(): number {
    return this.index;
  }

  previous(): unknown {
    return this.give(this.index - 1, this.index - 1);
  }

  private give(from: number, index: number): unknown {
    if (this.of.size !== this.size) {
      fail('ConcurrentModificationException', null);
    }
    const {items: all} = this.list;
    if (!(from in all)) {
      fail('NoSuchElementException', null);
    }
    this.index = index;
    this.last = from;
    return all[from];
  }

  set(value: unknown): void {
    this.list.items[this.given()] = value;
  }

  add(value: unknown): void {
    inserted(this.list, this.index, value);
    this.index += 1;
    this.last = -1;
    this.size = this.of.size;
  }

  /** Where the item stands that was given last, and that nobody has taken away since. */
  private given(): number {
    return this.last < 0 ? fail('IllegalStateException', null) : this.last;
  }

  remove(): void {
    const {list: from, of} = this;
    const last = this.given();
    if (of instanceof Collected) {
      of.delete(from.items[last]);
    } else {
      from.items.splice(last, 1);
      this.index = last;
    }
    this.last = -1;
    this.size = of.size;
  }
}

/** A value and where it stands. */
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

/** What `groupingBy` gives: items and the key of each. */
export class Grouping {
  constructor(
    readonly values: unknown,
    readonly key: F,
  ) {}

  /** @param run of the value so far, which is null at first */
  fold(run: (key: unknown, acc: unknown, item: unknown, first: boolean) => unknown): KotlinMap {
    const map = new KotlinMap();
    for (const each of iterate(this.values)) {
      const key = this.key(each);
      map.set(key, run(key, map.get(key), each, !map.has(key)));
    }
    return map;
  }
}

/** What can be done with groups. */
export const groupingRows: Rows = {
  'fun <T, K> Grouping<T, K>.eachCount(): Map<K, Int>': (self: Grouping) =>
    self.fold((_key, acc) => ((acc as number | null) ?? 0) + 1),
  'fun <T, K, R> Grouping<T, K>.fold(initialValue: R, operation: (acc: R, T) -> R): Map<K, R>': (
    self: Grouping,
    initial: unknown,
    run: F,
  ) => self.fold((_key, acc, item, isFirst) => run(isFirst ? initial : acc, item)),
  'fun <S, T : S, K> Grouping<T, K>.reduce(operation: (key: K, acc: S, T) -> S): Map<K, S>': (
    self: Grouping,
    run: F,
  ) => self.fold((key, acc, item, isFirst) => (isFirst ? item : run(key, acc, item))),
  'fun <T, K, R> Grouping<T, K>.aggregate(operation: (key: K, acc: R?, T, first: Boolean) -> R): Map<K, R>':
    (self: Grouping, run: F) => self.fold(run),
};

// Maps made of entries.

export const mapFrom = (entries: Iterable<Entry>, mutable = false): KotlinMap =>
  new KotlinMap(mutable).putAll(entries);
export const sortedMap = (entries: Iterable<Entry>, order: Compare = compare): KotlinMap =>
  new KotlinMap(true, order).putAll(entries);

/** That can be gone through once. */
export function constrainOnce(self: Sequence): Sequence {
  let used = false;
  return new Sequence(() => {
    if (used) {
      fail('IllegalStateException', 'This sequence can be consumed only once.');
    }
    used = true;
    return self[Symbol.iterator]();
  });
}

// Texts and their characters.

export const charAt = (self: string, index: number): Char => {
  if (index < 0 || index >= self.length) {
    fail('StringIndexOutOfBoundsException', `String index out of range: ${index}`);
  }
  return char(self.charCodeAt(index));
};
export const charsOf = (self: string): Char[] => items(self) as Char[];
export const letters = (codes: readonly Char[]): string =>
  codes.map((each) => String.fromCharCode(each.code)).join('');
export const isBlank = (self: string): boolean => self.trim() === '';
export const lines = (self: string): string[] => self.split(/\r\n|\n|\r/);
/** Counted before it is made. */
export const repeated = (text: string, times: number): string => {
  machine.allocate(Math.floor((text.length * times) / 8) + 1);
  return text.repeat(times);
};
export const pad = (self: string, length: number, by: Char | undefined): string =>
  repeated(by === undefined ? ' ' : letters([by]), Math.max(0, length - self.length));
/** Two texts one after the other: the longer one is shared. */
export const concatenated = (a: string, b: string): string => {
  machine.write(Math.min(a.length, b.length));
  return a + b;
};
export function substring(self: string, start: number, end: number): string {
  if (start < 0 || end > self.length || start > end) {
    fail('StringIndexOutOfBoundsException', `begin ${start}, end ${end}, length ${self.length}`);
  }
  return self.slice(start, end);
}

/** A function of two texts whose last parameter says whether upper and lower case are the same. */
export const ignoring =
  <T>(run: (self: string, other: string) => T) =>
  (self: string, other: string, ignore = false): T =>
    ignore ? run(self.toLowerCase(), other.toLowerCase()) : run(self, other);

/** Text that grows. */
export class StringBuilder {
  text = '';

  toString(): string {
    return this.text;
  }
}
/** Puts a text into the place of a part; what is outside is named as the JVM names it. */
function splice(self: StringBuilder, start: number, end: number, by = ''): StringBuilder {
  const {text: all} = self;
  if (start < 0 || end > all.length) {
    fail(
      'StringIndexOutOfBoundsException',
      start === end
        ? `offset ${start}, length ${all.length}`
        : `index ${start},length ${all.length}`,
    );
  }
  self.text = concatenated(concatenated(all.slice(0, start), by), all.slice(end));
  return self;
}

/** The end may lie behind that of the text. */
function cut(self: StringBuilder, start: number, end: number, by = ''): StringBuilder {
  const {length} = self.text;
  const last = Math.min(end, length);
  return start < 0 || start > last
    ? fail('StringIndexOutOfBoundsException', `start ${start}, end ${last}, length ${length}`)
    : splice(self, start, last, by);
}

/** Text that grows, as a class. */
export const builderTypes: readonly LibraryClass[] = [
  {
    text: 'class StringBuilder(content: String = "") : CharSequence',
    is: (value) => value instanceof StringBuilder,
    construct: (content = '') => {
      const builder = new StringBuilder();
      builder.text = content;
      return builder;
    },
    members: {
      'fun append(value: Any?): StringBuilder': (self: StringBuilder, value: unknown) => {
        self.text = concatenated(self.text, text(value));
        return self;
      },
      'fun append(vararg value: Any?): StringBuilder': (
        self: StringBuilder,
        {items}: KotlinArray,
      ) => {
        self.text = concatenated(self.text, items.map(text).join(''));
        return self;
      },
      'fun appendLine(value: Any? = ""): StringBuilder': (
        self: StringBuilder,
        value: unknown = '',
      ) => {
        self.text = concatenated(self.text, `${text(value)}\n`);
        return self;
      },
      'fun insert(index: Int, value: Any?): StringBuilder': (
        self: StringBuilder,
        index: number,
        value: unknown,
      ) => splice(self, index, index, text(value)),
      'fun deleteAt(index: Int): StringBuilder': (self: StringBuilder, index: number) =>
        splice(self, index, index + 1),
      'fun deleteCharAt(index: Int): StringBuilder': (self: StringBuilder, index: number) =>
        splice(self, index, index + 1),
      'fun delete(start: Int, end: Int): StringBuilder': cut,
      'fun deleteRange(startIndex: Int, endIndex: Int): StringBuilder': cut,
      'fun replace(start: Int, end: Int, value: String): StringBuilder': cut,
      'fun reverse(): StringBuilder': (self: StringBuilder) => {
        self.text = [...self.text].reverse().join('');
        return self;
      },
      'fun setLength(newLength: Int): Unit': (self: StringBuilder, length: number) => {
        self.text = self.text.slice(0, length).padEnd(length, '\0');
      },
      'fun clear(): StringBuilder': (self: StringBuilder) => {
        self.text = '';
        return self;
      },
      'operator fun set(index: Int, value: Char): Unit': (
        self: StringBuilder,
        index: number,
        value: Char,
      ) => {
        splice(self, index, index + 1, letters([value]));
      },
    },
  },
];

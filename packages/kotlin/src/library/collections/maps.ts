/** Maps, and what makes collections. */
import {type Compare, type F, type LibraryPackage, type Rows} from '../../library';
import {
  Entries,
  Entry,
  items,
  iterate,
  KotlinMap,
  KotlinSet,
  list,
  List,
  Sequence,
} from '../../run/collections';
import {compare, equals, hashOf} from '../../run/equality';
import {fail} from '../../run/failures';
import {text} from '../../run/text';
import {type KotlinArray, Pair} from '../../run/values';
import {type Implementation} from '../../symbols';
import {
  constrainOnce,
  Cursor,
  flat,
  itself,
  ListCursor,
  made,
  mapFrom,
  setOf,
  sortedMap,
  withCapacity,
} from '../basics';
import {terminal} from './terminal';

const entriesKept = (self: KotlinMap, test: (each: Entry) => boolean): KotlinMap =>
  mapFrom([...self.all()].filter(test));

/** Functions of maps. */
export const ofMaps: Rows = {
  'operator fun <K, V> Map.Entry<K, V>.component1(): K': (self: Entry) => self.key,
  'operator fun <K, V> Map.Entry<K, V>.component2(): V': (self: Entry) => self.value,
  'fun <K, V> Map.Entry<K, V>.toPair(): Pair<K, V>': (self: Entry) =>
    new Pair(self.key, self.value),
  'operator fun <K, V> Map<K, V>.contains(key: K): Boolean': (self: KotlinMap, key: unknown) =>
    self.has(key),
  'fun <K, V> Map<K, V>.getValue(key: K): V': (self: KotlinMap, key: unknown) =>
    self.has(key)
      ? self.get(key)
      : self.other === undefined
        ? fail('NoSuchElementException', `Key ${text(key)} is missing in the map.`)
        : self.other(key),
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
  ) => self.getOrPut(key, make),
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
    self.putAll(other.all());
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
  'operator fun <K, V> Map<K, V>.minus(key: K): Map<K, V>': (self: KotlinMap, gone: unknown) =>
    entriesKept(self, ({key}) => !equals(key, gone)),
  'operator fun <K, V> Map<K, V>.minus(keys: Iterable<K>): Map<K, V>': (
    self: KotlinMap,
    keys: unknown,
  ) => {
    const gone = setOf(keys);
    return entriesKept(self, ({key}) => !gone.has(key));
  },
  'fun <K, V> Map<K, V>.filterKeys(predicate: (K) -> Boolean): Map<K, V>': (
    self: KotlinMap,
    test: F,
  ) => entriesKept(self, ({key}) => test(key) === true),
  'fun <K, V> Map<K, V>.filterValues(predicate: (V) -> Boolean): Map<K, V>': (
    self: KotlinMap,
    test: F,
  ) => entriesKept(self, ({value}) => test(value) === true),
  'fun <K, V> Map<K, V>.filter(predicate: (Map.Entry<K, V>) -> Boolean): Map<K, V>': (
    self: KotlinMap,
    test: F,
  ) => entriesKept(self, (each) => test(each) === true),
  'fun <K, V> Map<K, V>.filterNot(predicate: (Map.Entry<K, V>) -> Boolean): Map<K, V>': (
    self: KotlinMap,
    test: F,
  ) => entriesKept(self, (each) => test(each) !== true),
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
  'fun <K, V> Map<K, V>.forEach(action: (K, V) -> Unit): Unit': (self: KotlinMap, action: F) => {
    for (const {key, value} of self.all()) {
      action(key, value);
    }
  },
  ...mapTerminals([
    'forEach',
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
    'maxOfOrNull',
    'minOfOrNull',
    'sumOf',
    'firstNotNullOf',
    'firstNotNullOfOrNull',
    'maxWithOrNull',
    'minWithOrNull',
  ]),
  'fun <K, V> Map<K, V>.toList(): List<Pair<K, V>>': (self: KotlinMap) =>
    list([...self.all()].map((each) => new Pair(each.key, each.value))),
  'fun <K, V> Map<K, V>.toMap(): Map<K, V>': (self: KotlinMap) => mapFrom(self.all()),
  'fun <K, V> Map<K, V>.toMutableMap(): MutableMap<K, V>': (self: KotlinMap) =>
    mapFrom(self.all(), true),
  'fun <K : Comparable<K>, V> Map<K, V>.toSortedMap(): Map<K, V>': (self: KotlinMap) =>
    sortedMap(self.all()),
  'fun <K, V> Map<K, V>.toSortedMap(comparator: Comparator<K>): Map<K, V>': (
    self: KotlinMap,
    order: Compare,
  ) => sortedMap(self.all(), order),
  'operator fun <K, V> Map<K, V>.iterator(): Iterator<Map.Entry<K, V>>': (self: KotlinMap) =>
    new Cursor(self.all()),
  'operator fun <K, V> MutableMap<K, V>.iterator(): MutableIterator<MutableMap.MutableEntry<K, V>>':
    (self: KotlinMap) => {
      const entries = new Entries(self);
      return new ListCursor(list([...entries]), entries);
    },
  'fun <T : Comparable<T>> Iterable<T>.toSortedSet(): Set<T>': (self: unknown) =>
    new KotlinSet(iterate(self), true, compare),
  'fun <K, V> Map<K, V>.asSequence(): Sequence<Map.Entry<K, V>>': (self: KotlinMap) =>
    new Sequence(() => self.all()[Symbol.iterator]()),
  'fun <K, V> Map<K, V>.onEach(action: (Map.Entry<K, V>) -> Unit): Map<K, V>': (
    self: KotlinMap,
    action: F,
  ) => {
    for (const each of self.all()) {
      action(each);
    }
    return self;
  },
  'fun <K, V> Map<K, V>.withDefault(defaultValue: (key: K) -> V): Map<K, V>': (
    self: KotlinMap,
    other: F,
  ) => {
    const made = mapFrom(self.all());
    made.other = other;
    return made;
  },
  // What is put into it is put into the map that it is of.
  'fun <K, V> MutableMap<K, V>.withDefault(defaultValue: (key: K) -> V): MutableMap<K, V>': (
    self: KotlinMap,
    other: F,
  ) => self.with(other),
  'fun <K, V> Map<K, V>.isNotEmpty(): Boolean': (self: KotlinMap) => self.size > 0,
  'fun <K, V> Map<K, V>?.orEmpty(): Map<K, V>': (self: KotlinMap | null) => self ?? new KotlinMap(),
};

function mapTerminals(names: readonly string[]): Rows {
  const rows: Record<string, Implementation> = {};
  for (const [signature, run] of Object.entries(terminal)) {
    const name = /\$<T>\.(\w+)/.exec(signature)?.[1] ?? '';
    if (!names.includes(name)) {
      continue;
    }
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

const mutableList = ({items: all}: KotlinArray): List => new List([...all], true);
const mutableSet = ({items: all}: KotlinArray): KotlinSet => new KotlinSet(all, true);
const mutableMap = (pairs: KotlinArray): KotlinMap => mapFrom(entriesIn(pairs), true);
const entriesIn = (pairs: KotlinArray): Entry[] =>
  (pairs.items as Pair[]).map(({first, second}) => new Entry(first, second));

/** Functions that make lists, sets and maps. */
export const makers: Rows = {
  'operator fun <T> Iterator<T>.iterator(): Iterator<T>': itself,
  'operator fun String.iterator(): Iterator<Char>': (self: unknown) => new Cursor(iterate(self)),
  'fun <T> Iterator<T>.forEach(operation: (T) -> Unit): Unit': (self: unknown, run: F) => {
    for (const each of iterate(self)) {
      run(each);
    }
  },
  'fun <T> Iterator<T>.asSequence(): Sequence<T>': (self: unknown) =>
    constrainOnce(new Sequence(() => iterate(self)[Symbol.iterator]())),
  'fun <T> listOf(vararg elements: T): List<T>': (elements: KotlinArray) =>
    new List([...elements.items], false, true),
  'fun <T : Any> listOfNotNull(vararg elements: T?): List<T>': (elements: KotlinArray) =>
    list(elements.items.filter((each) => each !== null)),
  'fun <T> emptyList(): List<T>': () => new List([], false, true),
  'fun <T> mutableListOf(vararg elements: T): MutableList<T>': mutableList,
  'fun <T> arrayListOf(vararg elements: T): MutableList<T>': mutableList,
  'fun <T> List(size: Int, init: (index: Int) -> T): List<T>': (count: number, init: F) =>
    list(made(count, init)),
  'fun <T> MutableList(size: Int, init: (index: Int) -> T): MutableList<T>': (
    count: number,
    init: F,
  ) => new List(made(count, init), true),
  'fun <T> setOf(vararg elements: T): Set<T>': (elements: KotlinArray) =>
    new KotlinSet(elements.items),
  'fun <T> emptySet(): Set<T>': () => new KotlinSet(),
  'fun <T> mutableSetOf(vararg elements: T): MutableSet<T>': mutableSet,
  'fun <T> linkedSetOf(vararg elements: T): MutableSet<T>': mutableSet,
  'fun <K, V> mapOf(vararg pairs: Pair<K, V>): Map<K, V>': (pairs: KotlinArray) =>
    mapFrom(entriesIn(pairs)),
  'fun <K, V> emptyMap(): Map<K, V>': () => new KotlinMap(),
  'fun <K, V> mutableMapOf(vararg pairs: Pair<K, V>): MutableMap<K, V>': mutableMap,
  'fun <K, V> linkedMapOf(vararg pairs: Pair<K, V>): MutableMap<K, V>': mutableMap,
  'fun <K : Comparable<K>, V> sortedMapOf(vararg pairs: Pair<K, V>): MutableMap<K, V>': (
    pairs: KotlinArray,
  ) => sortedMap(entriesIn(pairs)),
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
};

// `ArrayList`, `HashMap` and their like: what Java's collections are called, in the order in which they give what they hold.

/** The least power of two that is not below. */
function tableFor(capacity: number): number {
  let size = 1;
  while (size < capacity) {
    size *= 2;
  }
  return size;
}

/** The capacity that Kotlin asks for when it knows how many there will be. */
const capacityFor = (count: number): number =>
  count < 3 ? count + 1 : Math.trunc(count / 0.75 + 1);

/** The order of Java's hash tables: by the lower bits of the hash, in a table that grows and never shrinks. */
class Buckets {
  private table: number;

  constructor(capacity = 16) {
    if (capacity < 0) {
      fail('IllegalArgumentException', `Illegal initial capacity: ${capacity}`);
    }
    this.table = tableFor(capacity);
  }

  /** Called when there is one more. */
  grow(size: number): void {
    while (size > this.table * 0.75) {
      this.table *= 2;
    }
  }

  sort<T>(values: T[], key: (value: T) => unknown): T[] {
    const place = new Map(
      values.map((value) => {
        const hash = hashOf(key(value));
        return [value, (hash ^ (hash >>> 16)) & (this.table - 1)];
      }),
    );
    return values.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  }
}

const hashMap = (entries: Iterable<Entry>, capacity?: number): KotlinMap =>
  new KotlinMap(true, undefined, new Buckets(capacity)).putAll(entries);
const hashSet = (values: Iterable<unknown>, capacity?: number): KotlinSet =>
  new KotlinSet(values, true, undefined, new Buckets(capacity));

export const hashed: LibraryPackage = {
  name: 'kotlin.collections',
  aliases: [
    'ArrayList<E> = MutableList<E>',
    'HashSet<E> = MutableSet<E>',
    'LinkedHashSet<E> = MutableSet<E>',
    'HashMap<K, V> = MutableMap<K, V>',
    'LinkedHashMap<K, V> = MutableMap<K, V>',
  ],
  rows: {
    'fun <E> ArrayList(initialCapacity: Int = 10): MutableList<E>': (capacity = 10) =>
      withCapacity(capacity),
    'fun <E> ArrayList(elements: Collection<E>): MutableList<E>': (values: unknown) =>
      new List(items(values), true),
    'fun <E> HashSet(initialCapacity: Int = 16): MutableSet<E>': (capacity?: number) =>
      hashSet([], capacity),
    'fun <E> HashSet(elements: Collection<E>): MutableSet<E>': (values: {size: number}) =>
      hashSet(items(values), Math.max(Math.trunc(values.size / 0.75) + 1, 16)),
    'fun <E> LinkedHashSet(initialCapacity: Int = 16): MutableSet<E>': () =>
      new KotlinSet([], true),
    'fun <E> LinkedHashSet(elements: Collection<E>): MutableSet<E>': (values: unknown) =>
      new KotlinSet(items(values), true),
    'fun <K, V> HashMap(initialCapacity: Int = 16): MutableMap<K, V>': (capacity?: number) =>
      hashMap([], capacity),
    'fun <K, V> HashMap(original: Map<K, V>): MutableMap<K, V>': (map: KotlinMap) =>
      hashMap(map.all(), map.size === 0 ? 16 : Math.trunc(map.size / 0.75 + 1)),
    'fun <K, V> LinkedHashMap(initialCapacity: Int = 16): MutableMap<K, V>': () =>
      new KotlinMap(true),
    'fun <K, V> LinkedHashMap(original: Map<K, V>): MutableMap<K, V>': (map: KotlinMap) =>
      mapFrom(map.all(), true),
    'fun <E> hashSetOf(vararg elements: E): MutableSet<E>': (values: KotlinArray) =>
      hashSet(values.items, values.items.length === 0 ? 16 : capacityFor(values.items.length)),
    'fun <K, V> hashMapOf(vararg pairs: Pair<K, V>): MutableMap<K, V>': (pairs: KotlinArray) =>
      hashMap(entriesIn(pairs), pairs.items.length === 0 ? 16 : capacityFor(pairs.items.length)),
    'fun <T> Iterable<T>.toHashSet(): MutableSet<T>': (self: unknown) => {
      const values = items(self);
      return hashSet(values, capacityFor(values.length));
    },
  },
};

import {type Rows} from '../../library';
import {Entries, Entry, KotlinMap, KotlinSet, list, Sequence, iterate} from '../../run/collections';
import {equals, compare} from '../../run/equality';
import {fail} from '../../run/failures';
import {text} from '../../run/text';
import {Pair} from '../../run/values';
import {type Implementation} from '../../symbols';
import {type Compare, type F} from '../functions';
import {Cursor, ListCursor} from './cursors';
import {mapFrom, sortedMap} from './filled';
import {flat, setOf} from './shared';
import {terminal} from './terminal';

const kept = (self: KotlinMap, test: (each: Entry) => boolean): KotlinMap =>
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
  ) => {
    const found = self.get(key);
    if (found !== null) {
      return found;
    }
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
    for (const each of other.all()) {
      self.set(each.key, each.value);
    }
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
    kept(self, ({key}) => !equals(key, gone)),
  'operator fun <K, V> Map<K, V>.minus(keys: Iterable<K>): Map<K, V>': (
    self: KotlinMap,
    keys: unknown,
  ) => {
    const gone = setOf(keys);
    return kept(self, ({key}) => !gone.has(key));
  },
  'fun <K, V> Map<K, V>.filterKeys(predicate: (K) -> Boolean): Map<K, V>': (
    self: KotlinMap,
    test: F,
  ) => kept(self, ({key}) => test(key) === true),
  'fun <K, V> Map<K, V>.filterValues(predicate: (V) -> Boolean): Map<K, V>': (
    self: KotlinMap,
    test: F,
  ) => kept(self, ({value}) => test(value) === true),
  'fun <K, V> Map<K, V>.filter(predicate: (Map.Entry<K, V>) -> Boolean): Map<K, V>': (
    self: KotlinMap,
    test: F,
  ) => kept(self, (each) => test(each) === true),
  'fun <K, V> Map<K, V>.filterNot(predicate: (Map.Entry<K, V>) -> Boolean): Map<K, V>': (
    self: KotlinMap,
    test: F,
  ) => kept(self, (each) => test(each) !== true),
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

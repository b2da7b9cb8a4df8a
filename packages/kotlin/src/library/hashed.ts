/** `ArrayList`, `HashMap` and their like: what Java's collections are called, in the order in which they give what they hold. */
import {type LibraryPackage} from '../library';
import {type Entry, KotlinMap, KotlinSet, List, items} from '../run/collections';
import {hashOf} from '../run/equality';
import {fail} from '../run/failures';
import {type KotlinArray, type Pair} from '../run/values';

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
export class Buckets {
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

const hashMap = (entries: Iterable<readonly [unknown, unknown]>, capacity?: number): KotlinMap => {
  const map = new KotlinMap(true, undefined, new Buckets(capacity));
  for (const [key, value] of entries) {
    map.set(key, value);
  }
  return map;
};
const hashSet = (values: Iterable<unknown>, capacity?: number): KotlinSet =>
  new KotlinSet(values, true, undefined, new Buckets(capacity));
const linkedMap = (entries: Iterable<readonly [unknown, unknown]>): KotlinMap =>
  KotlinMap.of(entries, true);

const entriesOf = (map: KotlinMap): [unknown, unknown][] =>
  [...map.all()].map((each: Entry): [unknown, unknown] => [each.key, each.value]);
const pairsOf = (pairs: KotlinArray): [unknown, unknown][] =>
  (pairs.items as Pair[]).map(({first, second}): [unknown, unknown] => [first, second]);

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
      capacity < 0
        ? fail('IllegalArgumentException', `Illegal Capacity: ${capacity}`)
        : new List([], true),
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
      hashMap(entriesOf(map), map.size === 0 ? 16 : Math.trunc(map.size / 0.75 + 1)),
    'fun <K, V> LinkedHashMap(initialCapacity: Int = 16): MutableMap<K, V>': () => linkedMap([]),
    'fun <K, V> LinkedHashMap(original: Map<K, V>): MutableMap<K, V>': (map: KotlinMap) =>
      linkedMap(entriesOf(map)),
    'fun <E> hashSetOf(vararg elements: E): MutableSet<E>': (values: KotlinArray) =>
      hashSet(values.items, values.items.length === 0 ? 16 : capacityFor(values.items.length)),
    'fun <K, V> hashMapOf(vararg pairs: Pair<K, V>): MutableMap<K, V>': (pairs: KotlinArray) =>
      hashMap(pairsOf(pairs), pairs.items.length === 0 ? 16 : capacityFor(pairs.items.length)),
    'fun <T> Iterable<T>.toHashSet(): MutableSet<T>': (self: unknown) => {
      const values = items(self);
      return hashSet(values, capacityFor(values.length));
    },
  },
};

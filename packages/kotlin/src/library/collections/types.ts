/** Classes of collections, and what their members are. */
import {type F, type LibraryClass} from '../../library';
import {
  Collected,
  Entries,
  Entry,
  items,
  iterate,
  Keys,
  KotlinMap,
  List,
  MapValues,
  view,
} from '../../run/collections';
import {compare, equals} from '../../run/equality';
import {fail} from '../../run/failures';
import {
  add,
  at,
  Cursor,
  Grouping,
  IndexedValue,
  indexWhere,
  inserted,
  isIterable,
  item,
  ListCursor,
  removeOne,
  removeWhere,
  setOf,
  sizeOf,
  withCapacity,
} from '../basics';

/** Classes of collections, from iterators to sets. */
export const collectionTypes: readonly LibraryClass[] = [
  {
    text: 'interface Iterator<out T>',
    is: (value) => value instanceof Cursor,
    members: {
      'operator fun hasNext(): Boolean': (self: Cursor) => self.hasNext,
      'operator fun next(): T': (self: Cursor) => self.next(),
    },
  },
  {
    text: 'interface MutableIterator<out T> : Iterator<T>',
    is: (value) => value instanceof ListCursor,
    members: {
      'fun remove(): Unit': (self: ListCursor) => {
        self.remove();
      },
    },
  },
  {
    text: 'interface ListIterator<out T> : Iterator<T>',
    is: (value) => value instanceof ListCursor,
    members: {
      'fun hasPrevious(): Boolean': (self: ListCursor) => self.nextIndex > 0,
      'fun previous(): T': (self: ListCursor) => self.previous(),
      'fun nextIndex(): Int': (self: ListCursor) => self.nextIndex,
      'fun previousIndex(): Int': (self: ListCursor) => self.nextIndex - 1,
    },
  },
  {
    text: 'interface MutableListIterator<T> : ListIterator<T>, MutableIterator<T>',
    is: (value) => value instanceof ListCursor,
    members: {
      'fun set(element: T): Unit': (self: ListCursor, value: unknown) => {
        self.set(value);
      },
      'fun add(element: T): Unit': (self: ListCursor, value: unknown) => {
        self.add(value);
      },
    },
  },
  {text: 'class Grouping<T, out K>', is: (value) => value instanceof Grouping, members: {}},
  {
    text: 'interface Iterable<out T>',
    is: isIterable,
    members: {'operator fun iterator(): Iterator<T>': (self: unknown) => new Cursor(iterate(self))},
  },
  {
    text: 'interface Collection<out E> : Iterable<E>',
    is: (value) =>
      value instanceof List || value instanceof Collected || value instanceof MapValues,
    members: {
      'val size: Int': sizeOf,
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
      'operator fun iterator(): MutableIterator<E>': (self: List | Collected) =>
        new ListCursor(self instanceof List ? self : new List([...self]), self),
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
        if (from < 0) {
          fail('IndexOutOfBoundsException', `fromIndex = ${from}`);
        }
        if (to > self.size) {
          fail('IndexOutOfBoundsException', `toIndex = ${to}`);
        }
        if (from > to) {
          fail('IllegalArgumentException', `fromIndex(${from}) > toIndex(${to})`);
        }
        const {size: before} = self;
        return view(self, () =>
          self.size === before
            ? self.items.slice(from, to)
            : fail('ConcurrentModificationException', null),
        );
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
      'operator fun iterator(): MutableIterator<E>': (self: List) => new ListCursor(self),
      'fun listIterator(): MutableListIterator<E>': (self: List) => new ListCursor(self),
      'fun add(index: Int, element: E): Unit': inserted,
      'fun addAll(index: Int, elements: Collection<E>): Boolean': (
        self: List,
        index: number,
        others: unknown,
      ) => {
        const all = items(others);
        all.forEach((each, place) => {
          inserted(self, index + place, each);
        });
        return all.length > 0;
      },
      'fun replaceAll(operator: (E) -> E): Unit': (self: List, make: F) => {
        self.items.forEach((each, index) => (self.items[index] = make(each)));
      },
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
    others: {
      'class ArrayDeque<E>(elements: Collection<E>)': (elements: unknown) =>
        new List(items(elements), true),
      'class ArrayDeque<E>(initialCapacity: Int)': withCapacity,
    },
  },
  {text: 'interface Set<out E> : Collection<E>', is: (value) => value instanceof Collected},
  {
    text: 'interface MutableSet<E> : Set<E>, MutableCollection<E>',
    is: (value) => value instanceof Collected && value.mutable,
    members: {
      'operator fun iterator(): MutableIterator<E>': (self: Collected) =>
        new ListCursor(new List([...self]), self),
    },
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
];

const remapped = (self: KotlinMap, key: unknown, run: F): unknown =>
  self.replace(key, run(key, self.get(key)));

/** Classes of maps. */
export const mapTypes: readonly LibraryClass[] = [
  {
    text: 'interface Map<K, out V>',
    is: (value) => value instanceof KotlinMap,
    members: {
      'operator fun get(key: K): V?': (self: KotlinMap, key: unknown) => self.get(key),
      'fun containsKey(key: K): Boolean': (self: KotlinMap, key: unknown) => self.has(key),
      'fun containsValue(value: V): Boolean': (self: KotlinMap, value: unknown) =>
        [...self.all()].some((each) => equals(each.value, value)),
      'val size: Int': sizeOf,
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
        self.putAll(from.all());
      },
      'fun putIfAbsent(key: K, value: V): V?': (self: KotlinMap, key: unknown, value: unknown) =>
        self.get(key) ?? self.set(key, value),
      'fun merge(key: K, value: V, remapping: (V, V) -> V?): V?': (
        self: KotlinMap,
        key: unknown,
        value: unknown,
        run: F,
      ) => {
        const old = self.get(key);
        return self.replace(key, old === null ? value : run(old, value));
      },
      'fun computeIfAbsent(key: K, mapping: (K) -> V): V': (
        self: KotlinMap,
        key: unknown,
        make: F,
      ) => self.getOrPut(key, () => make(key)),
      'fun compute(key: K, remapping: (K, V?) -> V?): V?': remapped,
      'fun computeIfPresent(key: K, remapping: (K, V) -> V?): V?': (
        self: KotlinMap,
        key: unknown,
        run: F,
      ) => (self.get(key) === null ? null : remapped(self, key, run)),
      'fun replaceAll(function: (K, V) -> V): Unit': (self: KotlinMap, run: F) => {
        for (const each of self.all()) {
          each.value = run(each.key, each.value);
        }
      },
      'val entries: MutableSet<MutableMap.MutableEntry<K, V>>': (self: KotlinMap) =>
        new Entries(self),
      'val keys: MutableSet<K>': (self: KotlinMap) => new Keys(self),
      'val values: MutableCollection<V>': (self: KotlinMap) => new MapValues(self),
    },
    nested: [
      {
        text: 'interface MutableEntry<K, V> : Map.Entry<K, V>',
        is: (value) => value instanceof Entry,
        members: {
          'fun setValue(newValue: V): V': (self: Entry, value: unknown) => {
            const old = self.value;
            self.value = value;
            return old;
          },
        },
      },
    ],
  },
];

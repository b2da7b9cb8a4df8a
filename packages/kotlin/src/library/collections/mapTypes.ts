import {type LibraryClass} from '../../library';
import {Entries, Entry, Keys, KotlinMap, MapValues} from '../../run/collections';
import {equals} from '../../run/equality';
import {type F} from '../functions';
import {size} from './shared';

function remapped(self: KotlinMap, key: unknown, run: F): unknown {
  const made = run(key, self.get(key));
  if (made === null) {
    self.delete(key);
  } else {
    self.set(key, made);
  }
  return made;
}

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
        for (const each of from.all()) {
          self.set(each.key, each.value);
        }
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
        const made = old === null ? value : run(old, value);
        if (made === null) {
          self.delete(key);
        } else {
          self.set(key, made);
        }
        return made;
      },
      'fun computeIfAbsent(key: K, mapping: (K) -> V): V': (
        self: KotlinMap,
        key: unknown,
        make: F,
      ) => {
        const found = self.get(key);
        if (found !== null) {
          return found;
        }
        const made = make(key);
        self.set(key, made);
        return made;
      },
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

import {KotlinMap, KotlinSet, List, list, items, iterate} from '../../run/collections';
import {Pair} from '../../run/values';
import {type Implementation} from '../../symbols';
import {type F} from '../functions';
import {Grouping} from './grouping';
import {add, flat, put, same} from './shared';

function grouped(self: unknown, key: F, value: F = same, map = new KotlinMap()): KotlinMap {
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
/** Ends of a chain that gather what comes in a collection. */
export const gathering: Record<string, Implementation> = {
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
  'fun <T, V> $<T>.associateWith(valueSelector: (T) -> V): Map<T, V>': (self: unknown, value: F) =>
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
    (self: unknown, to: KotlinMap, make: F) => {
      for (const each of items(self)) {
        const {first, second} = make(each) as Pair;
        to.set(first, second);
      }
      return to;
    },
  'fun <T, V, M : MutableMap<T, V>> $<T>.associateWithTo(destination: M, valueSelector: (T) -> V): M':
    (self: unknown, to: KotlinMap, value: F) => {
      for (const each of iterate(self)) {
        to.set(each, value(each));
      }
      return to;
    },
  'fun <T, K, M : MutableMap<K, T>> $<T>.associateByTo(destination: M, keySelector: (T) -> K): M': (
    self: unknown,
    to: KotlinMap,
    key: F,
  ) => {
    for (const each of items(self)) {
      to.set(key(each), each);
    }
    return to;
  },
  'fun <T, K, M : MutableMap<K, MutableList<T>>> $<T>.groupByTo(destination: M, keySelector: (T) -> K): M':
    (self: unknown, to: KotlinMap, key: F) => grouped(self, key, same, to),
  'fun <T, K> $<T>.groupingBy(keySelector: (T) -> K): Grouping<T, K>': (self: unknown, key: F) =>
    new Grouping(self, key),
};

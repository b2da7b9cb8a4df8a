import {type Rows} from '../../library';
import {Entry, KotlinMap, KotlinSet, List, list, Sequence, iterate} from '../../run/collections';
import {type KotlinArray, type Pair} from '../../run/values';
import {made} from '../core/made';
import {type F} from '../functions';
import {once} from '../sequences/once';
import {sortedMap} from './filled';
import {Cursor} from './cursors';
import {same} from './shared';

/** Functions that make lists, sets and maps. */
export const makers: Rows = {
  'operator fun <T> Iterator<T>.iterator(): Iterator<T>': same,
  'operator fun String.iterator(): Iterator<Char>': (self: unknown) => new Cursor(iterate(self)),
  'fun <T> Iterator<T>.forEach(operation: (T) -> Unit): Unit': (self: unknown, run: F) => {
    for (const each of iterate(self)) {
      run(each);
    }
  },
  'fun <T> Iterator<T>.asSequence(): Sequence<T>': (self: unknown) =>
    once(new Sequence(() => iterate(self)[Symbol.iterator]())),
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
};

import {KotlinSet, list, Sequence, items, iterate} from '../../run/collections';
import {machine} from '../../run/machine';
import {Pair} from '../../run/values';
import {type Implementation} from '../../symbols';
import {type F} from '../functions';
import {IndexedValue} from './indexedValue';
import {among} from './shared';
import {listSteps} from './stepwise';

/** Steps that give lists; `$` stands for `Iterable` and `AnyArray`. The two that are used most have loops of their own. */
export const steps: Record<string, Implementation> = {
  ...listSteps,
  'fun <T, R> $<T>.map(transform: (T) -> R): List<R>': (self: unknown, make: F) => {
    const made: unknown[] = [];
    for (const each of iterate(self)) {
      made.push(make(each));
      machine.fits(made.length);
    }
    return list(made);
  },
  'fun <T> $<T>.filter(predicate: (T) -> Boolean): List<T>': (self: unknown, test: F) => {
    const kept: unknown[] = [];
    for (const each of iterate(self)) {
      if (test(each) === true) {
        kept.push(each);
      }
      machine.fits(kept.length);
    }
    return list(kept);
  },
  'fun <T> $<T>.reversed(): List<T>': (self: unknown) => list(items(self).reverse()),
  'fun <T> $<T>.withIndex(): Iterable<IndexedValue<T>>': (self: unknown) =>
    list(items(self).map((each, index) => new IndexedValue(index, each))),
  'fun <A, B> $<Pair<A, B>>.unzip(): Pair<List<A>, List<B>>': (self: unknown) =>
    new Pair(
      list(items(self).map((each) => (each as Pair).first)),
      list(items(self).map((each) => (each as Pair).second)),
    ),
  'infix fun <T> $<T>.intersect(other: Iterable<T>): Set<T>': (self: unknown, other: unknown) =>
    new KotlinSet(among(self, other, true)),
  'infix fun <T> $<T>.union(other: Iterable<T>): Set<T>': (self: unknown, other: unknown) =>
    new KotlinSet([...items(self), ...items(other)]),
  'infix fun <T> $<T>.subtract(other: Iterable<T>): Set<T>': (self: unknown, other: unknown) =>
    new KotlinSet(among(self, other, false)),
  'fun <T> $<T>.asSequence(): Sequence<T>': (self: unknown) =>
    new Sequence(() => iterate(self)[Symbol.iterator]()),
};

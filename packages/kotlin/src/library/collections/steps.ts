import {KotlinSet, list, Sequence} from '../../run/collections';
import {equals, keyOf} from '../../run/equality';
import {compare} from '../../run/compare';
import {items, iterate} from '../../run/iterate';
import {machine} from '../../run/machine';
import {text} from '../../run/text';
import {Pair} from '../../run/values';
import {type Implementation} from '../../symbols';
import {type Compare, type F} from '../functions';
import {among, atLeast, by, distinct, first, flat, same, sorted, windows} from './shared';

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
/** Steps that give lists; `$` stands for `Iterable` and `AnyArray`. */
export const steps: Record<string, Implementation> = {
  'fun <T, R> $<T>.map(transform: (T) -> R): List<R>': (self: unknown, make: F) => {
    const made: unknown[] = [];
    for (const each of iterate(self)) {
      made.push(make(each));
      machine.fits(made.length);
    }
    return list(made);
  },
  'fun <T, R> $<T>.mapIndexed(transform: (index: Int, T) -> R): List<R>': (
    self: unknown,
    make: F,
  ) => list(items(self).map((each, index) => make(index, each))),
  'fun <T, R : Any> $<T>.mapNotNull(transform: (T) -> R?): List<R>': (self: unknown, make: F) =>
    list(
      items(self)
        .map((each) => make(each))
        .filter((each) => each !== null),
    ),
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
  'fun <T> $<T>.filterNot(predicate: (T) -> Boolean): List<T>': (self: unknown, test: F) =>
    list(items(self).filter((each) => test(each) !== true)),
  'fun <T> $<T>.filterIndexed(predicate: (index: Int, T) -> Boolean): List<T>': (
    self: unknown,
    test: F,
  ) => list(items(self).filter((each, index) => test(index, each))),
  'fun <T : Any> $<T?>.filterNotNull(): List<T>': (self: unknown) =>
    list(items(self).filter((each) => each !== null)),
  'fun <T, R> $<T>.flatMap(transform: (T) -> Iterable<R>): List<R>': (self: unknown, make: F) =>
    list(flat(self, make)),
  'fun <T> $<Iterable<T>>.flatten(): List<T>': (self: unknown) => list(flat(self, same)),
  'fun <T> $<T>.take(n: Int): List<T>': (self: unknown, n: number) => list(first(self, atLeast(n))),
  'fun <T> $<T>.drop(n: Int): List<T>': (self: unknown, n: number) =>
    list(items(self).slice(atLeast(n))),
  'fun <T> $<T>.takeWhile(predicate: (T) -> Boolean): List<T>': (self: unknown, test: F) => {
    const all = items(self);
    const end = all.findIndex((each) => test(each) !== true);
    return list(end < 0 ? all : all.slice(0, end));
  },
  'fun <T> $<T>.dropWhile(predicate: (T) -> Boolean): List<T>': (self: unknown, test: F) => {
    const all = items(self);
    const start = all.findIndex((each) => test(each) !== true);
    return list(start < 0 ? [] : all.slice(start));
  },
  'fun <T> $<T>.reversed(): List<T>': (self: unknown) => list(items(self).reverse()),
  'fun <T : Comparable<T>> $<T>.sorted(): List<T>': (self: unknown) => sorted(self, compare),
  'fun <T : Comparable<T>> $<T>.sortedDescending(): List<T>': (self: unknown) =>
    sorted(self, (a, b) => compare(b, a)),
  'fun <T, R : Comparable<R>> $<T>.sortedBy(selector: (T) -> R?): List<T>': (
    self: unknown,
    key: F,
  ) => sorted(self, by(key)),
  'fun <T, R : Comparable<R>> $<T>.sortedByDescending(selector: (T) -> R?): List<T>': (
    self: unknown,
    key: F,
  ) => sorted(self, (a, b) => by(key)(b, a)),
  'fun <T> $<T>.sortedWith(comparator: Comparator<T>): List<T>': (self: unknown, order: Compare) =>
    sorted(self, order),
  'fun <T> $<T>.distinct(): List<T>': (self: unknown) => list(distinct(self, same)),
  'fun <T, K> $<T>.distinctBy(selector: (T) -> K): List<T>': (self: unknown, key: F) =>
    list(distinct(self, key)),
  'fun <T> $<T>.withIndex(): Iterable<IndexedValue<T>>': (self: unknown) =>
    list(items(self).map((each, index) => new IndexedValue(index, each))),
  'infix fun <T, R> $<T>.zip(other: Iterable<R>): List<Pair<T, R>>': (
    self: unknown,
    other: unknown,
  ) => {
    const others = items(other);
    return list(
      items(self)
        .slice(0, others.length)
        .map((each, index) => new Pair(each, others[index])),
    );
  },
  'fun <T, R, V> $<T>.zip(other: Iterable<R>, transform: (a: T, b: R) -> V): List<V>': (
    self: unknown,
    other: unknown,
    make: F,
  ) => {
    const others = items(other);
    return list(
      items(self)
        .slice(0, others.length)
        .map((each, index) => make(each, others[index])),
    );
  },
  'fun <T> $<T>.zipWithNext(): List<Pair<T, T>>': (self: unknown) =>
    list(windows(self, 2).map(([a, b]) => new Pair(a, b))),
  'fun <T, R> $<T>.zipWithNext(transform: (a: T, b: T) -> R): List<R>': (self: unknown, make: F) =>
    list(windows(self, 2).map(([a, b]) => make(a, b))),
  'fun <T> $<T>.chunked(size: Int): List<List<T>>': (self: unknown, size: number) =>
    list(windows(self, size, size, true).map(list)),
  'fun <T, R> $<T>.chunked(size: Int, transform: (List<T>) -> R): List<R>': (
    self: unknown,
    size: number,
    make: F,
  ) => list(windows(self, size, size, true).map((each) => make(list(each)))),
  'fun <T> $<T>.windowed(size: Int, step: Int = 1, partialWindows: Boolean = false): List<List<T>>':
    (self: unknown, size: number, step?: number, partial?: boolean) =>
      list(windows(self, size, step, partial).map(list)),
  'fun <T, R> $<T>.windowed(size: Int, step: Int = 1, partialWindows: Boolean = false, transform: (List<T>) -> R): List<R>':
    (
      self: unknown,
      size: number,
      step: number | undefined,
      partial: boolean | undefined,
      make: F,
    ) => list(windows(self, size, step, partial).map((each) => make(list(each)))),
  ...Object.fromEntries(
    ['runningFold', 'scan'].map((name) => [
      `fun <T, R> $<T>.${name}(initial: R, operation: (acc: R, T) -> R): List<R>`,
      (self: unknown, initial: unknown, run: F) => {
        const all = [initial];
        for (const each of items(self)) {
          all.push(run(all.at(-1), each));
        }
        return list(all);
      },
    ]),
  ),
  'fun <T, R> $<T>.runningFoldIndexed(initial: R, operation: (index: Int, acc: R, T) -> R): List<R>':
    (self: unknown, initial: unknown, run: F) => {
      const all = [initial];
      items(self).forEach((each, index) => all.push(run(index, all.at(-1), each)));
      return list(all);
    },
  'fun <T, R : Any> $<T>.mapIndexedNotNull(transform: (index: Int, T) -> R?): List<R>': (
    self: unknown,
    make: F,
  ) =>
    list(
      items(self)
        .map((each, index) => make(index, each))
        .filter((each) => each !== null),
    ),
  'fun <T, R> $<T>.flatMapIndexed(transform: (index: Int, T) -> Iterable<R>): List<R>': (
    self: unknown,
    make: F,
  ) => {
    let index = 0;
    return list(flat(self, (each) => make(index++, each)));
  },
  'fun <S, T : S> $<T>.runningReduce(operation: (acc: S, T) -> S): List<S>': (
    self: unknown,
    run: F,
  ) => {
    const all: unknown[] = [];
    for (const each of items(self)) {
      all.push(all.length === 0 ? each : run(all.at(-1), each));
    }
    return list(all);
  },
  'operator fun <T> $<T>.minus(element: T): List<T>': (self: unknown, gone: unknown) => {
    const all = items(self);
    const index = all.findIndex((each) => equals(each, gone));
    return list(all.filter((_, at) => at !== index));
  },
  'operator fun <T> $<T>.minus(elements: Iterable<T>): List<T>': (self: unknown, gone: unknown) =>
    list(among(self, gone, false)),
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

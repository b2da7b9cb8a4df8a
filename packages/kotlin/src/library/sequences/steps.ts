import {type Rows} from '../../library';
import {type List, list, Sequence} from '../../run/collections';
import {equals, keyOf} from '../../run/equality';
import {items, iterate} from '../../run/iterate';
import {Pair} from '../../run/values';
import {first, same} from '../collections/shared';
import {IndexedValue, steps} from '../collections/steps';
import {type F} from '../functions';
import {lazily, pieces, zipped} from './lazily';

/** Steps of sequences, each as lazy as the JVM has it. */
export const sequenceSteps: Rows = {
  'fun <T, R> Sequence<T>.map(transform: (T) -> R): Sequence<R>': (self: Sequence, make: F) =>
    lazily(function* () {
      for (const each of self) {
        yield make(each);
      }
    }),
  'fun <T, R> Sequence<T>.mapIndexed(transform: (index: Int, T) -> R): Sequence<R>': (
    self: Sequence,
    make: F,
  ) =>
    lazily(function* () {
      let index = 0;
      for (const each of self) {
        yield make(index++, each);
      }
    }),
  'fun <T, R : Any> Sequence<T>.mapNotNull(transform: (T) -> R?): Sequence<R>': (
    self: Sequence,
    make: F,
  ) =>
    lazily(function* () {
      for (const each of self) {
        const value = make(each);
        if (value !== null) {
          yield value;
        }
      }
    }),
  'fun <T> Sequence<T>.filter(predicate: (T) -> Boolean): Sequence<T>': (self: Sequence, test: F) =>
    lazily(function* () {
      for (const each of self) {
        if (test(each) === true) {
          yield each;
        }
      }
    }),
  'fun <T> Sequence<T>.filterNot(predicate: (T) -> Boolean): Sequence<T>': (
    self: Sequence,
    test: F,
  ) =>
    lazily(function* () {
      for (const each of self) {
        if (test(each) !== true) {
          yield each;
        }
      }
    }),
  ...Object.fromEntries(
    ['Iterable', 'Sequence'].map((made) => [
      `fun <T, R> Sequence<T>.flatMap(transform: (T) -> ${made}<R>): Sequence<R>`,
      (self: Sequence, make: F) =>
        lazily(function* () {
          for (const each of self) {
            yield* iterate(make(each));
          }
        }),
    ]),
  ),
  ...Object.fromEntries(
    ['Iterable', 'Sequence'].map((made) => [
      `fun <T> Sequence<${made}<T>>.flatten(): Sequence<T>`,
      (self: Sequence) =>
        lazily(function* () {
          for (const each of self) {
            yield* iterate(each);
          }
        }),
    ]),
  ),
  'fun <T> Sequence<T>.dropWhile(predicate: (T) -> Boolean): Sequence<T>': (
    self: Sequence,
    test: F,
  ) =>
    lazily(function* () {
      let isOpen = false;
      for (const each of self) {
        isOpen ||= test(each) !== true;
        if (isOpen) {
          yield each;
        }
      }
    }),
  'fun <T> Sequence<T>.filterIndexed(predicate: (index: Int, T) -> Boolean): Sequence<T>': (
    self: Sequence,
    test: F,
  ) =>
    lazily(function* () {
      let index = 0;
      for (const each of self) {
        if (test(index++, each) === true) {
          yield each;
        }
      }
    }),
  'fun <T : Any> Sequence<T?>.filterNotNull(): Sequence<T>': (self: Sequence) =>
    lazily(function* () {
      for (const each of self) {
        if (each !== null) {
          yield each;
        }
      }
    }),
  ...Object.fromEntries(
    ['runningFold', 'scan'].map((name) => [
      `fun <T, R> Sequence<T>.${name}(initial: R, operation: (acc: R, T) -> R): Sequence<R>`,
      (self: Sequence, initial: unknown, run: F) =>
        lazily(function* () {
          let value = initial;
          yield value;
          for (const each of self) {
            yield (value = run(value, each));
          }
        }),
    ]),
  ),
  'fun <T> Sequence<T>.chunked(size: Int): Sequence<List<T>>': (self: Sequence, size: number) =>
    lazily(() => pieces(self, size, size, true)),
  'fun <T> Sequence<T>.windowed(size: Int, step: Int = 1, partialWindows: Boolean = false): Sequence<List<T>>':
    (self: Sequence, size: number, step?: number, partial?: boolean) =>
      lazily(() => pieces(self, size, step, partial)),
  'fun <T> Sequence<T>.zipWithNext(): Sequence<Pair<T, T>>': (self: Sequence) =>
    lazily(function* () {
      for (const {items: pair} of pieces(self, 2)) {
        yield new Pair(pair[0], pair[1]);
      }
    }),
  'fun <T, R> Sequence<T>.zipWithNext(transform: (a: T, b: T) -> R): Sequence<R>': (
    self: Sequence,
    make: F,
  ) =>
    lazily(function* () {
      for (const {items: pair} of pieces(self, 2)) {
        yield make(pair[0], pair[1]);
      }
    }),
  'infix fun <T, R> Sequence<T>.zip(other: Sequence<R>): Sequence<Pair<T, R>>': (
    self: Sequence,
    other: Sequence,
  ) => zipped(self, other, (a, b) => new Pair(a, b)),
  'fun <T, R, V> Sequence<T>.zip(other: Sequence<R>, transform: (a: T, b: R) -> V): Sequence<V>':
    zipped,
  'operator fun <T> Sequence<T>.plus(element: T): Sequence<T>': (self: Sequence, value: unknown) =>
    lazily(function* () {
      yield* self;
      yield value;
    }),
  ...Object.fromEntries(
    ['Iterable', 'Sequence'].map((other) => [
      `operator fun <T> Sequence<T>.plus(elements: ${other}<T>): Sequence<T>`,
      (self: Sequence, others: unknown) =>
        lazily(function* () {
          yield* self;
          yield* iterate(others);
        }),
    ]),
  ),
  'fun <T> Sequence<T>.minus(element: T): Sequence<T>': (self: Sequence, value: unknown) =>
    lazily(function* () {
      let isGone = false;
      for (const each of self) {
        if (!isGone && equals(each, value)) {
          isGone = true;
        } else {
          yield each;
        }
      }
    }),
  'fun <T> Sequence<T>.asSequence(): Sequence<T>': same,
  'fun <T, K> Sequence<T>.distinctBy(selector: (T) -> K): Sequence<T>': (self: Sequence, key: F) =>
    lazily(function* () {
      const seen = new Set<unknown>();
      for (const each of self) {
        const own = keyOf(key(each));
        if (!seen.has(own)) {
          yield each;
        }
        seen.add(own);
      }
    }),
  ...Object.fromEntries(
    Object.entries(steps)
      .filter(([signature]) => /\$<T>\.sorted/.test(signature))
      .map(([signature, run]) => [
        signature.replace('$', 'Sequence').replace(/List<T>$/, 'Sequence<T>'),
        (self: Sequence, how: unknown) =>
          new Sequence(() => ((run as F)(self, how) as List).items[Symbol.iterator]()),
      ]),
  ),
  'fun <T> Sequence<T>.take(n: Int): Sequence<T>': (self: Sequence, n: number) =>
    new Sequence(() => first(self, n)[Symbol.iterator]()),
  'fun <T> Sequence<T>.drop(n: Int): Sequence<T>': (self: Sequence, n: number) =>
    lazily(function* () {
      let index = 0;
      for (const each of self) {
        if (index++ >= n) {
          yield each;
        }
      }
    }),
  'fun <T> Sequence<T>.takeWhile(predicate: (T) -> Boolean): Sequence<T>': (
    self: Sequence,
    test: F,
  ) =>
    lazily(function* () {
      for (const each of self) {
        if (test(each) !== true) {
          return;
        }
        yield each;
      }
    }),
  'fun <T> Sequence<T>.distinct(): Sequence<T>': (self: Sequence) =>
    lazily(function* () {
      const seen = new Set<unknown>();
      for (const each of self) {
        const own = keyOf(each);
        if (!seen.has(own)) {
          yield each;
        }
        seen.add(own);
      }
    }),
  'fun <T> Sequence<T>.onEach(action: (T) -> Unit): Sequence<T>': (self: Sequence, action: F) =>
    lazily(function* () {
      for (const each of self) {
        action(each);
        yield each;
      }
    }),
  'fun <T> Sequence<T>.withIndex(): Sequence<IndexedValue<T>>': (self: Sequence) =>
    lazily(function* () {
      let index = 0;
      for (const each of self) {
        yield new IndexedValue(index++, each);
      }
    }),
  'fun <T> Sequence<T>.asIterable(): Iterable<T>': (self: Sequence) => list(items(self)),
};

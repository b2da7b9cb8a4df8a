import {type Rows} from '../../library';
import {type List, list, Sequence} from '../../run/collections';
import {equals, keyOf} from '../../run/equality';
import {items, iterate} from '../../run/iterate';
import {Pair} from '../../run/values';
import {first, same} from '../collections/shared';
import {IndexedValue, steps} from '../collections/steps';
import {type Implementation} from '../../symbols';
import {type F} from '../functions';
import {lazily, pieces, zipped} from './lazily';

/** A step that gives something for each. */
const mapped = (make: (each: unknown, index: number, by: F) => unknown): Implementation =>
  lazily(function* (self, by: F) {
    let index = 0;
    for (const each of self) {
      yield make(each, index++, by);
    }
  });

/** A step that leaves some out. */
const kept = (test: (each: unknown, index: number, by: F) => boolean): Implementation =>
  lazily(function* (self, by: F) {
    let index = 0;
    for (const each of self) {
      if (test(each, index++, by)) {
        yield each;
      }
    }
  });

const pair: F = (a, b) => new Pair(a, b);

function* pairs(self: Sequence, make: F): Generator<unknown> {
  for (const {items: both} of pieces(self, 2)) {
    yield make(both[0], both[1]);
  }
}

/** Those whose keys are not those of any before. */
function* apart(self: Sequence, key: F): Generator<unknown> {
  const seen = new Set<unknown>();
  for (const each of self) {
    const own = keyOf(key(each));
    if (!seen.has(own)) {
      yield each;
    }
    seen.add(own);
  }
}

/** Steps of sequences, each as lazy as the JVM has it. */
export const sequenceSteps: Rows = {
  'fun <T, R> Sequence<T>.map(transform: (T) -> R): Sequence<R>': mapped((each, _, make) =>
    make(each),
  ),
  'fun <T, R> Sequence<T>.mapIndexed(transform: (index: Int, T) -> R): Sequence<R>': mapped(
    (each, index, make) => make(index, each),
  ),
  'fun <T> Sequence<T>.withIndex(): Sequence<IndexedValue<T>>': mapped(
    (each, index) => new IndexedValue(index, each),
  ),
  'fun <T> Sequence<T>.onEach(action: (T) -> Unit): Sequence<T>': mapped((each, _, action) => {
    action(each);
    return each;
  }),
  'fun <T, R : Any> Sequence<T>.mapNotNull(transform: (T) -> R?): Sequence<R>': lazily(function* (
    self,
    make: F,
  ) {
    for (const each of self) {
      const value = make(each);
      if (value !== null) {
        yield value;
      }
    }
  }),
  'fun <T> Sequence<T>.filter(predicate: (T) -> Boolean): Sequence<T>': kept(
    (each, _, test) => test(each) === true,
  ),
  'fun <T> Sequence<T>.filterNot(predicate: (T) -> Boolean): Sequence<T>': kept(
    (each, _, test) => test(each) !== true,
  ),
  'fun <T> Sequence<T>.filterIndexed(predicate: (index: Int, T) -> Boolean): Sequence<T>': kept(
    (each, index, test) => test(index, each) === true,
  ),
  'fun <T : Any> Sequence<T?>.filterNotNull(): Sequence<T>': kept((each) => each !== null),
  'fun <T> Sequence<T>.drop(n: Int): Sequence<T>': kept(
    (_, index, n) => index >= (n as never as number),
  ),
  ...Object.fromEntries(
    ['Iterable', 'Sequence'].flatMap((made) => [
      [
        `fun <T, R> Sequence<T>.flatMap(transform: (T) -> ${made}<R>): Sequence<R>`,
        lazily(function* (self, make: F) {
          for (const each of self) {
            yield* iterate(make(each));
          }
        }),
      ],
      [
        `fun <T> Sequence<${made}<T>>.flatten(): Sequence<T>`,
        lazily(function* (self) {
          for (const each of self) {
            yield* iterate(each);
          }
        }),
      ],
      [
        `operator fun <T> Sequence<T>.plus(elements: ${made}<T>): Sequence<T>`,
        lazily(function* (self, others: unknown) {
          yield* self;
          yield* iterate(others);
        }),
      ],
    ]),
  ),
  'operator fun <T> Sequence<T>.plus(element: T): Sequence<T>': lazily(function* (
    self,
    value: unknown,
  ) {
    yield* self;
    yield value;
  }),
  'fun <T> Sequence<T>.dropWhile(predicate: (T) -> Boolean): Sequence<T>': lazily(function* (
    self,
    test: F,
  ) {
    let isOpen = false;
    for (const each of self) {
      isOpen ||= test(each) !== true;
      if (isOpen) {
        yield each;
      }
    }
  }),
  ...Object.fromEntries(
    ['runningFold', 'scan'].map((name) => [
      `fun <T, R> Sequence<T>.${name}(initial: R, operation: (acc: R, T) -> R): Sequence<R>`,
      lazily(function* (self, initial: unknown, run: F) {
        let value = initial;
        yield value;
        for (const each of self) {
          yield (value = run(value, each));
        }
      }),
    ]),
  ),
  'fun <T> Sequence<T>.chunked(size: Int): Sequence<List<T>>': lazily((self, size: number) =>
    pieces(self, size, size, true),
  ),
  'fun <T> Sequence<T>.windowed(size: Int, step: Int = 1, partialWindows: Boolean = false): Sequence<List<T>>':
    lazily(pieces),
  'fun <T> Sequence<T>.zipWithNext(): Sequence<Pair<T, T>>': lazily((self) => pairs(self, pair)),
  'fun <T, R> Sequence<T>.zipWithNext(transform: (a: T, b: T) -> R): Sequence<R>': lazily(pairs),
  'infix fun <T, R> Sequence<T>.zip(other: Sequence<R>): Sequence<Pair<T, R>>': lazily(
    (self, other: Sequence) => zipped(self, other, pair),
  ),
  'fun <T, R, V> Sequence<T>.zip(other: Sequence<R>, transform: (a: T, b: R) -> V): Sequence<V>':
    lazily(zipped),
  'fun <T> Sequence<T>.minus(element: T): Sequence<T>': lazily(function* (self, value: unknown) {
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
  'fun <T, K> Sequence<T>.distinctBy(selector: (T) -> K): Sequence<T>': lazily(apart),
  'fun <T> Sequence<T>.distinct(): Sequence<T>': lazily((self) => apart(self, same)),
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
  'fun <T> Sequence<T>.takeWhile(predicate: (T) -> Boolean): Sequence<T>': lazily(function* (
    self,
    test: F,
  ) {
    for (const each of self) {
      if (test(each) !== true) {
        return;
      }
      yield each;
    }
  }),
  'fun <T> Sequence<T>.asIterable(): Iterable<T>': (self: Sequence) => list(items(self)),
};

/** Steps of a chain, which lists, arrays, texts and sequences have alike. */
import {type Compare, type F} from '../../library';
import {items, iterate, KotlinSet, type List, list, Sequence} from '../../run/collections';
import {compare, equals, keyOf} from '../../run/equality';
import {machine} from '../../run/machine';
import {Pair} from '../../run/values';
import {type Implementation} from '../../symbols';
import {among, atLeast, by, checkWindow, IndexedValue, itself} from '../basics';

// Steps that lists, arrays, texts and sequences have alike: each gives one value after the other.

type Values = Iterable<unknown>;
type Step = (self: Values, ...args: never[]) => Values;

/** A step that gives something for each, or nothing where that is left out. */
const mapped = (make: (each: unknown, index: number, by: F) => unknown, leaves?: unknown): Step =>
  function* (self, with_: F) {
    let index = 0;
    for (const each of self) {
      const value = make(each, index++, with_);
      if (leaves === undefined || value !== leaves) {
        yield value;
      }
    }
  };

/** A step that leaves some out. */
const kept = (test: (each: unknown, index: number, by: F) => boolean): Step =>
  function* (self, with_: F) {
    let index = 0;
    for (const each of self) {
      if (test(each, index++, with_)) {
        yield each;
      }
    }
  };

const flattened = (make: (each: unknown, index: number, by: F) => unknown): Step =>
  function* (self, with_: F) {
    let index = 0;
    for (const each of self) {
      yield* iterate(make(each, index++, with_));
    }
  };

/** What is made of all before, after each; the first is `initial`, or the first of all. */
const running = (run: (by: F, acc: unknown, each: unknown, index: number) => unknown): Step =>
  function* (self, initial: unknown, with_: F) {
    let value = initial;
    yield value;
    let index = 0;
    for (const each of self) {
      yield (value = run(with_, value, each, index++));
    }
  };

/** Pieces of so many; the last ones may be smaller. */
function* pieces(self: Values, size: number, step = 1, partial = false, make: F = itself): Values {
  let all: unknown[] = [];
  let skipped = 0;
  for (const each of self) {
    if (skipped > 0) {
      skipped -= 1;
    } else {
      all.push(each);
    }
    machine.fits(all.length);
    if (all.length < size) {
      continue;
    }
    yield make(list(all));
    skipped = Math.max(0, step - size);
    all = all.slice(step);
  }
  for (; partial && all.length > 0; all = all.slice(step)) {
    yield make(list(all));
  }
}
const chunks = (self: Values, size: number, make?: F): Values =>
  pieces(self, size, size, true, make);

function* zipped(self: Values, other: unknown, make: F): Values {
  const others = iterate(other)[Symbol.iterator]();
  for (const each of self) {
    const next = others.next();
    if (next.done === true) {
      return;
    }
    yield make(each, next.value);
  }
}
const paired: F = (a, b) => new Pair(a, b);

function* neighbours(self: Values, make: F = paired): Values {
  for (const {items: both} of pieces(self, 2) as Iterable<List>) {
    yield make(both[0], both[1]);
  }
}

/** Those whose keys are not those of any before. */
function* distinct(self: Values, key: F): Values {
  const seen = new Set<unknown>();
  for (const each of self) {
    const own = keyOf(key(each));
    if (!seen.has(own)) {
      yield each;
    }
    seen.add(own);
  }
}

/** By their signatures: `$` is what has them, `#` is what they give. */
const STEPS: Record<string, Step> = {
  'fun <T, R> $<T>.map(transform: (T) -> R): #<R>': mapped((each, _, make) => make(each)),
  'fun <T, R> $<T>.mapIndexed(transform: (index: Int, T) -> R): #<R>': mapped((each, index, make) =>
    make(index, each),
  ),
  'fun <T, R : Any> $<T>.mapNotNull(transform: (T) -> R?): #<R>': mapped(
    (each, _, make) => make(each),
    null,
  ),
  'fun <T, R : Any> $<T>.mapIndexedNotNull(transform: (index: Int, T) -> R?): #<R>': mapped(
    (each, index, make) => make(index, each),
    null,
  ),
  'fun <T> $<T>.filter(predicate: (T) -> Boolean): #<T>': kept(
    (each, _, test) => test(each) === true,
  ),
  'fun <T> $<T>.filterNot(predicate: (T) -> Boolean): #<T>': kept(
    (each, _, test) => test(each) !== true,
  ),
  'fun <T> $<T>.filterIndexed(predicate: (index: Int, T) -> Boolean): #<T>': kept(
    (each, index, test) => test(index, each) === true,
  ),
  'fun <T : Any> $<T?>.filterNotNull(): #<T>': kept((each) => each !== null),
  ...Object.fromEntries(
    ['Iterable', 'Sequence'].flatMap((made): [string, Step][] => [
      [
        `fun <T, R> $<T>.flatMap(transform: (T) -> ${made}<R>): #<R>`,
        flattened((each, _, make) => make(each)),
      ],
      [
        `fun <T, R> $<T>.flatMapIndexed(transform: (index: Int, T) -> ${made}<R>): #<R>`,
        flattened((each, index, make) => make(index, each)),
      ],
      [`fun <T> $<${made}<T>>.flatten(): #<T>`, flattened(itself)],
    ]),
  ),
  'fun <T> $<T>.take(n: Int): #<T>': function* (self, n: number) {
    let left = n;
    for (const each of left > 0 ? self : []) {
      yield each;
      left -= 1;
      if (left === 0) {
        return;
      }
    }
  },
  'fun <T> $<T>.drop(n: Int): #<T>': kept((_, index, n) => index >= (n as never as number)),
  'fun <T> $<T>.takeWhile(predicate: (T) -> Boolean): #<T>': function* (self, test: F) {
    for (const each of self) {
      if (test(each) !== true) {
        return;
      }
      yield each;
    }
  },
  'fun <T> $<T>.dropWhile(predicate: (T) -> Boolean): #<T>': function* (self, test: F) {
    let isOpen = false;
    for (const each of self) {
      isOpen ||= test(each) !== true;
      if (isOpen) {
        yield each;
      }
    }
  },
  'fun <T : Comparable<T>> $<T>.sorted(): #<T>': (self) => items(self).sort(compare),
  'fun <T : Comparable<T>> $<T>.sortedDescending(): #<T>': (self) =>
    items(self).sort((a, b) => compare(b, a)),
  'fun <T, R : Comparable<R>> $<T>.sortedBy(selector: (T) -> R?): #<T>': (self, key: F) =>
    items(self).sort(by(key)),
  'fun <T, R : Comparable<R>> $<T>.sortedByDescending(selector: (T) -> R?): #<T>': (self, key: F) =>
    items(self).sort((a, b) => by(key)(b, a)),
  'fun <T> $<T>.sortedWith(comparator: Comparator<T>): #<T>': (self, order: Compare) =>
    items(self).sort(order),
  'fun <T> $<T>.distinct(): #<T>': (self) => distinct(self, itself),
  'fun <T, K> $<T>.distinctBy(selector: (T) -> K): #<T>': distinct,
  'fun <T> $<T>.zipWithNext(): #<Pair<T, T>>': (self) => neighbours(self),
  'fun <T, R> $<T>.zipWithNext(transform: (a: T, b: T) -> R): #<R>': neighbours,
  'fun <T> $<T>.chunked(size: Int): #<List<T>>': chunks,
  'fun <T, R> $<T>.chunked(size: Int, transform: (List<T>) -> R): #<R>': chunks,
  'fun <T> $<T>.windowed(size: Int, step: Int = 1, partialWindows: Boolean = false): #<List<T>>':
    pieces,
  'fun <T, R> $<T>.windowed(size: Int, step: Int = 1, partialWindows: Boolean = false, transform: (List<T>) -> R): #<R>':
    pieces,
  ...Object.fromEntries(
    ['runningFold', 'scan'].flatMap((name): [string, Step][] => [
      [
        `fun <T, R> $<T>.${name}(initial: R, operation: (acc: R, T) -> R): #<R>`,
        running((run, acc, each) => run(acc, each)),
      ],
      [
        `fun <T, R> $<T>.${name}Indexed(initial: R, operation: (index: Int, acc: R, T) -> R): #<R>`,
        running((run, acc, each, index) => run(index, acc, each)),
      ],
    ]),
  ),
  'fun <S, T : S> $<T>.runningReduce(operation: (acc: S, T) -> S): #<S>': function* (self, run: F) {
    let found: {value: unknown} | undefined;
    for (const each of self) {
      found = {value: found === undefined ? each : run(found.value, each)};
      yield found.value;
    }
  },
  'operator fun <T> $<T>.minus(element: T): #<T>': function* (self, gone: unknown) {
    let isGone = false;
    for (const each of self) {
      if (!isGone && equals(each, gone)) {
        isGone = true;
      } else {
        yield each;
      }
    }
  },
  'operator fun <T> $<T>.minus(elements: Iterable<T>): #<T>': (self, gone: unknown) =>
    among(self, gone, false),
};

/** What goes together with what is zipped: a sequence with sequences, all others with all others. */
const zips = (other: string): Record<string, Step> => ({
  [`infix fun <T, R> $<T>.zip(other: ${other}<R>): #<Pair<T, R>>`]: (self, others: unknown) =>
    zipped(self, others, paired),
  [`fun <T, R, V> $<T>.zip(other: ${other}<R>, transform: (a: T, b: R) -> V): #<V>`]: zipped,
});

/** What is wrong with a count is said at once, also by what is lazy. */
function checkCount(row: string, args: readonly unknown[]): void {
  if (row.includes('(n: Int)')) {
    atLeast(args[0] as number);
  }
  if (row.includes('(size: Int')) {
    const isChunk = row.includes('.chunked');
    checkWindow(args[0] as number, (isChunk ? args[0] : args[1]) as number | undefined);
  }
}

/** The rows for what gives lists. */
const listSteps: Record<string, Implementation> = Object.fromEntries(
  Object.entries({...STEPS, ...zips('Iterable'), ...zips('AnyArray')}).map(([row, step]) => [
    row.replace('#', 'List'),
    (self: unknown, ...args: never[]) => {
      checkCount(row, args);
      const all: unknown[] = [];
      for (const each of step(iterate(self), ...args)) {
        all.push(each);
        machine.fits(all.length);
      }
      return list(all);
    },
  ]),
);

/** The rows of sequences, each as lazy as the JVM has it. */
export const sequenceSteps: Record<string, Implementation> = Object.fromEntries(
  Object.entries({
    ...STEPS,
    ...zips('Sequence'),
    'fun <T> $<T>.withIndex(): #<IndexedValue<T>>': mapped(
      (each, index) => new IndexedValue(index, each),
    ),
    'fun <T> $<T>.onEach(action: (T) -> Unit): #<T>': mapped((each, _, action) => {
      action(each);
      return each;
    }),
    'operator fun <T> $<T>.plus(element: T): #<T>': function* (self: Values, value: unknown) {
      yield* self;
      yield value;
    },
    ...Object.fromEntries(
      ['Iterable', 'Sequence'].map((of): [string, Step] => [
        `operator fun <T> $<T>.plus(elements: ${of}<T>): #<T>`,
        function* (self: Values, others: unknown) {
          yield* self;
          yield* iterate(others);
        },
      ]),
    ),
  } as Record<string, Step>).map(([row, step]) => [
    row.replace('$', 'Sequence').replace('#', 'Sequence'),
    (self: Sequence, ...args: never[]) => {
      checkCount(row, args);
      return new Sequence(() => step(self, ...args)[Symbol.iterator]());
    },
  ]),
);

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

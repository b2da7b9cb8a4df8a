/** Sequences. */
import {type F, type LibraryClass, type LibraryPackage, type Rows} from '../library';
import {items, iterate, list, Sequence} from '../run/collections';
import {blocks, suspending, Yielded} from '../run/procedure';
import {type KotlinArray} from '../run/values';
import {constrainOnce, Cursor, itself, on} from './basics';
import {sequenceSteps} from './collections/steps';
import {terminal} from './collections/terminal';

const giveOne = (_self: unknown, value: unknown): Yielded => new Yielded(list([value]));
const giveAll = (_self: unknown, values: unknown): Yielded => new Yielded(values);
suspending.add(giveOne);
suspending.add(giveAll);

/** Classes of sequences. */
const sequenceTypes: readonly LibraryClass[] = [
  {
    text: 'interface Sequence<out T>',
    is: (value) => value instanceof Sequence,
    members: {'operator fun iterator(): Iterator<T>': (self: unknown) => new Cursor(iterate(self))},
  },
  {
    text: 'class SequenceScope<in T>',
    is: () => false,
    members: {
      'fun yield(value: T): Unit': giveOne,
      'fun yieldAll(elements: Iterable<T>): Unit': giveAll,
      'fun yieldAll(sequence: Sequence<T>): Unit': giveAll,
    },
  },
];

/** Functions that make sequences. */
const sequenceMakers: Rows = {
  'fun <T> sequence(block: SequenceScope<T>.() -> Unit): Sequence<T>': (block: F) =>
    new Sequence(() => blocks.get(block)?.({}) ?? [][Symbol.iterator]()),
  'fun <T> iterator(block: SequenceScope<T>.() -> Unit): Iterator<T>': (block: F) =>
    new Cursor(iterate(new Sequence(() => blocks.get(block)?.({}) ?? [][Symbol.iterator]()))),
  'fun <T> sequenceOf(vararg elements: T): Sequence<T>': (elements: KotlinArray) =>
    new Sequence(() => elements.items[Symbol.iterator]()),
  'fun <T> emptySequence(): Sequence<T>': () => new Sequence(() => [][Symbol.iterator]()),
  'fun <T : Any> generateSequence(nextFunction: () -> T?): Sequence<T>': (next: F) =>
    constrainOnce(
      new Sequence(function* () {
        for (let value = next(); value !== null; value = next()) {
          yield value;
        }
      }),
    ),
  'fun <T> Sequence<T>.asSequence(): Sequence<T>': itself,
  'fun <T> Sequence<T>.asIterable(): Iterable<T>': (self: Sequence) => list(items(self)),
  'fun <T> Sequence<T>.constrainOnce(): Sequence<T>': constrainOnce,
  'fun <T> Sequence<T>.ifEmpty(defaultValue: () -> Sequence<T>): Sequence<T>': (
    self: Sequence,
    other: F,
  ) =>
    new Sequence(function* () {
      let isEmpty = true;
      for (const each of self) {
        isEmpty = false;
        yield each;
      }
      if (isEmpty) {
        yield* other() as Sequence;
      }
    }),
  'fun <T : Any> generateSequence(seedFunction: () -> T?, nextFunction: (T) -> T?): Sequence<T>': (
    first: F,
    next: F,
  ) =>
    new Sequence(function* () {
      for (let value = first(); value !== null; value = next(value)) {
        yield value;
      }
    }),
  'fun <T : Any> generateSequence(seed: T?, nextFunction: (T) -> T?): Sequence<T>': (
    seed: unknown,
    next: F,
  ) =>
    new Sequence(function* () {
      for (let value = seed; value !== null; value = next(value)) {
        yield value;
      }
    }),
};

export const sequences: LibraryPackage = {
  name: 'kotlin.sequences',
  classes: sequenceTypes,
  rows: {...sequenceMakers, ...on('Sequence', terminal), ...sequenceSteps},
};

import {Collected, List, Sequence, items, iterate} from '../../run/collections';
import {equals} from '../../run/equality';
import {fail} from '../../run/failures';
import {machine} from '../../run/machine';
import {text} from '../../run/text';
import {type Implementation} from '../../symbols';
import {at} from '../core/made';
import {type F} from '../functions';
import {type StringBuilder} from '../text/builder';
import {joined} from '../text/letters';
import {extremes, sums} from './extremes';
import {gathering} from './gathering';
import {nameOf, noMatch, nothingIn} from './messages';
import {find, indexWhere, item, itemAt, lastWhere, reduced} from './shared';

const joinedItems = (
  self: unknown,
  separator = ', ',
  prefix = '',
  postfix = '',
  limit = -1,
  truncated = '...',
  transform?: F,
): string => {
  const parts: string[] = [];
  for (const each of iterate(self)) {
    if (limit >= 0 && parts.length >= limit) {
      parts.push(truncated);
      break;
    }
    const part = text(transform === undefined ? each : transform(each));
    machine.write(part.length + separator.length);
    parts.push(part);
  }
  return prefix + parts.join(separator) + postfix;
};
function firstMade(self: unknown, make: F): unknown {
  for (const each of iterate(self)) {
    const made = make(each);
    if (made !== null) {
      return made;
    }
  }
  return null;
}
/** Ends of a chain: of lists, sets, ranges, arrays and sequences alike; `$` stands for the receiver's class. */
export const terminal: Record<string, Implementation> = {
  ...sums,
  ...gathering,
  'fun <T> $<T>.forEach(action: (T) -> Unit): Unit': (self: unknown, action: F) => {
    for (const each of iterate(self)) {
      action(each);
    }
  },
  'fun <T> $<T>.forEachIndexed(action: (index: Int, T) -> Unit): Unit': (
    self: unknown,
    action: F,
  ) => {
    let index = 0;
    for (const each of iterate(self)) {
      action(index++, each);
    }
  },
  'fun <T> $<T>.count(): Int': (self: unknown) => items(self).length,
  'fun <T> $<T>.count(predicate: (T) -> Boolean): Int': (self: unknown, test: F) => {
    let count = 0;
    for (const each of iterate(self)) {
      if (test(each) === true) {
        count += 1;
      }
    }
    return count;
  },
  'fun <T> $<T>.any(): Boolean': (self: unknown) => indexWhere(self, () => true) >= 0,
  'fun <T> $<T>.any(predicate: (T) -> Boolean): Boolean': (self: unknown, test: F) =>
    indexWhere(self, (each) => test(each) === true) >= 0,
  'fun <T> $<T>.all(predicate: (T) -> Boolean): Boolean': (self: unknown, test: F) =>
    indexWhere(self, (each) => test(each) !== true) < 0,
  'fun <T> $<T>.none(): Boolean': (self: unknown) => indexWhere(self, () => true) < 0,
  'fun <T> $<T>.none(predicate: (T) -> Boolean): Boolean': (self: unknown, test: F) =>
    indexWhere(self, (each) => test(each) === true) < 0,
  'fun <T> $<T>.first(): T': (self: unknown) => {
    for (const each of iterate(self)) {
      return each;
    }
    return fail('NoSuchElementException', nothingIn(self));
  },
  'fun <T> $<T>.first(predicate: (T) -> Boolean): T': (self: unknown, test: F) => {
    for (const each of iterate(self)) {
      if (test(each) === true) {
        return each;
      }
    }
    return noMatch(self);
  },
  'fun <T> $<T>.firstOrNull(): T?': (self: unknown) => {
    for (const each of iterate(self)) {
      return each;
    }
    return null;
  },
  'fun <T> $<T>.firstOrNull(predicate: (T) -> Boolean): T?': (self: unknown, test: F) =>
    find(self, test),
  'fun <T> $<T>.find(predicate: (T) -> Boolean): T?': (self: unknown, test: F) => find(self, test),
  'fun <T> $<T>.last(): T': (self: unknown) => {
    const all = items(self);
    return all.length === 0 ? fail('NoSuchElementException', nothingIn(self)) : all.at(-1);
  },
  'fun <T> $<T>.last(predicate: (T) -> Boolean): T': (self: unknown, test: F) => {
    const found = lastWhere(self, test);
    return found === undefined
      ? noMatch(self, self instanceof List ? 'List' : undefined)
      : found.value;
  },
  'fun <T> $<T>.lastOrNull(): T?': (self: unknown) => items(self).at(-1) ?? null,
  'fun <T> $<T>.lastOrNull(predicate: (T) -> Boolean): T?': (self: unknown, test: F) =>
    lastWhere(self, test)?.value ?? null,
  'fun <T> $<T>.single(): T': (self: unknown) => {
    const all = items(self);
    if (all.length === 1) {
      return all[0];
    }
    return all.length === 0
      ? fail('NoSuchElementException', nothingIn(self))
      : fail(
          'IllegalArgumentException',
          `${self instanceof List ? 'List' : nameOf(self)} has more than one element.`,
        );
  },
  'fun <T> $<T>.singleOrNull(): T?': (self: unknown) => {
    const all = items(self);
    return all.length === 1 ? all[0] : null;
  },
  'fun <T> $<T>.single(predicate: (T) -> Boolean): T': (self: unknown, test: F) => {
    const all = items(self).filter((each) => test(each));
    if (all.length === 1) {
      return all[0];
    }
    return all.length === 0
      ? noMatch(self)
      : fail(
          'IllegalArgumentException',
          `${nameOf(self)} contains more than one matching element.`,
        );
  },
  'fun <T, R> $<T>.fold(initial: R, operation: (acc: R, T) -> R): R': (
    self: unknown,
    initial: unknown,
    run: F,
  ) => {
    let result = initial;
    for (const each of iterate(self)) {
      result = run(result, each);
    }
    return result;
  },
  'fun <T, R> $<T>.foldIndexed(initial: R, operation: (index: Int, acc: R, T) -> R): R': (
    self: unknown,
    initial: unknown,
    run: F,
  ) => {
    let result = initial;
    let index = 0;
    for (const each of iterate(self)) {
      result = run(index++, result, each);
    }
    return result;
  },
  'fun <S, T : S> $<T>.reduce(operation: (acc: S, T) -> S): S': (self: unknown, run: F) => {
    const found = reduced(self, (a, b) => run(a, b));
    return found === undefined
      ? fail('UnsupportedOperationException', "Empty collection can't be reduced.")
      : found.value;
  },
  'fun <S, T : S> $<T>.reduceOrNull(operation: (acc: S, T) -> S): S?': (self: unknown, run: F) => {
    const found = reduced(self, (a, b) => run(a, b));
    return found === undefined ? null : found.value;
  },
  ...extremes('max', 1),
  ...extremes('min', -1),
  'fun <T> $<T>.joinToString(separator: String = ", ", prefix: String = "", postfix: String = "", limit: Int = -1, truncated: String = "...", transform: (T) -> Any = { it }): String':
    joinedItems,
  'fun <T> $<T>.joinTo(buffer: StringBuilder, separator: String = ", ", prefix: String = "", postfix: String = "", limit: Int = -1, truncated: String = "...", transform: (T) -> Any = { it }): StringBuilder':
    (self: unknown, to: StringBuilder, ...how: unknown[]) => {
      to.text = joined(to.text, (joinedItems as F)(self, ...how) as string);
      return to;
    },
  'fun <T> $<T>.indexOf(element: T): Int': (self: unknown, wanted: unknown) =>
    indexWhere(self, (each) => equals(each, wanted)),
  'fun <T> $<T>.indexOfFirst(predicate: (T) -> Boolean): Int': (self: unknown, test: F) =>
    indexWhere(self, (each) => test(each) === true),
  'fun <T> $<T>.indexOfLast(predicate: (T) -> Boolean): Int': (self: unknown, test: F) =>
    items(self).findLastIndex((each) => test(each)),
  'fun <T> $<T>.elementAt(index: Int): T': (self: unknown, index: number) =>
    self instanceof List
      ? item(self, index)
      : itemAt(self, index, () =>
          self instanceof Sequence
            ? fail(
                'IndexOutOfBoundsException',
                `Sequence doesn't contain element at index ${index}.`,
              )
            : at(items(self), index),
        ),
  'operator fun <T> $<T>.contains(element: T): Boolean': (self: unknown, wanted: unknown) =>
    self instanceof Collected
      ? self.has(wanted)
      : indexWhere(self, (each) => equals(each, wanted)) >= 0,
  'fun <T> $<T>.lastIndexOf(element: T): Int': (self: unknown, wanted: unknown) =>
    items(self).findLastIndex((each) => equals(each, wanted)),
  'fun <T> $<T>.findLast(predicate: (T) -> Boolean): T?': (self: unknown, test: F) =>
    lastWhere(self, test)?.value ?? null,
  'fun <T> $<T>.singleOrNull(predicate: (T) -> Boolean): T?': (self: unknown, test: F) => {
    const all = items(self).filter((each) => test(each));
    return all.length === 1 ? all[0] : null;
  },
  'fun <T> $<T>.elementAtOrNull(index: Int): T?': (self: unknown, index: number) =>
    itemAt(self, index, () => null),
  'fun <T> $<T>.elementAtOrElse(index: Int, defaultValue: (Int) -> T): T': (
    self: unknown,
    index: number,
    other: F,
  ) => itemAt(self, index, () => other(index)),
  'fun <T, R : Any> $<T>.firstNotNullOf(transform: (T) -> R?): R': (self: unknown, make: F) =>
    firstMade(self, make) ??
    fail(
      'NoSuchElementException',
      'No element of the collection was transformed to a non-null value.',
    ),
  'fun <T, R : Any> $<T>.firstNotNullOfOrNull(transform: (T) -> R?): R?': firstMade,
  'fun <S, T : S> $<T>.reduceIndexed(operation: (index: Int, acc: S, T) -> S): S': (
    self: unknown,
    run: F,
  ) => {
    const found = reduced(self, (a, b, index) => run(index, a, b));
    return found === undefined
      ? fail('UnsupportedOperationException', "Empty collection can't be reduced.")
      : found.value;
  },
};

import {type List, list, items} from '../../run/collections';
import {fail} from '../../run/failures';
import {type Implementation} from '../../symbols';
import {at} from '../core/made';
import {type F} from '../functions';
import {atLeast, item} from './shared';

/** What has indices: lists and arrays; `$` stands for the receiver's class. */
export const indexed: Record<string, Implementation> = {
  'fun <T> $<T>.getOrNull(index: Int): T?': (self: List, index: number) =>
    self.items[index] ?? null,
  'fun <T> $<T>.getOrElse(index: Int, defaultValue: (Int) -> T): T': (
    self: List,
    index: number,
    other: F,
  ) => (index in self.items ? self.items[index] : other(index)),
  'fun <T> $<T>.takeLast(n: Int): List<T>': (self: List, n: number) =>
    list(n === 0 ? [] : self.items.slice(-atLeast(n))),
  'fun <T> $<T>.dropLast(n: Int): List<T>': (self: List, n: number) =>
    list(self.items.slice(0, Math.max(0, self.items.length - atLeast(n)))),
  'fun <T> $<T>.takeLastWhile(predicate: (T) -> Boolean): List<T>': (self: List, test: F) =>
    list(self.items.slice(endOf(self, test))),
  'fun <T> $<T>.dropLastWhile(predicate: (T) -> Boolean): List<T>': (self: List, test: F) =>
    list(self.items.slice(0, endOf(self, test))),
  'fun <T> $<T>.slice(indices: Iterable<Int>): List<T>': (self: List, indices: unknown) =>
    list(items(indices).map((index) => at(self.items, index as number))),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((nth) => [
      `operator fun <T> $<T>.component${nth}(): T`,
      (self: List) => item(self, nth - 1),
    ]),
  ),
  'fun <T, R> $<T>.foldRight(initial: R, operation: (T, acc: R) -> R): R': (
    self: List,
    initial: unknown,
    run: F,
  ) => self.items.reduceRight((acc, each) => run(each, acc), initial),
  'fun <T, R> $<T>.foldRightIndexed(initial: R, operation: (index: Int, T, acc: R) -> R): R': (
    self: List,
    initial: unknown,
    run: F,
  ) => self.items.reduceRight((acc, each, index) => run(index, each, acc), initial),
  'fun <S, T : S> $<T>.reduceRightIndexed(operation: (index: Int, T, acc: S) -> S): S': (
    self: List,
    run: F,
  ) =>
    self.items.length === 0
      ? fail('UnsupportedOperationException', "Empty list can't be reduced.")
      : self.items.reduceRight((acc, each, index) => run(index, each, acc)),
  'fun <S, T : S> $<T>.reduceRight(operation: (T, acc: S) -> S): S': (self: List, run: F) =>
    self.items.length === 0
      ? fail('UnsupportedOperationException', "Empty list can't be reduced.")
      : self.items.reduceRight((acc, each) => run(each, acc)),
};
/** Where the last items begin that all pass a test. */
const endOf = ({items: all}: List, test: F): number =>
  all.findLastIndex((each) => test(each) !== true) + 1;

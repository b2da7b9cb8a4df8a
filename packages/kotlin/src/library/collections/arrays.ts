import {type Rows} from '../../library';
import {list} from '../../run/collections';
import {compare, equals} from '../../run/equality';
import {fail} from '../../run/failures';
import {items} from '../../run/iterate';
import {text} from '../../run/text';
import {KotlinArray} from '../../run/values';
import {type F} from '../functions';
import {made} from '../core/made';
import {ZEROS} from '../../run/zeros';
import {by, sorted} from './shared';

const deepText = (self: KotlinArray): string =>
  `[${self.items.map((each) => (each instanceof KotlinArray ? deepText(each) : text(each))).join(', ')}]`;

/** What gives an array of the same sort. */
const ofSort = (of: string, array: string, item: string, ordered = of): Rows => ({
  [`fun ${ordered}${array}.sortedArray(): ${array}`]: (self: KotlinArray) =>
    self.with(sorted(self, compare).items),
  [`fun ${of}${array}.reversedArray(): ${array}`]: (self: KotlinArray) =>
    self.with(items(self).reverse()),
  [`fun ${of}${array}.copyOf(): ${array}`]: (self: KotlinArray) => self.with(items(self)),
  [`fun ${of}${array}.copyOfRange(fromIndex: Int, toIndex: Int): ${array}`]: (
    self: KotlinArray,
    from: number,
    to: number,
  ) => {
    const {length} = self.items;
    if (from < 0 || to > length || from > to)
      fail(
        from > to ? 'IllegalArgumentException' : 'IndexOutOfBoundsException',
        from > to
          ? `${from} > ${to}`
          : from < 0
            ? `fromIndex: ${from}, toIndex: ${to}, size: ${length}`
            : `toIndex (${to}) is greater than size (${length}).`,
      );
    return self.with(self.items.slice(from, to));
  },
  [`operator fun ${of}${array}.plus(element: ${item}): ${array}`]: (
    self: KotlinArray,
    value: unknown,
  ) => self.with([...self.items, value]),
  [`operator fun ${of}${array}.plus(elements: ${array}): ${array}`]: (
    self: KotlinArray,
    others: KotlinArray,
  ) => self.with([...self.items, ...others.items]),
  ...(of === ''
    ? {
        [`fun ${array}.copyOf(newSize: Int): ${array}`]: (self: KotlinArray, size: number) =>
          self.with(made(size, (index) => self.items[index as number] ?? ZEROS.get(item), true)),
        ...Object.fromEntries(
          ['Collection', 'Array'].map((from) => [
            `fun ${from}<${item}>.to${array}(): ${array}`,
            (self: unknown) => new KotlinArray(items(self), item),
          ]),
        ),
      }
    : {}),
});

/** Functions of arrays alone. */
export const ofArrays: Rows = {
  'fun <T> Array<T>.isEmpty(): Boolean': (self: KotlinArray) => self.items.length === 0,
  'fun <T> Array<T>.isNotEmpty(): Boolean': (self: KotlinArray) => self.items.length > 0,
  'val <T> Array<T>.lastIndex: Int': (self: KotlinArray) => self.items.length - 1,
  'fun <T : Comparable<T>> Array<T>.sort(): Unit': (self: KotlinArray) => {
    self.items.sort(compare);
  },
  'fun <T : Comparable<T>> Array<T>.sortDescending(): Unit': (self: KotlinArray) => {
    self.items.sort((a, b) => compare(b, a));
  },
  'fun <T, R : Comparable<R>> Array<T>.sortBy(selector: (T) -> R?): Unit': (
    self: KotlinArray,
    key: F,
  ) => {
    self.items.sort(by(key));
  },
  'fun <T> Array<T>.reverse(): Unit': (self: KotlinArray) => {
    self.items.reverse();
  },
  'fun <T> Array<T>.fill(element: T): Unit': (self: KotlinArray, value: unknown) => {
    self.items.fill(value);
  },
  'fun <T> Array<T>.contentDeepToString(): String': deepText,
  'fun <T> Array<T>.toTypedArray(): Array<T>': (self: KotlinArray) => new KotlinArray(items(self)),
  ...ofSort('<T> ', 'Array<T>', 'T', '<T : Comparable<T>> '),
  ...Object.assign({}, ...[...ZEROS.keys()].map((sort) => ofSort('', `${sort}Array`, sort))),
  'infix fun <T> Array<T>.contentEquals(other: Array<T>): Boolean': (
    self: KotlinArray,
    other: KotlinArray,
  ) => equals(list(self.items), list(other.items)),
};

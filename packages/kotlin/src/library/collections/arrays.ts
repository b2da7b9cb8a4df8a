import {type Rows} from '../../library';
import {list} from '../../run/collections';
import {equals} from '../../run/equality';
import {compare} from '../../run/compare';
import {fail} from '../../run/failures';
import {items} from '../../run/iterate';
import {text} from '../../run/text';
import {KotlinArray} from '../../run/values';
import {type F} from '../functions';
import {by, sorted} from './shared';

const deepText = (self: KotlinArray): string =>
  `[${self.items.map((each) => (each instanceof KotlinArray ? deepText(each) : text(each))).join(', ')}]`;

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
  'fun <T : Comparable<T>> Array<T>.sortedArray(): Array<T>': (self: KotlinArray) =>
    new KotlinArray(sorted(self, compare).items),
  'fun <T> Array<T>.reversedArray(): Array<T>': (self: KotlinArray) =>
    new KotlinArray(items(self).reverse()),
  'fun <T> Array<T>.copyOf(): Array<T>': (self: KotlinArray) => new KotlinArray(items(self)),
  'fun <T> Array<T>.copyOfRange(fromIndex: Int, toIndex: Int): Array<T>': (
    self: KotlinArray,
    from: number,
    to: number,
  ) => {
    const {length} = self.items;
    if (from < 0 || to > length || from > to) {
      fail(
        from > to ? 'IllegalArgumentException' : 'IndexOutOfBoundsException',
        from > to
          ? `${from} > ${to}`
          : from < 0
            ? `fromIndex: ${from}, toIndex: ${to}, size: ${length}`
            : `toIndex (${to}) is greater than size (${length}).`,
      );
    }
    return new KotlinArray(self.items.slice(from, to));
  },
  'fun <T> Array<T>.fill(element: T): Unit': (self: KotlinArray, value: unknown) => {
    self.items.fill(value);
  },
  'operator fun <T> Array<T>.plus(element: T): Array<T>': (self: KotlinArray, value: unknown) =>
    new KotlinArray([...self.items, value]),
  'operator fun <T> Array<T>.plus(elements: Array<T>): Array<T>': (
    self: KotlinArray,
    others: KotlinArray,
  ) => new KotlinArray([...self.items, ...others.items]),
  'fun <T> Array<T>.contentDeepToString(): String': deepText,
  'fun <T> Array<T>.toTypedArray(): Array<T>': (self: KotlinArray) => new KotlinArray(items(self)),
  ...Object.fromEntries(
    ['Int', 'Long', 'Double', 'Float', 'Boolean', 'Char'].flatMap((type) =>
      ['Collection', 'Array'].map((of) => [
        `fun ${of}<${type}>.to${type}Array(): Array<${type}>`,
        (self: unknown) => new KotlinArray(items(self)),
      ]),
    ),
  ),
  'infix fun <T> Array<T>.contentEquals(other: Array<T>): Boolean': (
    self: KotlinArray,
    other: KotlinArray,
  ) => equals(list(self.items), list(other.items)),
};

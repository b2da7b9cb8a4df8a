import {type Rows} from '../../library';
import {PRIMITIVES} from '../../primitives';
import {list, items} from '../../run/collections';
import {equals, hashOf, compare} from '../../run/equality';
import {fail} from '../../run/failures';
import {text} from '../../run/text';
import {KotlinArray, ZEROS} from '../../run/values';
import {type Implementation} from '../../symbols';
import {at, made} from '../core/made';
import {intRange} from '../numbers/progressions';

const deepText = (self: KotlinArray): string =>
  `[${self.items.map((each) => (each instanceof KotlinArray ? deepText(each) : text(each))).join(', ')}]`;

const zero = ({sort}: KotlinArray): unknown => ZEROS.get(`kotlin.${sort}`) ?? null;

/** An array of the same sort. */
const like = ({sort}: KotlinArray, all: unknown[]): KotlinArray => new KotlinArray(all, sort);

const joined = (self: KotlinArray, others: unknown): KotlinArray =>
  like(self, [...self.items, ...items(others)]);

/** Functions of two arrays of the same sort. */
const ofAlike: Rows = Object.fromEntries(
  ['T', ...PRIMITIVES].flatMap((item) => {
    const own = item === 'T' ? 'Array<T>' : `${item}Array`;
    const head = item === 'T' ? 'fun <T> ' : 'fun ';
    return Object.entries<Implementation>({
      [`${head}${own}.copyOf(newSize: Int): ${own.replace('T>', 'T?>')}`]: (
        self: KotlinArray,
        size: number,
      ) =>
        like(
          self,
          made(size, (index) => self.items[index as number] ?? zero(self), true),
        ),
      [`infix ${head}${own}.contentEquals(other: ${own}): Boolean`]: (
        self: KotlinArray,
        other: KotlinArray,
      ) => equals(list(self.items), list(other.items)),
      [`operator ${head}${own}.plus(element: ${item}): ${own}`]: (
        self: KotlinArray,
        value: unknown,
      ) => like(self, [...self.items, value]),
      [`operator ${head}${own}.plus(elements: ${own}): ${own}`]: joined,
      [`operator ${head}${own}.plus(elements: Collection<${item}>): ${own}`]: joined,
    });
  }),
);

/** Functions of arrays alone. */
export const ofArrays: Rows = {
  ...ofAlike,
  'fun <T> AnyArray<T>.isEmpty(): Boolean': (self: KotlinArray) => self.items.length === 0,
  'fun <T> AnyArray<T>.isNotEmpty(): Boolean': (self: KotlinArray) => self.items.length > 0,
  'val <T> AnyArray<T>.lastIndex: Int': (self: KotlinArray) => self.items.length - 1,
  'val <T> AnyArray<T>.indices: IntRange': (self: KotlinArray) =>
    intRange(0, self.items.length - 1),
  'fun <T> AnyArray<T>.asList(): List<T>': (self: KotlinArray) => list(self.items),
  'fun <T> AnyArray<T>.asIterable(): Iterable<T>': (self: KotlinArray) => list(self.items),
  'fun <T> Array<T>.plusElement(element: T): Array<T>': (self: KotlinArray, value: unknown) =>
    like(self, [...self.items, value]),
  'fun <T : Comparable<T>> AnyArray<T>.sort(): Unit': (self: KotlinArray) => {
    self.items.sort(compare);
  },
  'fun <T> AnyArray<T>.reverse(): Unit': (self: KotlinArray) => {
    self.items.reverse();
  },
  'fun <T : Comparable<T>, A : AnyArray<T>> A.sortedArray(): A': (self: KotlinArray) =>
    like(self, items(self).sort(compare)),
  'fun <T : Comparable<T>, A : AnyArray<T>> A.sortedArrayDescending(): A': (self: KotlinArray) =>
    like(
      self,
      items(self).sort((a, b) => compare(b, a)),
    ),
  'fun <T, A : AnyArray<T>> A.reversedArray(): A': (self: KotlinArray) =>
    like(self, items(self).reverse()),
  'fun <T, A : AnyArray<T>> A.sliceArray(indices: Iterable<Int>): A': (
    self: KotlinArray,
    indices: unknown,
  ) =>
    like(
      self,
      items(indices).map((index) => at(self.items, index as number)),
    ),
  'fun <T, A : AnyArray<T>> A.copyOf(): A': (self: KotlinArray) => like(self, items(self)),
  'fun <T, A : AnyArray<T>> A.copyOfRange(fromIndex: Int, toIndex: Int): A': (
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
    return like(self, self.items.slice(from, to));
  },
  'fun <T> AnyArray<T>.fill(element: T, fromIndex: Int = 0, toIndex: Int = 0): Unit': (
    self: KotlinArray,
    value: unknown,
    from = 0,
    to = self.items.length,
  ) => {
    if (from > to) {
      fail('IllegalArgumentException', `fromIndex(${from}) > toIndex(${to})`);
    }
    if (from < 0 || to > self.items.length) {
      fail('ArrayIndexOutOfBoundsException', `Array index out of range: ${from < 0 ? from : to}`);
    }
    self.items.fill(value, from, to);
  },
  'fun <T> AnyArray<T>.contentToString(): String': (self: KotlinArray) => text(list(self.items)),
  'fun <T> Array<T>.contentDeepToString(): String': deepText,
  'fun <T> AnyArray<T>.contentHashCode(): Int': (self: KotlinArray) => hashOf(list(self.items)),
  'fun <T> AnyArray<T>.toTypedArray(): Array<T>': (self: KotlinArray) =>
    new KotlinArray(items(self)),
  ...Object.fromEntries(
    PRIMITIVES.flatMap((sort) =>
      ['Collection', 'Array'].map((of) => [
        `fun ${of}<${sort}>.to${sort}Array(): ${sort}Array`,
        (self: unknown) => new KotlinArray(items(self), sort),
      ]),
    ),
  ),
};

import {type LibraryClass, type Rows} from '../../library';
import {PRIMITIVES} from '../../primitives';
import {fail} from '../../run/failures';
import {KotlinArray, ZEROS} from '../../run/values';
import {Cursor} from '../collections/cursors';
import {type F} from '../functions';
import {made} from './made';

function inside({items: all}: KotlinArray, index: number): void {
  if (index < 0 || index >= all.length) {
    fail('ArrayIndexOutOfBoundsException', `Index ${index} out of bounds for length ${all.length}`);
  }
}

const isArray =
  (sort: string) =>
  (value: unknown): boolean =>
    value instanceof KotlinArray && value.sort === sort;

/** `Array<T>`, and `IntArray` and its like. */
export const arrayTypes: readonly LibraryClass[] = [
  {
    text: 'class Array<T>(size: Int, init: (Int) -> T) : AnyArray<T>',
    is: isArray(''),
    construct: (size: number, init: F) => new KotlinArray(made(size, init, true)),
  },
  ...PRIMITIVES.map((sort) => ({
    text: `class ${sort}Array(size: Int, init: (Int) -> ${sort} = {}) : AnyArray<${sort}>`,
    is: isArray(sort),
    construct: (size: number, init: F = () => ZEROS.get(`kotlin.${sort}`)) =>
      new KotlinArray(made(size, init, true), sort),
  })),
];

/** What arrays have in common: a class that no program can name. */
export const anyArray: LibraryClass = {
  text: 'abstract class AnyArray<T>',
  is: (value) => value instanceof KotlinArray,
  members: {
    'operator fun get(index: Int): T': (self: KotlinArray, index: number) => (
      inside(self, index),
      self.items[index]
    ),
    'operator fun set(index: Int, value: T): Unit': (
      self: KotlinArray,
      index: number,
      value: unknown,
    ) => {
      inside(self, index);
      self.items[index] = value;
    },
    'val size: Int': (self: KotlinArray) => self.items.length,
    'operator fun iterator(): Iterator<T>': (self: KotlinArray) => new Cursor(self.items),
  },
};

const asGiven = (elements: KotlinArray): KotlinArray => elements;

/** Functions that make arrays. */
export const arrayMakers: Rows = {
  'fun <T> arrayOf(vararg elements: T): Array<T>': asGiven,
  ...Object.fromEntries(
    PRIMITIVES.map((sort) => [
      `fun ${sort.toLowerCase()}ArrayOf(vararg elements: ${sort}): ${sort}Array`,
      asGiven,
    ]),
  ),
  'fun <T> arrayOfNulls(size: Int): Array<T?>': (size: number) =>
    new KotlinArray(made(size, () => null, true)),
  'fun <T> emptyArray(): Array<T>': () => new KotlinArray([]),
};

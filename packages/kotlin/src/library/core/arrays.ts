import {type LibraryClass, type Rows} from '../../library';
import {fail} from '../../run/failures';
import {KotlinArray} from '../../run/values';
import {ZEROS} from '../../run/zeros';
import {type Implementation} from '../../symbols';
import {type F} from '../functions';
import {made} from './made';

export function inside({items: all}: KotlinArray, index: number): void {
  if (index < 0 || index >= all.length)
    fail('ArrayIndexOutOfBoundsException', `Index ${index} out of bounds for length ${all.length}`);
}

/** Arrays. */
export const arrayTypes: readonly LibraryClass[] = [
  {
    text: 'class Array<T>',
    is: (value) => value instanceof KotlinArray && value.sort === '',
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
    },
  },
  ...[...ZEROS.keys()].map((sort) => ({
    text: `class ${sort}Array : Array<${sort}>`,
    is: (value: unknown) => value instanceof KotlinArray && value.sort === sort,
  })),
];

/** Functions that make arrays. */
export const arrayMakers: Rows = {
  'fun <T> arrayOf(vararg elements: T): Array<T>': (elements: KotlinArray) => elements,
  'fun <T> arrayOfNulls(size: Int): Array<T?>': (size: number) =>
    new KotlinArray(made(size, () => null, true)),
  'fun <T> emptyArray(): Array<T>': () => new KotlinArray([]),
  'fun <T> Array(size: Int, init: (Int) -> T): Array<T>': (size: number, init: F) =>
    new KotlinArray(made(size, init, true)),
  ...Object.fromEntries(
    [...ZEROS].flatMap(([sort, zero]): [string, Implementation][] => [
      [
        `fun ${sort.toLowerCase()}ArrayOf(vararg elements: ${sort}): ${sort}Array`,
        (elements: KotlinArray) => elements,
      ],
      [
        `fun ${sort}Array(size: Int, init: (Int) -> ${sort} = 0): ${sort}Array`,
        (size: number, init: F = () => zero) => new KotlinArray(made(size, init, true), sort),
      ],
    ]),
  ),
};

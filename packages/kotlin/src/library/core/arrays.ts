import {type LibraryClass, type Rows} from '../../library';
import {fail} from '../../run/failures';
import {char, Double, Float, KotlinArray} from '../../run/values';
import {type F} from '../functions';
import {made} from './made';

export function inside({items: all}: KotlinArray, index: number): void {
  if (index < 0 || index >= all.length) {
    fail('ArrayIndexOutOfBoundsException', `Index ${index} out of bounds for length ${all.length}`);
  }
}

/** Arrays. */
export const arrayTypes: readonly LibraryClass[] = [
  {
    text: 'class Array<T>',
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
    },
  },
];

/** Functions that make arrays. */
export const arrayMakers: Rows = {
  'fun <T> arrayOf(vararg elements: T): Array<T>': (elements: KotlinArray) => elements,
  'fun intArrayOf(vararg elements: Int): Array<Int>': (elements: KotlinArray) => elements,
  'fun longArrayOf(vararg elements: Long): Array<Long>': (elements: KotlinArray) => elements,
  'fun floatArrayOf(vararg elements: Float): Array<Float>': (elements: KotlinArray) => elements,
  'fun booleanArrayOf(vararg elements: Boolean): Array<Boolean>': (elements: KotlinArray) =>
    elements,
  'fun charArrayOf(vararg elements: Char): Array<Char>': (elements: KotlinArray) => elements,
  'fun <T> arrayOfNulls(size: Int): Array<T?>': (size: number) =>
    new KotlinArray(made(size, () => null, true)),
  'fun LongArray(size: Int, init: (Int) -> Long = { 0L }): Array<Long>': (
    size: number,
    init: F = () => 0n,
  ) => new KotlinArray(made(size, init, true)),
  'fun FloatArray(size: Int, init: (Int) -> Float = { 0f }): Array<Float>': (
    size: number,
    init: F = () => new Float(0),
  ) => new KotlinArray(made(size, init, true)),
  "fun CharArray(size: Int, init: (Int) -> Char = { ' ' }): Array<Char>": (
    size: number,
    init: F = () => char(0),
  ) => new KotlinArray(made(size, init, true)),
  'fun doubleArrayOf(vararg elements: Double): Array<Double>': (elements: KotlinArray) => elements,
  'fun <T> emptyArray(): Array<T>': () => new KotlinArray([]),
  'fun <T> Array(size: Int, init: (Int) -> T): Array<T>': (size: number, init: F) =>
    new KotlinArray(made(size, init, true)),
  'fun IntArray(size: Int, init: (Int) -> Int = { 0 }): Array<Int>': (
    size: number,
    init: F = () => 0,
  ) => new KotlinArray(made(size, init, true)),
  'fun DoubleArray(size: Int, init: (Int) -> Double = { 0.0 }): Array<Double>': (
    size: number,
    init: F = () => new Double(0),
  ) => new KotlinArray(made(size, init, true)),
  'fun BooleanArray(size: Int, init: (Int) -> Boolean = { false }): Array<Boolean>': (
    size: number,
    init: F = () => false,
  ) => new KotlinArray(made(size, init, true)),
};

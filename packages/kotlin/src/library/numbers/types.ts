import {type LibraryClass} from '../../library';
import {
  ClosedRange,
  byte,
  Char,
  char,
  Double,
  double,
  Float,
  float,
  isNumber,
  number,
  short,
  Small,
} from '../../run/values';
import {arithmetic, bits, bitsOfLong, type Members, toSmall} from './arithmetic';
import {toInt, toLong} from './convert';
import {charRange, charUntil} from './progressions';

const constants = (own: string, entries: Members): LibraryClass => ({
  text: 'object Companion',
  is: () => false,
  instance: {key: own},
  members: entries,
});
const whole = (
  own: 'Byte' | 'Short' | 'Int' | 'Long',
  size: number,
  make: (value: number) => unknown,
  is: (value: unknown) => boolean,
  more: Members = {},
): LibraryClass => ({
  text: `class ${own} : Number, Comparable<${own}>`,
  is,
  members: {...arithmetic(own), ...more},
  nested: [
    constants(own, {
      [`val MAX_VALUE: ${own}`]: () => (size === 64 ? 2n ** 63n - 1n : make(2 ** (size - 1) - 1)),
      [`val MIN_VALUE: ${own}`]: () => make(-(2 ** (size - 1))),
      'val SIZE_BITS: Int': () => size,
      'val SIZE_BYTES: Int': () => size / 8,
    }),
  ],
});
const fraction = (
  own: 'Float' | 'Double',
  make: (value: number) => unknown,
  most: number,
  least: number,
  is: (value: unknown) => boolean,
): LibraryClass => ({
  text: `class ${own} : Number, Comparable<${own}>`,
  is,
  members: {
    ...arithmetic(own),
    [`operator fun rangeTo(other: ${own}): ClosedRange<${own}>`]: (a: unknown, b: unknown) =>
      new ClosedRange(a, b),
  },
  nested: [
    constants(own, {
      [`val POSITIVE_INFINITY: ${own}`]: () => make(Infinity),
      [`val NEGATIVE_INFINITY: ${own}`]: () => make(-Infinity),
      [`val NaN: ${own}`]: () => make(NaN),
      [`val MAX_VALUE: ${own}`]: () => make(most),
      [`val MIN_VALUE: ${own}`]: () => make(least),
    }),
  ],
});
export const numeric: LibraryClass[] = [
  {
    text: 'abstract class Number',
    is: isNumber,
    members: {
      ...toSmall,
      'fun toDouble(): Double': (a: unknown) => double(number(a)),
      'fun toInt(): Int': toInt,
      'fun toLong(): Long': toLong,
    },
  },
  whole('Byte', 8, byte, (value) => value instanceof Small && value.bits === 8),
  whole('Short', 16, short, (value) => value instanceof Small && value.bits === 16),
  whole('Int', 32, number, (value) => typeof value === 'number', bits),
  whole('Long', 64, BigInt, (value) => typeof value === 'bigint', bitsOfLong),
  fraction(
    'Double',
    double,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    (value) => value instanceof Double,
  ),
  fraction('Float', float, 2 ** 128 - 2 ** 104, 2 ** -149, (value) => value instanceof Float),
  {
    text: 'class Boolean : Comparable<Boolean>',
    is: (value) => typeof value === 'boolean',
    members: {
      'operator fun not(): Boolean': (a: boolean) => !a,
      'infix fun and(other: Boolean): Boolean': (a: boolean, b: boolean) => a && b,
      'infix fun or(other: Boolean): Boolean': (a: boolean, b: boolean) => a || b,
      'infix fun xor(other: Boolean): Boolean': (a: boolean, b: boolean) => a !== b,
      'operator fun compareTo(other: Boolean): Int': (a: boolean, b: boolean) =>
        Number(a) - Number(b),
    },
  },
  {
    text: 'class Char : Comparable<Char>',
    is: (value) => value instanceof Char,
    members: {
      'operator fun compareTo(other: Char): Int': (a: Char, b: Char) => Math.sign(a.code - b.code),
      'operator fun plus(other: Int): Char': (a: Char, b: number) => char((a.code + b) & 0xffff),
      'operator fun minus(other: Int): Char': (a: Char, b: number) => char((a.code - b) & 0xffff),
      'operator fun minus(other: Char): Int': (a: Char, b: Char) => a.code - b.code,
      'operator fun rangeTo(other: Char): CharRange': (a: Char, b: Char) =>
        charRange(a.code, b.code),
      'operator fun rangeUntil(other: Char): CharRange': charUntil,
      'operator fun inc(): Char': (a: Char) => char((a.code + 1) & 0xffff),
      'operator fun dec(): Char': (a: Char) => char((a.code - 1) & 0xffff),
      'fun toInt(): Int': (a: Char) => a.code,
    },
    nested: [
      constants('Char', {
        'val MAX_VALUE: Char': () => char(0xffff),
        'val MIN_VALUE: Char': () => char(0),
      }),
    ],
  },
];

import {type LibraryClass} from '../../library';
import {ClosedRange} from '../../run/ranges';
import {Char, char, Double, double, Float, float} from '../../run/values';
import {arithmetic, bits, type Members} from './arithmetic';
import {number, toInt, toLong, wrap} from './convert';
import {charRange, charUntil, intRange, intUntil, longRange, longUntil} from './progressions';

const constants = (own: string, entries: Members): LibraryClass => ({
  text: 'object Companion',
  is: () => false,
  instance: {key: own},
  members: entries,
});
export const numeric: LibraryClass[] = [
  {
    text: 'abstract class Number',
    is: (value) =>
      typeof value === 'number' ||
      typeof value === 'bigint' ||
      value instanceof Double ||
      value instanceof Float,
    members: {
      'fun toDouble(): Double': (a: unknown) => double(number(a)),
      'fun toInt(): Int': (a: unknown) => toInt(number(a)),
      'fun toLong(): Long': (a: unknown) => toLong(number(a)),
    },
  },
  {
    text: 'class Int : Number, Comparable<Int>',
    is: (value) => typeof value === 'number',
    members: {
      ...arithmetic('Int'),
      ...bits,
      'operator fun rangeTo(other: Int): IntRange': (a: number, b: number) => intRange(a, b),
      'operator fun rangeUntil(other: Int): IntRange': intUntil,
    },
    nested: [
      constants('Int', {
        'val MAX_VALUE: Int': () => 2147483647,
        'val MIN_VALUE: Int': () => -2147483648,
        'val SIZE_BITS: Int': () => 32,
        'val SIZE_BYTES: Int': () => 4,
      }),
    ],
  },
  {
    text: 'class Long : Number, Comparable<Long>',
    is: (value) => typeof value === 'bigint',
    members: {
      ...arithmetic('Long'),
      'operator fun rangeTo(other: Long): LongRange': (a: bigint, b: bigint) => longRange(a, b),
      'operator fun rangeUntil(other: Long): LongRange': longUntil,
      'infix fun ushr(bitCount: Int): Long': (a: bigint, b: number) =>
        wrap(BigInt.asUintN(64, a) >> BigInt(b & 63)),
      'fun inv(): Long': (a: bigint) => ~a,
      'infix fun and(other: Long): Long': (a: bigint, b: bigint) => a & b,
      'infix fun or(other: Long): Long': (a: bigint, b: bigint) => a | b,
      'infix fun xor(other: Long): Long': (a: bigint, b: bigint) => a ^ b,
      'infix fun shl(bitCount: Int): Long': (a: bigint, b: number) => wrap(a << BigInt(b & 63)),
      'infix fun shr(bitCount: Int): Long': (a: bigint, b: number) => a >> BigInt(b & 63),
    },
    nested: [
      constants('Long', {
        'val MAX_VALUE: Long': () => 9223372036854775807n,
        'val MIN_VALUE: Long': () => -9223372036854775808n,
        'val SIZE_BITS: Int': () => 64,
        'val SIZE_BYTES: Int': () => 8,
      }),
    ],
  },
  {
    text: 'class Double : Number, Comparable<Double>',
    is: (value) => value instanceof Double,
    members: {
      ...arithmetic('Double'),
      'operator fun rangeTo(other: Double): ClosedRange<Double>': (a: Double, b: Double) =>
        new ClosedRange(a, b),
    },
    nested: [
      constants('Double', {
        'val POSITIVE_INFINITY: Double': () => double(Infinity),
        'val NEGATIVE_INFINITY: Double': () => double(-Infinity),
        'val NaN: Double': () => double(NaN),
        'val MAX_VALUE: Double': () => double(Number.MAX_VALUE),
        'val MIN_VALUE: Double': () => double(Number.MIN_VALUE),
      }),
    ],
  },
  {
    text: 'class Float : Number, Comparable<Float>',
    is: (value) => value instanceof Float,
    members: arithmetic('Float'),
    nested: [
      constants('Float', {
        'val POSITIVE_INFINITY: Float': () => float(Infinity),
        'val NEGATIVE_INFINITY: Float': () => float(-Infinity),
        'val NaN: Float': () => float(NaN),
        'val MAX_VALUE: Float': () => float(3.4028234663852886e38),
        'val MIN_VALUE: Float': () => float(1.401298464324817e-45),
      }),
    ],
  },
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
  },
];

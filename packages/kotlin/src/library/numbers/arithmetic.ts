import {int, mixed, real} from '../../run/intrinsics';
import {byte, char, double, type Double, float, number, short} from '../../run/values';
import {NUMBERS} from '../../primitives';
import {type Implementation} from '../../symbols';
import {byZero, toInt, toLong, wrap} from './convert';
import {intRange, intUntil, longRange, longUntil} from './progressions';

export type Members = Record<string, Implementation>;
const long = {
  plus: (a: bigint, b: bigint) => wrap(a + b),
  minus: (a: bigint, b: bigint) => wrap(a - b),
  times: (a: bigint, b: bigint) => wrap(a * b),
  div: (a: bigint, b: bigint) => (b === 0n ? byZero() : wrap(a / b)),
  rem: (a: bigint, b: bigint) => (b === 0n ? byZero() : a % b),
};
const NAMES = ['plus', 'minus', 'times', 'div', 'rem'] as const;
const raw = {
  plus: (a: number, b: number) => a + b,
  minus: (a: number, b: number) => a - b,
  times: (a: number, b: number) => a * b,
  div: (a: number, b: number) => a / b,
  rem: (a: number, b: number) => a % b,
};
type Kind = (typeof NUMBERS)[number];
const MAKE: Readonly<Record<Kind, (value: number) => unknown>> = {
  Byte: byte,
  Short: short,
  Int: toInt,
  Long: toLong,
  Float: float,
  Double: double,
};

/** The type of what an operator gives of two numbers: the larger one, at least `Int`. */
const larger = (own: Kind, other: Kind): Kind =>
  NUMBERS[Math.max(NUMBERS.indexOf(own), NUMBERS.indexOf(other), 2)] ?? 'Int';

function operator(name: (typeof NAMES)[number], own: Kind, other: Kind): Implementation {
  const result = larger(own, other);
  const isPlain = own === result && other === result;
  if (result === 'Int' || result === 'Long') {
    const run = {Int: int, Long: long}[result][name] as (a: unknown, b: unknown) => unknown;
    const from = MAKE[result] as (value: unknown) => unknown;
    return isPlain ? run : (a: unknown, b: unknown) => run(from(a), from(b));
  }
  if (isPlain && result === 'Double' && name !== 'rem') {
    return real[name];
  }
  return (a: unknown, b: unknown) => MAKE[result](raw[name](number(a), number(b)));
}

/** Of whole numbers alone: of others Kotlin wants `toInt()` before it. */
export const toSmall: Members = {
  'fun toByte(): Byte': (a: unknown) => byte(toInt(a)),
  'fun toShort(): Short': (a: unknown) => short(toInt(a)),
};

/** The operators between a type of number and the others. */
export function arithmetic(own: Kind): Members {
  const members: Members = {};
  const isLong = own === 'Long';
  const isInt = own === 'Int';
  for (const other of NUMBERS) {
    const result = larger(own, other);
    for (const name of NAMES) {
      members[`operator fun ${name}(other: ${other}): ${result}`] = operator(name, own, other);
    }
    members[`operator fun compareTo(other: ${other}): Int`] =
      isInt && other === 'Int'
        ? int.compare
        : own === 'Double' && other === 'Double'
          ? real.compare
          : mixed;
    if (result === 'Int') {
      members[`operator fun rangeTo(other: ${other}): IntRange`] = (a: unknown, b: unknown) =>
        intRange(number(a), number(b));
      members[`operator fun rangeUntil(other: ${other}): IntRange`] = intUntil;
    } else if (result === 'Long') {
      members[`operator fun rangeTo(other: ${other}): LongRange`] = (a: number, b: number) =>
        longRange(BigInt(a), BigInt(b));
      members[`operator fun rangeUntil(other: ${other}): LongRange`] = longUntil;
    }
  }
  const make = MAKE[own];
  const result = larger(own, 'Byte');
  members[`operator fun unaryMinus(): ${result}`] = isLong
    ? (a: bigint) => wrap(-a)
    : isInt
      ? (a: number) => -a | 0
      : (a: unknown) => MAKE[result](-number(a));
  for (const [name, step] of [
    ['inc', 1],
    ['dec', -1],
  ] as const) {
    members[`operator fun ${name}(): ${own}`] = isLong
      ? (a: bigint) => wrap(a + BigInt(step))
      : isInt
        ? (a: number) => (a + step) | 0
        : (a: unknown) => make(number(a) + step);
  }
  members[`operator fun unaryPlus(): ${result}`] =
    own === result ? (a: unknown) => a : (a: unknown) => number(a);
  members['fun toInt(): Int'] = isInt ? (a: number) => a : toInt;
  members['fun toLong(): Long'] = isInt ? (a: number) => BigInt(a) : toLong;
  if (isLong || larger(own, 'Int') === 'Int') {
    Object.assign(members, toSmall);
  }
  members['fun toDouble(): Double'] =
    own === 'Double' ? (a: Double) => a : (a: unknown) => double(number(a));
  members['fun toFloat(): Float'] = (a: unknown) => float(number(a));
  return members;
}
export const bits: Members = {
  'infix fun and(other: Int): Int': (a: number, b: number) => a & b,
  'infix fun or(other: Int): Int': (a: number, b: number) => a | b,
  'infix fun xor(other: Int): Int': (a: number, b: number) => a ^ b,
  'infix fun shl(bitCount: Int): Int': (a: number, b: number) => a << b,
  'infix fun shr(bitCount: Int): Int': (a: number, b: number) => a >> b,
  'infix fun ushr(bitCount: Int): Int': (a: number, b: number) => (a >>> b) | 0,
  'fun inv(): Int': (a: number) => ~a,
  'fun toChar(): Char': (a: number) => char(a & 0xffff),
};
export const bitsOfLong: Members = {
  'infix fun and(other: Long): Long': (a: bigint, b: bigint) => a & b,
  'infix fun or(other: Long): Long': (a: bigint, b: bigint) => a | b,
  'infix fun xor(other: Long): Long': (a: bigint, b: bigint) => a ^ b,
  'infix fun shl(bitCount: Int): Long': (a: bigint, b: number) => wrap(a << BigInt(b & 63)),
  'infix fun shr(bitCount: Int): Long': (a: bigint, b: number) => a >> BigInt(b & 63),
  'infix fun ushr(bitCount: Int): Long': (a: bigint, b: number) =>
    wrap(BigInt.asUintN(64, a) >> BigInt(b & 63)),
  'fun inv(): Long': (a: bigint) => ~a,
};

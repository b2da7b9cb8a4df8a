/** Numbers. */
import {type LibraryClass, type LibraryPackage} from '../library';
import {NUMBERS} from '../primitives';
import {fail} from '../run/failures';
import {int, mixed, real} from '../run/intrinsics';
import {
  byte,
  Char,
  char,
  ClosedRange,
  double,
  Double,
  float,
  Float,
  isNumber,
  number,
  Progression,
  short,
  Small,
} from '../run/values';
import {type Implementation} from '../symbols';

// Numbers as the JVM turns one kind into another.

export const toInt = (of: unknown): number => {
  if (typeof of === 'bigint') {
    return Number(BigInt.asIntN(32, of));
  }
  const value = number(of);
  return Number.isNaN(value) ? 0 : Math.max(-2147483648, Math.min(2147483647, Math.trunc(value)));
};
export const toLong = (of: unknown): bigint => {
  if (typeof of === 'bigint') {
    return of;
  }
  const value = number(of);
  if (Number.isNaN(value)) {
    return 0n;
  }
  if (value >= 2 ** 63) {
    return 9223372036854775807n;
  }
  return value <= -(2 ** 63) ? -9223372036854775808n : BigInt(Math.trunc(value));
};
export const wrap = (value: bigint): bigint => BigInt.asIntN(64, value);
const byZero = (): never => fail('ArithmeticException', '/ by zero');

// Ranges of whole numbers and characters.

/** Its ends may be `Byte` or `Short`, too. */
export const intRange = (first: unknown, last: unknown, step = 1): Progression =>
  new Progression(number(first), number(last), step, 'Int', (value) => value);
/** Its numbers are bigints: the operators that a progression takes are the same for both. */
export const longRange = (first: number | bigint, last: number | bigint, step = 1n): Progression =>
  new Progression(
    ...([BigInt(first), BigInt(last), step] as never as [number, number, number]),
    'Long',
    (value) => value,
    step === 1n,
  );
export const charRange = (first: number, last: number, step = 1): Progression =>
  new Progression(first, last, step, 'Char', char);
/** `until` and `..<`: empty below the least one, which has none before it. */
export const intUntil = (a: unknown, b: unknown): Progression =>
  b === -2147483648 ? intRange(1, 0) : intRange(a, number(b) - 1);
export const longUntil = (a: number | bigint, b: number | bigint): Progression =>
  b === -9223372036854775808n ? longRange(1, 0) : longRange(a, BigInt(b) - 1n);
export const charUntil = (a: Char, b: Char): Progression =>
  b.code === 0 ? charRange(1, 0) : charRange(a.code, b.code - 1);

type Members = Record<string, Implementation>;
const long = {
  plus: (a: bigint, b: bigint) => wrap(a + b),
  minus: (a: bigint, b: bigint) => wrap(a - b),
  times: (a: bigint, b: bigint) => wrap(a * b),
  div: (a: bigint, b: bigint) => (b === 0n ? byZero() : wrap(a / b)),
  rem: (a: bigint, b: bigint) => (b === 0n ? byZero() : a % b),
};
const ARITHMETIC_NAMES = ['plus', 'minus', 'times', 'div', 'rem'] as const;
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

function operator(name: (typeof ARITHMETIC_NAMES)[number], own: Kind, other: Kind): Implementation {
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
const toSmall: Members = {
  'fun toByte(): Byte': (a: unknown) => byte(toInt(a)),
  'fun toShort(): Short': (a: unknown) => short(toInt(a)),
};

/** The operators between a type of number and the others. */
function arithmetic(own: Kind): Members {
  const members: Members = {};
  const isLong = own === 'Long';
  const isInt = own === 'Int';
  for (const other of NUMBERS) {
    const result = larger(own, other);
    for (const name of ARITHMETIC_NAMES) {
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
const bits: Members = {
  'infix fun and(other: Int): Int': (a: number, b: number) => a & b,
  'infix fun or(other: Int): Int': (a: number, b: number) => a | b,
  'infix fun xor(other: Int): Int': (a: number, b: number) => a ^ b,
  'infix fun shl(bitCount: Int): Int': (a: number, b: number) => a << b,
  'infix fun shr(bitCount: Int): Int': (a: number, b: number) => a >> b,
  'infix fun ushr(bitCount: Int): Int': (a: number, b: number) => (a >>> b) | 0,
  'fun inv(): Int': (a: number) => ~a,
  'fun toChar(): Char': (a: number) => char(a & 0xffff),
};
const bitsOfLong: Members = {
  'infix fun and(other: Long): Long': (a: bigint, b: bigint) => a & b,
  'infix fun or(other: Long): Long': (a: bigint, b: bigint) => a | b,
  'infix fun xor(other: Long): Long': (a: bigint, b: bigint) => a ^ b,
  'infix fun shl(bitCount: Int): Long': (a: bigint, b: number) => wrap(a << BigInt(b & 63)),
  'infix fun shr(bitCount: Int): Long': (a: bigint, b: number) => a >> BigInt(b & 63),
  'infix fun ushr(bitCount: Int): Long': (a: bigint, b: number) =>
    wrap(BigInt.asUintN(64, a) >> BigInt(b & 63)),
  'fun inv(): Long': (a: bigint) => ~a,
};

const companionWith = (own: string, entries: Members): LibraryClass => ({
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
    companionWith(own, {
      [`val MAX_VALUE: ${own}`]: () => (size === 64 ? 2n ** 63n - 1n : make(2 ** (size - 1) - 1)),
      [`val MIN_VALUE: ${own}`]: () => make(-(2 ** (size - 1))),
      'val SIZE_BITS: Int': () => size,
      'val SIZE_BYTES: Int': () => size / 8,
    }),
  ],
});
const fractional = (
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
    companionWith(own, {
      [`val POSITIVE_INFINITY: ${own}`]: () => make(Infinity),
      [`val NEGATIVE_INFINITY: ${own}`]: () => make(-Infinity),
      [`val NaN: ${own}`]: () => make(NaN),
      [`val MAX_VALUE: ${own}`]: () => make(most),
      [`val MIN_VALUE: ${own}`]: () => make(least),
    }),
  ],
});
const numeric: LibraryClass[] = [
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
  fractional(
    'Double',
    double,
    Number.MAX_VALUE,
    Number.MIN_VALUE,
    (value) => value instanceof Double,
  ),
  fractional('Float', float, 2 ** 128 - 2 ** 104, 2 ** -149, (value) => value instanceof Float),
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
      companionWith('Char', {
        'val MAX_VALUE: Char': () => char(0xffff),
        'val MIN_VALUE: Char': () => char(0),
      }),
    ],
  },
];

function ones(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) {
    count += 1;
  }
  return count;
}
export const numbers: LibraryPackage = {
  name: 'kotlin',
  classes: numeric,
  rows: {
    'fun Int.mod(other: Int): Int': (a: number, b: number) =>
      b === 0 ? byZero() : ((a % b) + b) % b,
    'fun Int.floorDiv(other: Int): Int': (a: number, b: number) =>
      b === 0 ? byZero() : Math.floor(a / b) | 0,
    'fun Long.mod(other: Long): Long': (a: bigint, b: bigint) =>
      b === 0n ? byZero() : ((a % b) + b) % b,
    'fun Double.mod(other: Double): Double': (a: Double, b: Double) =>
      double(((a.value % b.value) + b.value) % b.value),
    'fun Long.floorDiv(other: Long): Long': (a: bigint, b: bigint) =>
      b === 0n ? byZero() : wrap((a - (((a % b) + b) % b)) / b),
    'fun Int.countOneBits(): Int': (a: number) => ones(a),
    'fun Int.countLeadingZeroBits(): Int': Math.clz32,
    'fun Int.countTrailingZeroBits(): Int': (a: number) => (a === 0 ? 32 : 31 - Math.clz32(a & -a)),
    'fun Int.takeHighestOneBit(): Int': (a: number) => (a === 0 ? 0 : 1 << (31 - Math.clz32(a))),
    'fun Int.takeLowestOneBit(): Int': (a: number) => a & -a,
    'fun Int.rotateLeft(bitCount: Int): Int': (a: number, b: number) => (a << b) | (a >>> -b),
    'fun Int.rotateRight(bitCount: Int): Int': (a: number, b: number) => (a >>> b) | (a << -b),
    'fun Int.digitToChar(): Char': (a: number) =>
      a in [...'0123456789']
        ? char(48 + a)
        : fail('IllegalArgumentException', `Int ${a} is not a decimal digit`),
    'fun Float.isNaN(): Boolean': (a: Float) => Number.isNaN(a.value),
    'fun Double.isNaN(): Boolean': (a: Double) => Number.isNaN(a.value),
    'fun Double.isInfinite(): Boolean': (a: Double) => Math.abs(a.value) === Infinity,
    'fun Double.isFinite(): Boolean': (a: Double) => Number.isFinite(a.value),
    'val Char.code: Int': (a: Char) => a.code,
  },
};

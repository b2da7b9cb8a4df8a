import {int, mixed, real} from '../../run/intrinsics';
import {char, double, type Double, float, numberOf as number, small} from '../../run/values';
import {type Implementation} from '../../symbols';
import {big, byZero, toInt, toLong, wrap} from './convert';

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
/** What turns a number into one of another type. */
export function conversions(own: string): Members {
  const whole = (a: unknown): number =>
    typeof a === 'bigint' ? Number(BigInt.asIntN(32, a)) : toInt(number(a));
  return {
    'fun toInt(): Int': own === 'Int' ? (a: number) => a : whole,
    'fun toByte(): Byte': (a: unknown) => small('Byte', whole(a)),
    'fun toShort(): Short': (a: unknown) => small('Short', whole(a)),
    'fun toLong(): Long': (a: unknown) => (typeof a === 'bigint' ? a : toLong(number(a))),
    'fun toDouble(): Double':
      own === 'Double' ? (a: Double) => a : (a: unknown) => double(number(a)),
    'fun toFloat(): Float': (a: unknown) => float(number(a)),
  };
}
/** The operators between a type of number and the others. */
export function arithmetic(own: string): Members {
  const members: Members = {};
  for (const other of ['Int', 'Long', 'Double', 'Float', 'Byte', 'Short']) {
    const result =
      own === 'Double' || other === 'Double'
        ? 'Double'
        : own === 'Float' || other === 'Float'
          ? 'Float'
          : own === 'Long' || other === 'Long'
            ? 'Long'
            : 'Int';
    for (const name of NAMES) {
      let run: Implementation;
      if (result === 'Int')
        run =
          own === 'Int' && other === 'Int'
            ? int[name]
            : (a: unknown, b: unknown) => int[name](number(a), number(b));
      else if (result === 'Long')
        run = own === other ? long[name] : (a: unknown, b: unknown) => long[name](big(a), big(b));
      else if (own === 'Double' && other === 'Double' && name !== 'rem') run = real[name];
      else if (result === 'Double')
        run = (a: unknown, b: unknown) => double(raw[name](number(a), number(b)));
      else run = (a: unknown, b: unknown) => float(raw[name](number(a), number(b)));
      members[`operator fun ${name}(other: ${other}): ${result}`] = run;
    }
    const compares =
      own === 'Int' && other === 'Int'
        ? int.compare
        : own === 'Double' && other === 'Double'
          ? real.compare
          : mixed;
    members[`operator fun compareTo(other: ${other}): Int`] = compares;
  }
  const isSmall = own === 'Byte' || own === 'Short';
  const make = {
    Int: (n: number) => n | 0,
    Long: (n: number) => toLong(n),
    Double: double,
    Float: float,
    Byte: (n: number) => small('Byte', n),
    Short: (n: number) => small('Short', n),
  }[own] as (value: number) => unknown;
  if (own === 'Long') {
    members['operator fun unaryMinus(): Long'] = (a: bigint) => wrap(-a);
    members['operator fun inc(): Long'] = (a: bigint) => wrap(a + 1n);
    members['operator fun dec(): Long'] = (a: bigint) => wrap(a - 1n);
  } else {
    const signed = isSmall ? 'Int' : own;
    members[`operator fun unaryMinus(): ${signed}`] =
      isSmall || own === 'Int' ? (a: unknown) => -number(a) | 0 : (a: unknown) => make(-number(a));
    members[`operator fun inc(): ${own}`] =
      own === 'Int' ? (a: number) => (a + 1) | 0 : (a: unknown) => make(number(a) + 1);
    members[`operator fun dec(): ${own}`] =
      own === 'Int' ? (a: number) => (a - 1) | 0 : (a: unknown) => make(number(a) - 1);
  }
  members[`operator fun unaryPlus(): ${isSmall ? 'Int' : own}`] = isSmall
    ? number
    : (a: unknown) => a;
  return {...members, ...conversions(own)};
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

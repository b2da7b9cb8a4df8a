import {int, mixed, real} from '../../run/intrinsics';
import {char, double, type Double, float} from '../../run/values';
import {type Implementation} from '../../symbols';
import {byZero, number, toInt, toLong, wrap} from './convert';

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
/** The operators between a type of number and the others. */
export function arithmetic(own: string): Members {
  const members: Members = {};
  for (const other of ['Int', 'Long', 'Double', 'Float']) {
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
      if (result === 'Int') {
        run = int[name];
      } else if (result === 'Long') {
        run =
          own === other
            ? long[name]
            : (a: number | bigint, b: number | bigint) => long[name](BigInt(a), BigInt(b));
      } else if (own === 'Double' && other === 'Double' && name !== 'rem') {
        run = real[name];
      } else if (result === 'Double') {
        run = (a: unknown, b: unknown) => double(raw[name](number(a), number(b)));
      } else {
        run = (a: unknown, b: unknown) => float(raw[name](number(a), number(b)));
      }
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
  const make = {
    Int: (n: number) => n,
    Long: (n: number) => toLong(n),
    Double: double,
    Float: float,
  }[own] as (value: number) => unknown;
  if (own === 'Long') {
    members['operator fun unaryMinus(): Long'] = (a: bigint) => wrap(-a);
    members['operator fun inc(): Long'] = (a: bigint) => wrap(a + 1n);
    members['operator fun dec(): Long'] = (a: bigint) => wrap(a - 1n);
  } else {
    members[`operator fun unaryMinus(): ${own}`] =
      own === 'Int' ? (a: number) => -a | 0 : (a: unknown) => make(-number(a));
    members[`operator fun inc(): ${own}`] =
      own === 'Int' ? (a: number) => (a + 1) | 0 : (a: unknown) => make(number(a) + 1);
    members[`operator fun dec(): ${own}`] =
      own === 'Int' ? (a: number) => (a - 1) | 0 : (a: unknown) => make(number(a) - 1);
  }
  members[`operator fun unaryPlus(): ${own}`] = (a: unknown) => a;
  members['fun toInt(): Int'] =
    own === 'Int'
      ? (a: number) => a
      : own === 'Long'
        ? (a: bigint) => Number(BigInt.asIntN(32, a))
        : (a: unknown) => toInt(number(a));
  members['fun toLong(): Long'] =
    own === 'Long'
      ? (a: bigint) => a
      : own === 'Int'
        ? (a: number) => BigInt(a)
        : (a: unknown) => toLong(number(a));
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

import {type LibraryPackage} from '../../library';
import {fail} from '../../run/failures';
import {char, type Char, type Double, double, type Float} from '../../run/values';
import {byZero, wrap} from './convert';
import {numeric} from './types';

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

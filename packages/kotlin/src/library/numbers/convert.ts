/** Numbers as the JVM turns one kind into another. */
import {fail} from '../../run/failures';
import {Double, Float} from '../../run/values';

export const toInt = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.max(-2147483648, Math.min(2147483647, Math.trunc(value)));
export const toLong = (value: number): bigint => {
  if (Number.isNaN(value)) {
    return 0n;
  }
  if (value >= 2 ** 63) {
    return 9223372036854775807n;
  }
  return value <= -(2 ** 63) ? -9223372036854775808n : BigInt(Math.trunc(value));
};
export const wrap = (value: bigint): bigint => BigInt.asIntN(64, value);
export const byZero = (): never => fail('ArithmeticException', '/ by zero');
export const number = (value: unknown): number =>
  value instanceof Double || value instanceof Float ? value.value : Number(value);

/** Numbers as the JVM turns one kind into another. */
import {fail} from '../../run/failures';
import {number} from '../../run/values';

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
export const byZero = (): never => fail('ArithmeticException', '/ by zero');

/** Numbers that texts say. */
import {fail} from '../../run/failures';
import {type Double, double} from '../../run/values';

/** What the JVM says of a text that is no number with a fraction. */
export const realIn = (self: string): never =>
  self.trim() === '' ? fail('NumberFormatException', 'empty String') : numberIn(self);
export const numberIn = (self: string): never =>
  fail('NumberFormatException', `For input string: "${self}"`);
export const parseInt10 = (self: string): number | null => {
  if (!/^[+-]?\d+$/.test(self)) {
    return null;
  }
  const value = Number(self);
  return value > 2147483647 || value < -2147483648 ? null : value;
};
export const parseLong = (self: string): bigint | null => {
  // A plus sign is nothing that JavaScript reads here.
  const value = /^[+-]?\d+$/.test(self) ? BigInt(self.replace('+', '')) : null;
  return value === null || BigInt.asIntN(64, value) !== value ? null : value;
};
export const parseDouble = (self: string): Double | null =>
  /^\s*[+-]?(\d+\.?\d*([eE][+-]?\d+)?|\.\d+([eE][+-]?\d+)?|NaN|Infinity)\s*$/.test(self)
    ? double(Number(self))
    : null;

/** Ranges of whole numbers and characters. */
import {Progression} from '../../run/collections';
import {fail} from '../../run/failures';
import {char} from '../../run/values';

export const intRange = (first: number, last: number, step = 1): Progression =>
  new Progression(first, last, step, 'Int', (value) => value);
export const longRange = (from: bigint | number, to: bigint | number, step = 1): Progression => {
  const [first, last] = [Number(from), Number(to)];
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last))
    fail('UnsupportedOperationException', 'Ranges of Long beyond 53 bits are not known here.');
  return new Progression(first, last, step, 'Long', BigInt);
};
export const charRange = (first: number, last: number, step = 1): Progression =>
  new Progression(first, last, step, 'Char', char);

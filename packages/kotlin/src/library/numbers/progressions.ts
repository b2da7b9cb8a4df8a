/** Ranges of whole numbers and characters. */
import {Progression, type Char, char, number} from '../../run/values';

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

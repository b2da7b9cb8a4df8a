/** Ranges of whole numbers and characters. */
import {Progression} from '../../run/ranges';
import {type Char, char} from '../../run/values';

export const intRange = (first: number, last: number, step = 1): Progression =>
  new Progression(first, last, step, 'Int', (value) => value);
/** Its numbers are bigints: the operators that a progression takes are the same for both. */
export const longRange = (first: bigint, last: bigint, step = 1n): Progression =>
  new Progression(
    ...([first, last, step] as never as [number, number, number]),
    'Long',
    (value) => value,
    step === 1n,
  );
export const charRange = (first: number, last: number, step = 1): Progression =>
  new Progression(first, last, step, 'Char', char);
/** `until` and `..<`: empty below the least one, which has none before it. */
export const intUntil = (a: number, b: number): Progression =>
  b === -2147483648 ? intRange(1, 0) : intRange(a, b - 1);
export const longUntil = (a: bigint, b: bigint): Progression =>
  b === -9223372036854775808n ? longRange(1n, 0n) : longRange(a, b - 1n);
export const charUntil = (a: Char, b: Char): Progression =>
  b.code === 0 ? charRange(1, 0) : charRange(a.code, b.code - 1);

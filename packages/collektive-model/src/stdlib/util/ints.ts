import {AggregateError} from '../../failure';
import {MAX_INT} from '../../values';

/** The sum of two `Int`s, or the greatest `Int` where that would be exceeded. */
export function nonOverflowingPlus(a: number, b: number): number {
  if (a < 0 || b < 0) {
    throw new AggregateError(
      'IllegalArgumentException',
      'Both operands must be positive integers.',
    );
  }
  return Math.min(a + b, MAX_INT);
}

import {fail} from './failures';
import {Instance} from './instances';
import {compareNumbers} from './order';
import {callMethod} from './procedure';
import {Char, Double, Float} from './values';

/** Values of the library's other classes that have an order. */
export interface Ordered {
  compareTo(other: unknown, order: {readonly compare: typeof compare}): number;
}

/** Kotlin's `compareTo`. */
export function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') {
    return a < b ? -1 : a > b ? 1 : 0;
  }
  if (a instanceof Double && b instanceof Double) {
    return compareNumbers(a.value, b.value);
  }
  if (typeof a === 'string' && typeof b === 'string') {
    return compareTexts(a, b);
  }
  if (typeof a === 'bigint' && typeof b === 'bigint') {
    return a < b ? -1 : a > b ? 1 : 0;
  }
  if (typeof a === 'boolean' && typeof b === 'boolean') {
    return Number(a) - Number(b);
  }
  if (a instanceof Char && b instanceof Char) {
    return a.code - b.code;
  }
  if (a instanceof Float && b instanceof Float) {
    return compareNumbers(a.value, b.value);
  }
  if (a instanceof Instance) {
    const own = a.running.named.get('compareTo/1');
    if (own !== undefined) {
      return callMethod(own, [a, b]) as number;
    }
    if (a.entry !== undefined && b instanceof Instance && b.entry !== undefined) {
      return a.entry.ordinal - b.entry.ordinal;
    }
  }
  if (typeof a === 'object' && a !== null && 'compareTo' in a) {
    return (a as Ordered).compareTo(b, {compare});
  }
  return fail('ClassCastException', 'These values cannot be compared.');
}

/** The JVM compares texts by their first difference, then by length. */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = a.charCodeAt(index) - b.charCodeAt(index);
    if (difference !== 0) {
      return difference;
    }
  }
  return a.length - b.length;
}

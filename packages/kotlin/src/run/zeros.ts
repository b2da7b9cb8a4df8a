import {type Type} from '../symbols';
import {solved} from '../types';
import {char, double, float, small} from './values';

/** What items of primitive arrays are, and what they are at first. */
export const ZEROS = new Map<string, unknown>([
  ['Int', 0],
  ['Long', 0n],
  ['Double', double(0)],
  ['Float', float(0)],
  ['Byte', small('Byte', 0)],
  ['Short', small('Short', 0)],
  ['Boolean', false],
  ['Char', char(0)],
]);

/** What a field of a type holds before it gets its first value: zero, or null. */
export function zeroOf(type: Type): unknown {
  const found = solved(type);
  if (found.kind !== 'class' || found.nullable) return null;
  return found.of.qualified.startsWith('kotlin.') ? (ZEROS.get(found.of.name) ?? null) : null;
}

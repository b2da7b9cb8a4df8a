import {type Type} from '../symbols';
import {solved} from '../types';
import {byte, char, double, float, short} from './values';

/** The first values of what the JVM does not box, by the names of their types. */
export const ZEROS = new Map<string, unknown>([
  ['kotlin.Byte', byte(0)],
  ['kotlin.Short', short(0)],
  ['kotlin.Int', 0],
  ['kotlin.Long', 0n],
  ['kotlin.Double', double(0)],
  ['kotlin.Float', float(0)],
  ['kotlin.Boolean', false],
  ['kotlin.Char', char(0)],
]);

/** What a field of a type holds before it gets its first value: zero, or null. */
export function zeroOf(type: Type): unknown {
  const found = solved(type);
  if (found.kind !== 'class' || found.nullable) {
    return null;
  }
  return ZEROS.get(found.of.qualified) ?? null;
}

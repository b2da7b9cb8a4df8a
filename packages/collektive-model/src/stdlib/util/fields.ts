import type {FieldEntry} from '../../entry';
import {checkAligned, Field} from '../../field';

/** Replaces the values of entries that match, the own one included. */
export const replaceMatching = <Id, T>(
  field: Field<Id, T>,
  replacement: T,
  predicate: (entry: FieldEntry<Id, T>) => boolean,
): Field<Id, T> => field.map((entry) => (predicate(entry) ? replacement : entry.value));

/** Replaces the values that match, the own one included. */
export const replaceMatchingValues = <Id, T>(
  field: Field<Id, T>,
  replacement: T,
  predicate: (value: T) => boolean,
): Field<Id, T> => replaceMatching(field, replacement, ({value}) => predicate(value));

/**
 * The members of `FieldedInts`, `FieldedDoubles` and so on: a function of plain values, applied at each
 * id. At least one operand is a field; fields must have the same neighbours; what is no field is the
 * same for all.
 *
 * @param operation without effects
 */
export function fielded<R>(
  operation: (...operands: never[]) => R,
  ...operands: readonly unknown[]
): Field<unknown, R> {
  const apply = operation as (...operands: unknown[]) => R;
  const [field, ...others] = operands.filter(isField);
  if (others.length > 0 && operands.length === 2) {
    return field.pureZip(others[0], apply);
  }
  checkAligned([field, ...others]);
  return field.pureMap((value, id) =>
    apply(...operands.map((one) => (one === field ? value : isField(one) ? one.get(id) : one))),
  );
}

const isField = (value: unknown): value is Field => value instanceof Field;

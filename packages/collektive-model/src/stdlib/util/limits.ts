import type {Field} from '../../field';
import type {Values} from '../../values';

/** Kotlin's `maxOf` of two values: among equals the first. */
export const maxOf = <T>(values: Values, a: T, b: T): T => (values.compare(a, b) >= 0 ? a : b);

/** Kotlin's `minOf` of two values: among equals the first. */
export const minOf = <T>(values: Values, a: T, b: T): T => (values.compare(a, b) <= 0 ? a : b);

/** The value, or the limit that it exceeds. */
export const coerceIn = <T>(values: Values, value: T, least: T, greatest: T): T =>
  minOf(values, greatest, maxOf(values, value, least));

/** `coerceIn` of each value of a field. */
export const coerceFieldIn = <Id, T>(field: Field<Id, T>, least: T, greatest: T): Field<Id, T> =>
  field.pureMap((value) => coerceIn(field.context.values, value, least, greatest));

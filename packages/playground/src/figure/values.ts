/** How the values of devices are coloured and written. */

/** Finite numbers, as Kotlin prints them. */
export const NUMBER = /^-?\d+(?:\.\d+)?(?:E-?\d+)?$/;

/** What stands among numbers, and has no place on their scale. */
export const UNPLACED = /^(?:-?Infinity|NaN|null)$/;

/** Steps of the field ramp of src/css/tokens.css, from dark (1) to bright (7). */
export const RAMP = 7;

/** A step of the ramp, `none` for what has no finite value. */
export type Shade = number | 'none';

/** Ink that is read on a shade. */
export const isDark = (shade: Shade): boolean => shade !== 'none' && shade <= 4;

const LONGEST_INSIDE = 4;

/** A value as people write it. */
export function written(value: string): string {
  if (UNPLACED.test(value)) {
    return value.replace('Infinity', '∞');
  }
  if (!NUMBER.test(value) || value.length <= LONGEST_INSIDE + 1) {
    return value;
  }
  const number = Number(value);
  // The zero before the point takes the room of a digit.
  const digits = Math.abs(number) < 1 ? 2 : 3;
  return Number.isInteger(number) ? value : String(Number(number.toPrecision(digits)));
}

/** Does a written value fit into the circle of a device? */
export const fitsInside = (label: string): boolean => label.length <= LONGEST_INSIDE;

/** Cuts a label to so many letters. */
export const cut = (label: string, letters: number): string =>
  label.length <= letters ? label : `${label.slice(0, Math.max(1, letters - 1))}…`;

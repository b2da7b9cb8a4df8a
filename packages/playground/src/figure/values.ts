/** How the values of devices are coloured and written. */

/** Finite numbers, as Kotlin prints them. */
export const NUMBER = /^-?\d+(?:\.\d+)?(?:E-?\d+)?$/;
const ENDLESS = /^(?:-?Infinity|NaN)$/;

/** Steps of the field ramp of src/css/tokens.css, from dark (1) to bright (7). */
export const RAMP = 7;

/** A step of the ramp, `none` for what has no finite value. */
export type Shade = number | 'none';

/** Ink that is read on a shade. */
export const isDark = (shade: Shade): boolean => shade !== 'none' && shade <= 4;

/**
 * Colours for values: numbers by size, the least brightest; others by kind, in the order in which they came up.
 * @param values all that are to be told apart
 */
export function shades(values: Iterable<string>): (value: string | undefined) => Shade {
  const all = new Set(values);
  const numbers = [...all].filter((value) => NUMBER.test(value)).map(Number);
  if ([...all].every((value) => NUMBER.test(value) || ENDLESS.test(value))) {
    const least = Math.min(...numbers);
    const range = Math.max(...numbers) - least;
    return (value) =>
      value === undefined || !NUMBER.test(value)
        ? 'none'
        : RAMP - Math.round(range === 0 ? 2 : ((Number(value) - least) / range) * (RAMP - 1));
  }
  const kinds = [...all];
  const apart = Math.max(1, Math.floor(RAMP / kinds.length));
  return (value) => {
    const place = value === undefined ? -1 : kinds.indexOf(value);
    return place < 0 ? 'none' : RAMP - ((place * apart) % RAMP);
  };
}

const LONGEST_INSIDE = 4;

/** A value as people write it. */
export function written(value: string): string {
  if (ENDLESS.test(value)) return value.replace('Infinity', '∞');
  if (!NUMBER.test(value) || value.length <= LONGEST_INSIDE + 1) return value;
  const number = Number(value);
  return Number.isInteger(number) ? value : String(Number(number.toPrecision(3)));
}

/** Does a written value fit into the circle of a device? */
export const fitsInside = (label: string): boolean => label.length <= LONGEST_INSIDE;

/** Cuts a label to so many letters. */
export const cut = (label: string, letters: number): string =>
  label.length <= letters ? label : `${label.slice(0, Math.max(1, letters - 1))}…`;

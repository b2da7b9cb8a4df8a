/** What drawings are made of, and what their parts have in common. */
import {isDark, type Shade} from './values';

/** A part of a drawing: an element of SVG. */
export interface Part {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly parts: readonly (Part | string)[];
}

export const part = (
  tag: string,
  attributes: Part['attributes'],
  ...parts: readonly (Part | string)[]
): Part => ({tag, attributes, parts});

/** Units have one digit: more cannot be seen. */
export const digits = (value: number): number => Math.round(value * 10) / 10;

/** Of words in a drawing. */
export const SMALL = 12;
/** Of a letter, on average. */
export const LETTER = 6.8;

export const fillOf = (shade: Shade): string =>
  shade === 'none' ? 'var(--c-bg)' : `var(--field-${shade})`;
export const inkOn = (shade: Shade): string =>
  shade === 'none' ? 'var(--c-text)' : `var(--field-ink-${isDark(shade) ? 'light' : 'dark'})`;

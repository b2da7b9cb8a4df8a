/** Every pair of colours that text is read in, computed from the tokens themselves. */
import {describe, expect, test} from 'vitest';
import {tokens as tokensOf} from '../../src/pictures/files';
import {ROOT} from './files';

const TEXT = 4.5;
const CONTROL = 3;

type Tokens = ReadonlyMap<string, string>;

const {light, dark} = tokensOf(ROOT);
const themes: Record<string, Tokens> = {light, dark: new Map([...light, ...dark])};

/** Follows `var()` to a colour in hexadecimal. */
function colour(tokens: Tokens, name: string): string {
  let value = tokens.get(name);
  for (let step = 0; step < 9 && value?.startsWith('var('); step++) {
    value = tokens.get(value.slice('var('.length, -1).trim());
  }
  if (!value || !/^#([\da-f]{3}|[\da-f]{6})$/i.test(value)) {
    throw new Error(
      `src/css/tokens.css: ${name} is ${value ?? 'missing'}, not a colour like #201c2e`,
    );
  }
  return value.length === 4 ? value.replace(/[\da-f]/gi, '$&$&') : value;
}

/** WCAG 2.x relative luminance. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['--c-bg', '--c-surface', '--c-surface-2'];
const INKS = ['text', 'muted', 'subtle', 'primary', 'primary-hover', 'accent'];
const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger'];
const CODE_GROUNDS = ['--code-bg', '--code-highlight', '--code-added', '--code-removed'];
const CODE_INKS = 'plain keyword string function number type annotation comment'.split(' ');

const PAIRS: Array<[ink: string, ground: string, least: number]> = [
  ...INKS.flatMap((ink) => GROUNDS.map((ground) => [`--c-${ink}`, ground, TEXT] as const)),
  ...GROUNDS.map((ground) => ['--c-control', ground, CONTROL] as const),
  ['--c-on-primary', '--c-primary', TEXT] as const,
  ['--c-on-primary', '--c-primary-hover', TEXT] as const,
  ...CALLOUTS.flatMap((kind) => [
    [`--c-${kind}-fg`, `--c-${kind}-bg`, TEXT] as const,
    // The words of a callout are written in the colour of all text.
    ['--c-text', `--c-${kind}-bg`, TEXT] as const,
  ]),
  // Figures inside the devices of a picture.
  ...[1, 2, 3, 4].map((step) => ['--field-ink-light', `--field-${step}`, TEXT] as const),
  ...[5, 6, 7].map((step) => ['--field-ink-dark', `--field-${step}`, TEXT] as const),
  ...CALLOUTS.map((kind) => ['--c-bg', `--c-${kind}-fg`, TEXT] as const),
  ...CODE_INKS.flatMap((ink) =>
    CODE_GROUNDS.map((ground) => [`--code-${ink}`, ground, TEXT] as const),
  ),
].map(([ink, ground, least]) => [ink, ground, least]);

describe.each(Object.entries(themes))('%s', (_, tokens) => {
  test.each(PAIRS)('%s on %s has at least %d : 1', (ink, ground, least) => {
    expect(contrast(colour(tokens, ink), colour(tokens, ground))).toBeGreaterThanOrEqual(least);
  });

  test('the ramp of fields rises in luminance', () => {
    const ramp = [1, 2, 3, 4, 5, 6, 7].map((step) => luminance(colour(tokens, `--field-${step}`)));
    expect(ramp).toEqual([...ramp].sort((a, b) => a - b));
    expect(new Set(ramp).size).toBe(ramp.length);
  });
});

/** A picture as a file: one drawing for each width, and colours for whoever opens it by itself. */
import {DEFAULTS} from './kit';
import {el, words} from './svg';
import type {Drawing, Layout, Picture} from './types';

export const LAYOUTS: readonly Layout[] = ['wide', 'narrow'];

/** A custom property that a drawing names. */
const NAMED = /var\((--[\w-]+)\)/g;
const GAP = 32;

type Tokens = ReadonlyMap<string, string>;

const declared = (tokens: Tokens, names: string[]): string =>
  names
    .filter((name) => tokens.has(name))
    .map((name) => `${name}:${tokens.get(name)}`)
    .join(';');

/**
 * The text of static/img/pictures/<name>.svg. Pages use the fragments #wide and #narrow, which take
 * the page's colours; the style sheet is for the file alone, where only the system's mode is known.
 */
export function fileOf(picture: Picture, light: Tokens, dark: Tokens): string {
  const drawings = LAYOUTS.map((layout): [Layout, Drawing] => [layout, picture.draw(layout)]);
  const width = Math.max(...drawings.map(([, drawing]) => drawing.width));
  let top = 0;
  const groups = drawings.map(([layout, drawing]) => {
    const group = el('g', {id: layout, ...DEFAULTS}, drawing.content);
    const placed = el('g', {transform: `translate(0 ${top})`}, group);
    top += drawing.height + GAP;
    return placed;
  });
  const body = groups.join('\n');
  const names = [...new Set([...body.matchAll(NAMED)].map(([, name]) => name))].sort();
  const always = declared(light, [...names, '--c-surface', '--font-text'].sort());
  const style =
    `:root{${always};background:var(--c-surface);font-family:var(--font-text)}` +
    `@media(prefers-color-scheme:dark){:root{${declared(dark, names)};--c-surface:${dark.get('--c-surface')}}}`;
  return `${el(
    'svg',
    {xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${top - GAP}`, role: 'img'},
    `\n${el('title', {}, words(picture.alt))}`,
    `\n${el('style', {}, style)}\n`,
    `${body}\n`,
  )}\n`;
}

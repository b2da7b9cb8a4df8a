/** The few words of SVG that the pictures need, written the same way every time. */

export interface Point {
  x: number;
  y: number;
}

type Attributes = Record<string, string | number | undefined>;

/** Two decimals at most: shorter files, and the same bytes on every machine. */
export const round = (value: number): number => {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? 0 : rounded;
};

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** An element. Attributes that are undefined are left out, numbers are rounded. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      const shown = typeof value === 'number' ? String(round(value)) : escape(value as string);
      return ` ${key}="${shown}"`;
    })
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}

/** Text inside an element. */
export const words = (text: string): string => escape(text);

/** A group that stands somewhere else than where it was drawn. */
export const at = (x: number, y: number, ...children: string[]): string =>
  el('g', {transform: `translate(${round(x)} ${round(y)})`}, ...children);

/** Path data, each number rounded. */
export function path(strings: TemplateStringsArray, ...values: number[]): string {
  return strings.map((part, i) => part + (i < values.length ? round(values[i]) : '')).join('');
}

/** What the pictures are made of. Colours are the roles of src/css/tokens.css, by name only. */
import {at, el, path, words, type Point} from './svg';

export const ink = {
  text: 'var(--c-text)',
  muted: 'var(--c-muted)',
  subtle: 'var(--c-subtle)',
  ground: 'var(--c-surface)',
  paper: 'var(--c-bg)',
  tint: 'var(--c-surface-2)',
  line: 'var(--c-control)',
  hair: 'var(--c-hairline)',
  primary: 'var(--c-primary)',
  onPrimary: 'var(--c-on-primary)',
  accent: 'var(--c-accent)',
} as const;

export const SIZE = {text: 13, small: 12, node: 13};
/** What a drawing starts from, so that its many figures need not repeat it. */
export const DEFAULTS = {
  'font-size': SIZE.node,
  'font-weight': 600,
  'text-anchor': 'middle',
  'stroke-width': 1.5,
  fill: ink.text,
};
const CODE = 'var(--font-code)';
/** A line of text stands on its middle when its baseline is this much lower, in ems. */
const MIDDLE = 0.35;

interface TextStyle {
  size?: number;
  color?: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  code?: boolean;
  /** Clears what runs behind the words, in the colour of the ground. */
  halo?: string;
}

/** One line of text, its middle at the point's height. */
export function text(content: string, {x, y}: Point, style: TextStyle = {}): string {
  const {size = SIZE.text, color = ink.text, weight = 400, anchor = 'start', code, halo} = style;
  const unless = <T>(usual: T, value: T): T | undefined => (value === usual ? undefined : value);
  return el(
    'text',
    {
      x,
      y: y + size * MIDDLE,
      'font-size': unless(DEFAULTS['font-size'], size),
      'font-weight': unless(DEFAULTS['font-weight'], weight),
      'font-family': code ? CODE : undefined,
      'text-anchor': unless(DEFAULTS['text-anchor'], anchor),
      fill: unless<string>(DEFAULTS.fill, color),
      stroke: halo,
      'stroke-width': halo ? 7 : undefined,
      'stroke-linejoin': halo ? 'round' : undefined,
      'paint-order': halo ? 'stroke' : undefined,
    },
    words(content),
  );
}

/** A small line of text that explains, in the middle of a point. */
export const note = (content: string, point: Point, style: TextStyle = {}): string =>
  text(content, point, {size: SIZE.small, color: ink.muted, anchor: 'middle', ...style});

/** Figures as people write them; what is no number stays as it is. */
export const shown = (value: number): string => (Number.isFinite(value) ? String(value) : '∞');

/** The sign for "no finite value", drawn: the site's fonts do not have it. */
function infinity({x, y}: Point, color: string): string {
  const d = path`M${x} ${y}c-2.6 -3.6 -7 -3.4 -7 0s4.4 3.6 7 0c2.6 -3.6 7 -3.4 7 0s-4.4 3.6 -7 0z`;
  return el('path', {d, fill: 'none', stroke: color, 'stroke-width': 1.7});
}

/** A number, or the sign for infinity, centred on a point. */
export function figure(value: number | string, point: Point, style: TextStyle = {}): string {
  return value === Infinity
    ? infinity(point, style.color ?? ink.text)
    : text(typeof value === 'number' ? shown(value) : value, point, {
        size: SIZE.node,
        weight: 600,
        anchor: 'middle',
        ...style,
      });
}

interface Device {
  /** What stands in it. */
  value?: number | string;
  r?: number;
  fill?: string;
  color?: string;
  /** Where a value starts or ends. */
  source?: boolean;
  /** Its value is new. */
  changed?: boolean;
  shape?: 'circle' | 'square';
  stroke?: string;
}

/** A device: outlined, so that it is seen on any ground. */
export function device(point: Point, options: Device = {}): string {
  const {value, r = 15, fill = ink.paper, color = ink.text, source, shape = 'circle'} = options;
  const outline = {
    fill,
    stroke: source ? ink.accent : (options.stroke ?? ink.line),
    'stroke-width': source ? 3.5 : undefined,
  };
  const side = r * 0.92;
  return (
    (options.changed ? halo(point, ink.primary, r + 4) : '') +
    (shape === 'circle'
      ? el('circle', {cx: point.x, cy: point.y, r, ...outline})
      : el('rect', {
          x: point.x - side,
          y: point.y - side,
          width: side * 2,
          height: side * 2,
          rx: 4,
          ...outline,
        })) +
    (value === undefined ? '' : figure(value, point, {color}))
  );
}

/** A ring around a device, with a gap: this one is meant. */
export const halo = ({x, y}: Point, color: string, r = 20): string =>
  el('circle', {cx: x, cy: y, r, fill: 'none', stroke: color, 'stroke-width': 2});

/** Marks of two courses in a chart, which differ in shape, too. */
export const dot = ({x, y}: Point): string =>
  el('circle', {cx: x, cy: y, r: 4.5, fill: ink.primary});
export const diamond = ({x, y}: Point): string =>
  el('path', {d: path`M${x} ${y - 6}l6 6l-6 6l-6 -6z`, fill: ink.accent});

/** Links between devices, under everything else. */
export function links(
  pairs: Iterable<readonly [Point, Point]>,
  color: string = ink.line,
  width = 1.25,
): string {
  const d = [...pairs].map(([a, b]) => path`M${a.x} ${a.y}L${b.x} ${b.y}`).join('');
  return el('path', {d, stroke: color, 'stroke-width': width, fill: 'none'});
}

const RAMP = 7;

/** The field ramp of tokens.css, from far (1) to near (7), and an ink that is read on it. */
export function shade(value: number, farthest: number): {fill: string; color: string} {
  if (value === Infinity) {
    return {fill: ink.paper, color: ink.subtle};
  }
  const step = RAMP - Math.round((Math.min(value, farthest) / farthest) * (RAMP - 1));
  return {
    fill: `var(--field-${step})`,
    color: step <= 4 ? 'var(--field-ink-light)' : 'var(--field-ink-dark)',
  };
}

export {at};

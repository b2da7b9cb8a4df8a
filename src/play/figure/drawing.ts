/** Draws a network as it is: the same while the site is built and in the page. */
import {type Sensed, type Shown, type World} from '../session';
import {TEAMS} from './data';
import {type Place} from './places';
import {type Frame} from './terrain';
import {cut, fitsInside, isDark, NUMBER, RAMP, type Shade, shades, written} from './values';

/** A part of a drawing: an element of SVG. */
export interface Part {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly parts: readonly (Part | string)[];
}

/** Wide stands beside a sidebar, narrow fits a phone. */
export type Width = 'wide' | 'narrow';

/** Units of a drawing are CSS pixels where it has all the room it wants. */
const WIDTH: Record<Width, number> = {wide: 640, narrow: 336};
const HIGHEST = 330;
/** Units between devices that are 1 apart. */
const MOST_SPACING = 86;
const MARGIN = {side: 30, top: 36, bottom: 38};
const LEGEND = 30;
/** What a network is called, where there are two. */
const LABEL = 22;
const RADIUS = {least: 3.5, most: 17, share: 0.33};
/** Smaller devices have no room for words. */
const LEAST_WITH_WORDS = 10.5;
/** Closer ones have no room for words around them, unless they stand in one row. */
const LEAST_SPACING = 60;
/** Words of five letters fit into a device of this size. */
const LARGE = 16;
/** Of a letter, on average. */
const LETTER = 6.8;
const SMALL = 12;
/** Letters of a label: they are those of code, all as wide. */
const LONGEST_LABEL = 43;

/** How places become units of a drawing. */
export interface Scale {
  readonly width: number;
  readonly height: number;
  /** Units between devices that are 1 apart. */
  readonly spacing: number;
  readonly radius: number;
  /** Is there room around devices? */
  readonly isRoomy: boolean;
  readonly at: (place: Place) => Place;
  /** The place of a point in the drawing. */
  readonly placeAt: (point: Place) => Place;
}

export function scaleOf(frame: Frame, kind: Width, label?: string): Scale {
  const width = WIDTH[kind];
  const top = MARGIN.top + (label === undefined ? 0 : LABEL);
  const fit = (room: number, size: number): number => (size > 0 ? room / size : Infinity);
  const spacing = Math.min(
    MOST_SPACING,
    fit(width - 2 * MARGIN.side, frame.width),
    fit(HIGHEST - top - MARGIN.bottom, frame.height),
  );
  const left = (width - frame.width * spacing) / 2;
  return {
    width,
    height: Math.ceil(top + frame.height * spacing + MARGIN.bottom + LEGEND),
    spacing,
    isRoomy: frame.height === 0 || spacing >= LEAST_SPACING,
    radius: Math.max(RADIUS.least, Math.min(RADIUS.most, spacing * RADIUS.share)),
    at: ({x, y}) => ({
      x: left + (x - frame.left) * spacing,
      y: top + (y - frame.top) * spacing,
    }),
    placeAt: ({x, y}) => ({
      x: (x - left) / spacing + frame.left,
      y: (y - top) / spacing + frame.top,
    }),
  };
}

/** What is to be seen. */
export interface View {
  readonly world: World;
  /** Links that were cut, by ids. */
  readonly broken: World['links'];
  readonly shown: readonly Shown[];
  /** Of all networks that are to be compared. */
  readonly values: readonly string[];
  /** What this network is called, where there are two. */
  readonly label?: string;
}

const part = (
  tag: string,
  attributes: Part['attributes'],
  ...parts: readonly (Part | string)[]
): Part => ({tag, attributes, parts});

const digits = (value: number): number => Math.round(value * 10) / 10;

const fillOf = (shade: Shade): string =>
  shade === 'none' ? 'var(--c-bg)' : `var(--field-${shade})`;
const inkOn = (shade: Shade): string =>
  shade === 'none' ? 'var(--c-text)' : `var(--field-ink-${isDark(shade) ? 'light' : 'dark'})`;

/** Words on their own ground, over links. */
const outlined = {
  'paint-order': 'stroke',
  stroke: 'var(--c-surface)',
  'stroke-width': 4,
  'stroke-linejoin': 'round',
};

function lines(pairs: World['links'], place: ReadonlyMap<number, Place>): string {
  return pairs
    .map(([a, b]) => [place.get(a), place.get(b)])
    .map(([a, b]) => (a && b ? `M${digits(a.x)} ${digits(a.y)}L${digits(b.x)} ${digits(b.y)}` : ''))
    .join('');
}

const ACCENT = 'var(--c-accent)';

/** The blue team is square, so that it is told without colours, too. */
function body({team, source}: Sensed, radius: number, fill: string): Part {
  const stroke = {
    fill,
    stroke: source ? ACCENT : 'var(--c-control)',
    'stroke-width': source ? 3.5 : 1.5,
  };
  return team === TEAMS[1]
    ? part('rect', {
        x: digits(-radius * 0.9),
        y: digits(-radius * 0.9),
        width: digits(radius * 1.8),
        height: digits(radius * 1.8),
        rx: 3,
        ...stroke,
      })
    : part('circle', {r: digits(radius), ...stroke});
}

function device(
  own: Sensed,
  shown: Shown | undefined,
  shade: Shade,
  {radius, spacing, isRoomy, at}: Scale,
): Part {
  const {x, y} = at(own);
  const label = shown === undefined ? '' : written(shown.value);
  const hasWords = radius >= LEAST_WITH_WORDS;
  const isInside = fitsInside(label) || (label.length === 5 && radius >= LARGE);
  const around = hasWords && isRoomy;
  const words = [
    ...(around
      ? [
          part(
            'text',
            {y: digits(-radius - 6), 'font-size': SMALL, fill: 'var(--c-subtle)', ...outlined},
            // Apart from the value, as in the device's name.
            `${own.id} `,
          ),
        ]
      : []),
    ...(hasWords && isInside
      ? [
          part(
            'text',
            {
              y: 4.5,
              'font-weight': 600,
              'font-size': label.length > 4 ? SMALL : 13,
              fill: inkOn(shade),
            },
            label,
          ),
        ]
      : []),
    ...(around && !isInside
      ? [
          part(
            'text',
            {y: digits(radius + 14), 'font-size': SMALL, 'font-weight': 600, ...outlined},
            cut(label, Math.floor(spacing / LETTER)),
          ),
        ]
      : []),
  ];
  return part(
    'g',
    {'data-id': own.id, transform: `translate(${digits(x)} ${digits(y)})`},
    ...(shown?.lit
      ? [
          part('circle', {
            r: digits(radius + 6),
            fill: 'var(--field-7)',
            stroke: 'var(--field-6)',
            'stroke-width': 2,
          }),
        ]
      : []),
    body(own, radius, fillOf(shade)),
    ...(own.flag
      ? [
          part('path', {
            d: `M${digits(radius * 0.6)} ${digits(-radius * 0.4)}V${digits(-radius - 9)}l9 4l-9 4`,
            fill: ACCENT,
            stroke: ACCENT,
            'stroke-width': 1.5,
          }),
        ]
      : []),
    ...words,
  );
}

/** Letters of a kind in the legend, and the room that is kept for how many are left. */
const LONGEST_KIND = 12;
const REST = 70;
const SWATCH = 14;

function swatch(x: number, shade: Shade): Part {
  return part('rect', {
    ...{x: digits(x), y: -SWATCH + 3, width: SWATCH, height: SWATCH, rx: 3},
    ...{fill: fillOf(shade), stroke: 'var(--c-control)', 'stroke-width': 1},
  });
}

const note = (x: number, text: string): Part =>
  part(
    'text',
    {x: digits(x), 'text-anchor': 'start', 'font-size': SMALL, fill: 'var(--c-muted)'},
    text,
  );

/** What colours mean: the least and the greatest number, or each kind of value. */
function legend(values: readonly string[], shade: (value: string) => Shade, scale: Scale): Part[] {
  const numbers = values.filter((value) => NUMBER.test(value)).map(Number);
  const isNumeric =
    numbers.length > 0 && values.every((value) => shade(value) === 'none' || NUMBER.test(value));
  const parts: Part[] = [];
  let x = MARGIN.side - RADIUS.most + 6;
  const word = (text: string): void => {
    parts.push(note(x, text));
    x += text.length * LETTER + 10;
  };
  if (isNumeric) {
    const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)].map((value) =>
      written(String(value)),
    );
    word(least);
    if (least !== greatest) {
      for (let step = RAMP; step >= 1; step -= 1, x += SWATCH + 1) parts.push(swatch(x, step));
      x += 6;
      word(greatest);
    } else {
      parts.push(swatch(x, shade(values.find((value) => NUMBER.test(value)) ?? '')));
      x += SWATCH + 12;
    }
  }
  const kinds = values.filter((value) => !isNumeric || shade(value) === 'none');
  const last = kinds.findIndex((value) => {
    const label = cut(written(value), LONGEST_KIND);
    if (x + SWATCH + label.length * LETTER > scale.width - REST) return true;
    parts.push(swatch(x, shade(value)));
    x += SWATCH + 6;
    word(label);
    return false;
  });
  if (last >= 0) word(`and ${kinds.length - last} more`);
  return [part('g', {transform: `translate(0 ${scale.height - 10})`}, ...parts)];
}

const inOrder = (a: string, b: string): number =>
  NUMBER.test(a) && NUMBER.test(b) ? Number(a) - Number(b) : a < b ? -1 : 1;

/** All values once, sorted: the same colours in every round. */
export const kindsOf = (values: Iterable<string>): string[] => [...new Set(values)].sort(inOrder);

/** The parts of a drawing: links below, devices, and what their colours mean. */
export function draw({world, broken, shown, values, label}: View, scale: Scale): Part[] {
  const kinds = kindsOf(values);
  const shade = shades(kinds);
  const byId = new Map(shown.map((one) => [one.id, one]));
  const place = new Map(world.devices.map((one) => [one.id, scale.at(one)]));
  return [
    part('path', {d: lines(world.links, place), stroke: 'var(--c-control)', fill: 'none'}),
    part('path', {
      ...{d: lines(broken, place), stroke: 'var(--c-danger-fg)', fill: 'none'},
      ...{'stroke-dasharray': '2 5', 'stroke-opacity': 0.7},
    }),
    part(
      'g',
      {'data-devices': ''},
      ...world.devices.map((own) => {
        const here = byId.get(own.id);
        return device(own, here, here === undefined ? 'none' : shade(here.value), scale);
      }),
    ),
    ...legend(kinds, shade, scale),
    ...(label === undefined
      ? []
      : [
          part(
            'text',
            {
              ...{x: 14, y: 18, 'text-anchor': 'start', 'font-size': SMALL, 'font-weight': 600},
              'font-family': 'var(--font-code)',
            },
            cut(label, LONGEST_LABEL),
          ),
        ]),
  ];
}

/** Drawings of two networks stand side by side where there is room for both. */
export const kindFor = (kind: Width, networks: number): Width => (networks > 1 ? 'narrow' : kind);

/** What a drawing starts from. */
export const DEFAULTS = {
  'font-size': 13,
  'text-anchor': 'middle',
  'stroke-width': 1.5,
  fill: 'var(--c-text)',
};

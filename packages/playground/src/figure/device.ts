/** A device as it is drawn: its colour, its words, what it senses. */
import {type Sensed, type Shown} from '../session';
import {TEAMS} from './data';
import {digits, fillOf, inkOn, LETTER, part, type Part, SMALL} from './part';
import {type Scale} from './scale';
import {cut, fitsInside, type Shade, written} from './values';

/** Smaller devices have no room for words. */
const LEAST_WITH_WORDS = 10.5;
/** Words of five letters fit into a device of this size. */
const LARGE = 16;

/** Words on their own ground, over links. */
const outlined = {
  'paint-order': 'stroke',
  stroke: 'var(--c-surface)',
  'stroke-width': 4,
  'stroke-linejoin': 'round',
};

/** From a device to the line below it, and from that to the next. */
const LINE = 14;
/** Around a device that shows something else than it should. */
const RING = 3;
const WRONG = 'var(--c-danger-fg)';

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

export function device(
  own: Sensed,
  shown: Shown | undefined,
  shade: Shade,
  {radius, spacing, isRoomy, at}: Scale,
  {name = String(own.id), wants}: {readonly name?: string; readonly wants?: string} = {},
): Part {
  const {x, y} = at(own);
  const label = shown === undefined ? '' : written(shown.value);
  const hasWords = radius >= LEAST_WITH_WORDS;
  const isInside = fitsInside(label) || (label.length === 5 && radius >= LARGE);
  const around = hasWords && isRoomy;
  const outer = radius + (wants === undefined ? 0 : RING);
  const words = [
    ...(around
      ? [
          part(
            'text',
            {y: digits(-outer - 6), 'font-size': SMALL, fill: 'var(--c-subtle)', ...outlined},
            // Apart from the value, as in the device's name.
            `${cut(name, Math.floor(spacing / LETTER))} `,
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
            {y: digits(outer + LINE), 'font-size': SMALL, 'font-weight': 600, ...outlined},
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
    ...(wants === undefined
      ? []
      : [
          part('circle', {
            ...{r: digits(outer), fill: 'none', stroke: WRONG, 'stroke-width': 2.5},
          }),
          part(
            'text',
            {
              y: digits(outer + (isInside ? LINE : 2 * LINE)),
              ...{'font-size': SMALL, 'font-weight': 600, fill: WRONG, ...outlined},
            },
            cut(`→ ${written(wants)}`, Math.floor(spacing / LETTER)),
          ),
        ]),
  );
}

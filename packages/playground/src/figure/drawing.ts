/** Draws a network as it is: the same while the site is built and in the page. */
import {type Shown, type World} from '../session';
import {device} from './device';
import {legend} from './legend';
import {digits, part, type Part, SMALL} from './part';
import {type Place} from './places';
import {type Scale} from './scale';
import {cut, NUMBER, shades} from './values';

/** Letters of a label: they are those of code, all as wide. */
const LONGEST_LABEL = 43;

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

function lines(pairs: World['links'], place: ReadonlyMap<number, Place>): string {
  return pairs
    .map(([a, b]) => [place.get(a), place.get(b)])
    .map(([a, b]) => (a && b ? `M${digits(a.x)} ${digits(a.y)}L${digits(b.x)} ${digits(b.y)}` : ''))
    .join('');
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

/** What a drawing starts from. */
export const DEFAULTS = {
  'font-size': 13,
  'text-anchor': 'middle',
  'stroke-width': 1.5,
  fill: 'var(--c-text)',
};

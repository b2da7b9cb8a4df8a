/** Draws a network as it is: the same while the site is built and in the page. */
import {type Shown, type World} from '../session';
import {device} from './device';
import {type Domain} from './domain';
import {legend} from './legend';
import {digits, part, type Part, SMALL} from './part';
import {type Place} from './places';
import {type Scale} from './scale';
import {cut} from './values';

/** Letters of a label: they are those of code, all as wide. */
const LONGEST_LABEL = 43;

/** What is to be seen. */
export interface View {
  readonly world: World;
  /** Links that were cut, by ids. */
  readonly broken: World['links'];
  readonly shown: readonly Shown[];
  /** What devices should show, by their ids, where that is something else. */
  readonly wanted?: ReadonlyMap<number, string | undefined>;
  /** Of all networks that are to be compared, and of all their rounds. */
  readonly domain: Domain;
  /** What the numbers are. */
  readonly quantity?: string;
  /** What this network is called, where there are two. */
  readonly label?: string;
  /** What devices are called, by their ids, where that is something else. */
  readonly names?: readonly string[];
}

function lines(pairs: World['links'], place: ReadonlyMap<number, Place>): string {
  return pairs
    .map(([a, b]) => [place.get(a), place.get(b)])
    .map(([a, b]) => (a && b ? `M${digits(a.x)} ${digits(a.y)}L${digits(b.x)} ${digits(b.y)}` : ''))
    .join('');
}

/** The parts of a drawing: links below, devices, and what their colours mean. */
export function draw(view: View, scale: Scale): Part[] {
  const {world, broken, shown, domain, quantity, label, names, wanted} = view;
  const {shade} = domain;
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
        const colour = here === undefined ? 'none' : shade(here.value);
        return device(own, here, colour, scale, {
          name: names?.[own.id],
          wants: wanted?.get(own.id),
        });
      }),
    ),
    ...legend(domain.kinds(shown.map(({value}) => value)), shade, scale, quantity),
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

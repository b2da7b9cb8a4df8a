/** The networks of a run as figures are drawn: where their devices stand, and what is to be seen of a step. */
import {newDevice} from '../figure/data';
import {Domain} from '../figure/domain';
import {type View} from '../figure/drawing';
import {LETTER} from '../figure/part';
import {MOST_SPACING, type Scale, scaleOf, type Width} from '../figure/scale';
import {fitsInside, written} from '../figure/values';
import {type Step} from '../steps';
import {layout, type Link} from './layout';

/** Devices in a row, by the width of a drawing. */
const MOST_IN_ROW: Readonly<Record<Width, number>> = {wide: 13, narrow: 7};
/** Units between devices of one row with long values, at most. */
const ROW_SPACING = 200;

const SHAPES = {
  line: 'in a line',
  islands: 'in lines apart',
  ring: 'in a ring',
  grid: 'in a grid',
  everyone: 'that all hear one another',
  free: '',
} as const;

/** What all steps of one network have in common. */
export interface Scene {
  readonly scale: Scale;
  readonly view: (step: Step) => View;
  /** The picture of a step in words. */
  readonly words: (step: Step) => string;
}

/** The values of a step, for those who do not see them. */
export const spoken = ({ids, values}: Step): string =>
  ids
    .flatMap((id, index) => (values[index] === undefined ? [] : `device ${id}: ${values[index]}`))
    .join('; ');

/** @param steps of one network */
export function sceneOf(steps: readonly Step[], width: Width): Scene {
  const names = steps.at(-1)?.ids ?? [];
  /** Ids of devices are their places among the names. */
  const linksOf = ({links, ids}: Step): Link[] =>
    links
      .map(([a, b]): Link => [names.indexOf(ids[a]), names.indexOf(ids[b])])
      .filter((link) => link.every((end) => end >= 0));
  const links = new Map(steps.flatMap(linksOf).map((link) => [link.join(' '), link]));
  const {points, shape, ...size} = layout(names.length, [...links.values()], MOST_IN_ROW[width]);
  const values = steps.flatMap((step) => step.values.filter((value) => value !== undefined));
  const labels = values.map(written).filter((label) => !fitsInside(label));
  const longest = Math.max(MOST_SPACING, ...labels.map(({length}) => (length + 3) * LETTER));
  const spacing = size.height > 0 ? MOST_SPACING : Math.min(ROW_SPACING, longest);
  const domain = new Domain(values);
  return {
    scale: scaleOf({left: 0, top: 0, ...size}, width, undefined, spacing),
    view: (step) => ({
      ...{names, domain, broken: []},
      world: {
        devices: step.ids
          .map((name) => names.indexOf(name))
          .filter((id) => id >= 0)
          .map((id) => newDevice(id, points[id].x, points[id].y)),
        links: linksOf(step),
      },
      shown: step.ids.flatMap((name, at) => {
        const value = step.values[at];
        return value === undefined ? [] : [{id: names.indexOf(name), value}];
      }),
    }),
    words: (step) => {
      const count = names.length === 1 ? '1 device' : `${names.length} devices ${SHAPES[shape]}`;
      return `${count.trim()}. ${spoken(step)}`;
    },
  };
}

/** Draws one step of a network. */
import {phrase, text} from '@collektive/texts';
import {type Step} from '../steps';
import {Domain} from '../figure/domain';
import {svg} from './dom';
import {layout, type Layout, type Link, type Point} from './layout';
import {cut, fitsInside, isDark, type Shade, written} from '../figure/values';

/** Pixels: between devices at most and at least, in one row with long labels, around them, and their radius. */
const SPACING = {most: 92, least: 46, labels: 200};
const MARGIN = {side: 34, top: 40, bottom: 44};
const RADIUS = 18;
/** Of a letter of the labels, on average. */
const LETTER = 6.6;

/** What all steps of one network have in common. */
export interface Scene {
  readonly ids: readonly string[];
  readonly place: Layout;
  readonly shade: (value: string | undefined) => Shade;
  readonly width: number;
  /** Between devices, at most. */
  readonly spacing: number;
}

/**
 * @param steps of one network
 * @param width of the picture, in pixels
 */
export function sceneOf(steps: readonly Step[], width: number): Scene {
  const ids = steps.at(-1)?.ids ?? [];
  const all = new Map<string, Link>();
  for (const step of steps) {
    for (const [a, b] of step.links) {
      const link: Link = [ids.indexOf(step.ids[a]), ids.indexOf(step.ids[b])];
      if (link.every((end) => end >= 0)) {
        all.set(link.join(' '), link);
      }
    }
  }
  const values = steps.flatMap((step) => step.values.filter((value) => value !== undefined));
  const place = layout(ids.length, [...all.values()], roomIn(width));
  const labels = values.map(written).filter((label) => !fitsInside(label));
  const longest = Math.max(0, ...labels.map(({length}) => (length + 3) * LETTER));
  const spacing =
    place.height > 0 ? SPACING.most : Math.min(SPACING.labels, Math.max(SPACING.most, longest));
  return {ids, place, shade: new Domain(values).shade, width, spacing};
}

const roomIn = (width: number): number =>
  Math.max(2, 1 + Math.floor((width - 2 * MARGIN.side) / SPACING.least));

function pixels({place, width, spacing: most}: Scene): {
  spacing: number;
  at: (point: Point) => Point;
  height: number;
} {
  const spacing = Math.min(most, (width - 2 * MARGIN.side) / Math.max(1, place.width));
  const left = (width - place.width * spacing) / 2;
  return {
    spacing,
    at: ({x, y}) => ({x: left + x * spacing, y: MARGIN.top + y * spacing}),
    height: MARGIN.top + place.height * spacing + MARGIN.bottom,
  };
}

/** A device, its id and its value. */
export function device(
  {x, y}: Point,
  {
    id,
    value,
    shade,
    radius,
    letters,
  }: {
    id: string;
    value: string | undefined;
    shade: Shade;
    radius: number;
    letters: number;
  },
): SVGGElement {
  const label = value === undefined ? '' : written(value);
  const inside = fitsInside(label);
  return svg(
    'g',
    {class: value === undefined ? 'device device-silent' : 'device'},
    svg('title', {}, value === undefined ? phrase`device ${id}` : phrase`device ${id}: ${value}`),
    svg('circle', {cx: x, cy: y, r: radius, class: `shade-${shade}`}),
    svg('text', {x, y: y - radius - 7, class: 'id'}, cut(id, letters)),
    svg(
      'text',
      {
        x,
        y: inside ? y + 4.5 : y + radius + 16,
        class: inside
          ? isDark(shade)
            ? 'value value-light'
            : shade === 'none'
              ? 'value'
              : 'value value-dark'
          : 'value value-below',
      },
      inside ? label : cut(label, letters),
    ),
  );
}

/** A sentence for those who do not see the picture. */
export function spoken({ids, values}: Step): string {
  return ids
    .flatMap((id, index) =>
      values[index] === undefined ? [] : phrase`device ${id}: ${values[index]}`,
    )
    .join('; ');
}

const SHAPES = {
  line: text('in a line'),
  islands: text('in lines apart'),
  ring: text('in a ring'),
  grid: text('in a grid'),
  everyone: text('that all hear one another'),
  free: '',
} as const;

export const describe = ({ids, place}: Scene): string =>
  ids.length === 1 ? text('1 device') : phrase`${ids.length} devices ${SHAPES[place.shape]}`.trim();

/** The picture of a step. */
export function draw(scene: Scene, step: Step): SVGSVGElement {
  const {spacing, at, height} = pixels(scene);
  const radius = Math.min(RADIUS, spacing * 0.37);
  const letters = Math.floor(spacing / LETTER);
  const points = scene.place.points.map(at);
  const placeOf = (index: number): Point => points[scene.ids.indexOf(step.ids[index])];
  const d = step.links
    .map(([a, b]) => [placeOf(a), placeOf(b)])
    .map(([a, b]) => `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`)
    .join('');
  return svg(
    'svg',
    {
      viewBox: `0 0 ${scene.width} ${Math.ceil(height)}`,
      width: scene.width,
      height: Math.ceil(height),
      role: 'img',
      'aria-label': `${describe(scene)}. ${spoken(step)}`,
    },
    svg('path', {d, class: 'links'}),
    ...step.ids.map((id, index) =>
      device(placeOf(index), {
        id,
        value: step.values[index],
        shade: scene.shade(step.values[index]),
        radius,
        letters,
      }),
    ),
  );
}

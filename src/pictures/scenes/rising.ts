import {
  diamond,
  dot,
  SIZE,
  ink,
  note,
  text,
  el,
  path,
  type Point,
  WIDTH,
  type Layout,
  type Picture,
} from '@collektive/pictures';
import {run} from '../runs';

/** The last round before the cut between devices 0 and 1. */
const BEFORE = 12;
const AFTER = 8;
/** The device that loses its link to the source. */
const DEVICE = 1;
const course = (name: string): number[] =>
  run<number>(name)
    .slice(BEFORE - 1, BEFORE + AFTER)
    .map((values) => values[DEVICE]);
const repaired = course('healing');
const risen = course('rising');
const right = repaired[repaired.length - 1];
const roundsTo = (values: number[]): number => values.indexOf(right);

const TOP = 30;
const UNIT = 19;
const BASE = TOP + 10 * UNIT;

interface Axes {
  left: number;
  step: number;
}
const axes = (layout: Layout): Axes =>
  layout === 'wide' ? {left: 56, step: 66} : {left: 40, step: 34};
const place = ({left, step}: Axes, k: number, value: number): Point => ({
  x: left + k * step,
  y: BASE - value * UNIT,
});

function line(points: Point[], color: string, dashed: boolean): string {
  const d = points.map(({x, y}, i) => (i === 0 ? path`M${x} ${y}` : path`L${x} ${y}`)).join('');
  return el('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': 2.25,
    'stroke-linejoin': 'round',
    'stroke-dasharray': dashed ? '6 4' : undefined,
  });
}

export const rising: Picture = {
  name: 'rising',
  runs: ['healing', 'rising'],
  alt:
    `The value of device ${DEVICE}, round by round, before and after its link to the source is cut. ` +
    `With distanceTo: ${repaired.join(', ')}. With a gradient written with share: ${risen.join(', ')}.`,
  caption:
    `The rising value: after the same cut, \`distanceTo\` gives device ${DEVICE} its new distance in ` +
    `${roundsTo(repaired)} round; a gradient written with \`share\` climbs there in ${roundsTo(risen)}.`,
  draw(layout) {
    const scale = axes(layout);
    const at = (values: number[]): Point[] => values.map((value, k) => place(scale, k, value));
    const [one, other] = [at(repaired), at(risen)];
    const end = place(scale, AFTER, 0).x;
    const small = {size: SIZE.small, color: ink.muted};
    const wide = layout === 'wide';
    const content = [
      ...[0, 3, 6, 9].map((value) => {
        const {y} = place(scale, 0, value);
        return (
          el('path', {d: path`M${scale.left} ${y}H${end}`, stroke: ink.hair, 'stroke-width': 1}) +
          text(String(value), {x: scale.left - 14, y}, {...small, anchor: 'end'})
        );
      }),
      ...repaired.map((_, k) => note(String(k), {x: place(scale, k, 0).x, y: BASE + 20})),
      note('rounds after the cut', {x: (scale.left + end) / 2, y: BASE + 42}),
      text('hops', {x: scale.left - 14, y: TOP - 12}, {...small, anchor: wide ? 'end' : 'middle'}),
      line(other, ink.accent, true),
      line(one, ink.primary, false),
      ...other.slice(0, roundsTo(risen)).map(diamond),
      ...one.map(dot),
      text(
        'distanceTo',
        {x: place(scale, 2.2, 0).x, y: one[2].y - 16},
        {
          weight: 600,
          color: ink.primary,
        },
      ),
      text('share', {x: other[4].x + 12, y: other[4].y + 18}, {weight: 600, color: ink.accent}),
    ];
    return {width: WIDTH[layout], height: BASE + 54, content: content.join('')};
  },
};

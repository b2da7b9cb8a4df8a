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

interface Course {
  network: string;
  /** Rounds until right, one number for each order of the devices. */
  rounds: number[];
}

/** What the record calls these trials; each row is a network and its rounds, order by order. */
const courses = (question: string): Course[] =>
  run<string>('recovery')
    .filter(([asked]) => asked === question)
    .map(([, network, ...rounds]) => ({network, rounds: rounds.map(Number)}));

const bounded = courses('boundedElection, leader gone');
const gossip = courses('gossipMax, leader gone');
const farthest = Math.max(...[...bounded, ...gossip].flatMap(({rounds}) => rounds));

const range = ({rounds}: Course): string => {
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)];
  return least === most ? String(least) : `${least} to ${most}`;
};
const told = bounded
  .map((course, k) => `${course.network}: ${range(course)}, ${range(gossip[k])}`)
  .join('; ');

const AXES: Record<Layout, {left: number; step: number; row: number; top: number}> = {
  wide: {left: 176, step: 36, row: 46, top: 44},
  narrow: {left: 22, step: 25, row: 66, top: 66},
};

export const recovery: Picture = {
  name: 'recovery',
  runs: ['recovery'],
  alt:
    'Rounds after the leader has left until all devices name the next one, the least and the most ' +
    `of three orders, with boundedElection and with gossipMax. ${told}.`,
  caption:
    'Rounds until all devices name the next leader, by network; a mark for each of three orders. ' +
    'Neither election is always the faster one.',
  draw(layout) {
    const {left, step, row, top} = AXES[layout];
    const wide = layout === 'wide';
    const bottom = top + (bounded.length - 1) * row + 30;
    const x = (rounds: number): number => left + rounds * step;
    const ticks = Array.from({length: Math.ceil(farthest / 3) + 1}, (_, k) => k * 3);
    const end = x(ticks[ticks.length - 1]);
    const small = {size: SIZE.small, color: ink.muted};

    const marks = (course: Course, y: number, color: string, mark: (at: Point) => string) => {
      const [least, most] = [Math.min(...course.rounds), Math.max(...course.rounds)];
      return (
        el('path', {d: path`M${x(least)} ${y}H${x(most)}`, stroke: color, 'stroke-width': 2}) +
        [...new Set(course.rounds)].map((rounds) => mark({x: x(rounds), y})).join('')
      );
    };
    const legend: Point = {x: wide ? left : left - 8, y: 12};
    const content = [
      diamond(legend),
      text(
        'boundedElection',
        {x: legend.x + 12, y: legend.y},
        {weight: 600, code: true, size: SIZE.small},
      ),
      dot({x: legend.x + 150, y: legend.y}),
      text(
        'gossipMax',
        {x: legend.x + 162, y: legend.y},
        {weight: 600, code: true, size: SIZE.small},
      ),
      ...ticks.map(
        (rounds) =>
          el('path', {
            d: path`M${x(rounds)} ${top - 18}V${bottom}`,
            stroke: ink.hair,
            'stroke-width': 1,
          }) + note(String(rounds), {x: x(rounds), y: bottom + 14}),
      ),
      note('rounds after the leader has left', {x: (left + end) / 2, y: bottom + 36}),
      ...bounded.flatMap((course, k) => {
        const y = top + k * row;
        return [
          text(
            course.network,
            wide ? {x: left - 22, y} : {x: left - 8, y: y - 26},
            wide ? {...small, anchor: 'end'} : small,
          ),
          marks(course, y - 8, ink.accent, diamond),
          marks(gossip[k], y + 8, ink.primary, dot),
        ];
      }),
    ];
    return {width: WIDTH[layout], height: bottom + 48, content: content.join('')};
  },
};

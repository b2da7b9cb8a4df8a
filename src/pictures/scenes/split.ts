import {
  SIZE,
  device,
  ink,
  links,
  text,
  el,
  path,
  type Point,
  WIDTH,
  type Layout,
  type Picture,
  note,
} from '@collektive/pictures';
import {valuesAt} from '../runs';

/** The last round before the line is cut in two, and the last one recorded. */
const BEFORE = 12;
const LAST = 24;
const CUT = [2, 3];
const leaders = {
  before: valuesAt<number>('split-global', BEFORE),
  global: valuesAt<number>('split-global', LAST),
  bounded: valuesAt<number>('split-bounded', LAST),
  gossip: valuesAt<number>('split-gossip', LAST),
};
const IDS = leaders.before.map((_, id) => id);

const ROWS = [
  {leaders: leaders.before, lines: ['before the cut'], code: false},
  {leaders: leaders.global, lines: ['globalElection'], code: true},
  {leaders: leaders.bounded, lines: ['boundedElection'], code: true},
  {leaders: leaders.gossip, lines: ['gossipMax'], code: true},
];

const STEP: Record<Layout, {x: number; y: number; left: number; top: number}> = {
  wide: {x: 78, y: 56, left: 214, top: 52},
  narrow: {x: 56, y: 78, left: 28, top: 74},
};

export const split: Picture = {
  name: 'split',
  runs: ['split-global', 'split-bounded', 'split-gossip'],
  alt:
    'A line of six devices and the leader that each of them names. Before the line is cut between ' +
    `2 and 3: ${leaders.before.join(', ')}. ${LAST - BEFORE} rounds later, with globalElection: ` +
    `${leaders.global.join(', ')}; with boundedElection: ${leaders.bounded.join(', ')}; with ` +
    `gossipMax: ${leaders.gossip.join(', ')}.`,
  caption:
    `Each device shows the leader that it names, ${LAST - BEFORE} rounds after a cut. With ` +
    '`globalElection` the left half keeps a leader that it can no longer hear; the other two elect ' +
    'one there. Filled: a device that leads.',
  draw(layout) {
    const {x: stepX, y: stepY, left, top} = STEP[layout];
    const wide = layout === 'wide';
    const place = (id: number, row: number): Point => ({
      x: left + id * stepX,
      y: top + row * stepY,
    });
    const heads = IDS.map((id) =>
      note(wide ? `device ${id}` : String(id), {x: place(id, 0).x, y: wide ? 12 : 14}),
    );
    const rows = ROWS.map((row, k) => {
      const whole = k === 0;
      const ends = IDS.slice(1)
        .filter((id) => whole || id !== CUT[1])
        .map((id) => [place(id - 1, k), place(id, k)] as const);
      const label = text(
        row.lines[0],
        wide ? {x: 6, y: place(0, k).y} : {x: left - 15, y: place(0, k).y - 32},
        {size: SIZE.small, color: ink.text, weight: row.code ? 600 : 550, code: row.code},
      );
      return [
        label,
        links(ends),
        ...IDS.map((id) =>
          device(place(id, k), {
            value: row.leaders[id],
            ...(row.leaders[id] === id
              ? {fill: ink.primary, color: ink.onPrimary, stroke: ink.primary}
              : {}),
          }),
        ),
      ].join('');
    });
    const x = (place(CUT[0], 0).x + place(CUT[1], 0).x) / 2;
    const cut = el('path', {
      d: path`M${x} ${place(0, 1).y - 24}V${place(0, ROWS.length - 1).y + 22}`,
      stroke: ink.accent,
      'stroke-width': 2,
      'stroke-dasharray': '6 5',
    });
    const height = place(0, ROWS.length - 1).y + 30;
    return {width: WIDTH[layout], height, content: [...heads, cut, ...rows].join('')};
  },
};

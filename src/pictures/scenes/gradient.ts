import {
  device,
  ink,
  links,
  shade,
  at,
  type Point,
  WIDTH,
  type Picture,
  note,
} from '@collektive/pictures';
import {valuesAt} from '../runs';

const SIDE = 4;
const rounds = [1, 2, 3, 4].map((round) => valuesAt<number>('gradient', round));
const farthest = Math.max(...rounds[rounds.length - 1]);
const STEP = 38;
/** Room for a device and its ring. */
const EDGE = 19;
const PANEL = {width: 3 * STEP + 2 * EDGE, height: 3 * STEP + 68};

const place = (id: number): Point => ({
  x: EDGE + (id % SIDE) * STEP,
  y: EDGE + Math.floor(id / SIDE) * STEP,
});
const IDS = Array.from({length: SIDE * SIDE}, (_, id) => id);
const ends = IDS.flatMap((a) =>
  IDS.filter((b) => {
    const [across, down] = [(b % SIDE) - (a % SIDE), Math.floor(b / SIDE) - Math.floor(a / SIDE)];
    return b > a && Math.abs(across) <= 1 && down <= 1;
  }).map((b) => [place(a), place(b)] as const),
);

function panel(values: number[], before: number[] | undefined, round: number): string {
  return [
    links(ends, ink.hair),
    ...values.map((value, id) =>
      device(place(id), {
        value,
        r: 13,
        source: id === 0,
        changed: before !== undefined && before[id] !== value,
        ...shade(value, farthest),
      }),
    ),
    note(`round ${round}`, {x: PANEL.width / 2, y: PANEL.height - 18}, {weight: 550}),
  ].join('');
}

export const gradient: Picture = {
  name: 'gradient',
  runs: ['gradient'],
  alt:
    `A grid of 4 by 4 devices in four rounds. In round 1 only the source, in a corner, has a ` +
    'distance, 0; the others are at infinity. Each round the devices one link further get theirs: ' +
    `${rounds.map((row) => row.filter(Number.isFinite).length).join(', ')} devices know it after ` +
    'rounds 1 to 4.',
  caption:
    'A gradient: the distance to the source spreads by one link a round. Outer rings mark the ' +
    'devices whose value is new.',
  draw(layout) {
    const columns = layout === 'wide' ? 4 : 2;
    const width = WIDTH[layout];
    const gap = (width - columns * PANEL.width) / (columns - 1);
    const panels = rounds.map((values, k) =>
      at(
        (k % columns) * (PANEL.width + gap),
        Math.floor(k / columns) * (PANEL.height + 12) + 2,
        panel(values, rounds[k - 1], k + 1),
      ),
    );
    const rows = rounds.length / columns;
    return {width, height: rows * PANEL.height + (rows - 1) * 12, content: panels.join('')};
  },
};

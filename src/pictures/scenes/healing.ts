import {
  device,
  ink,
  links,
  shade,
  at,
  el,
  path,
  type Point,
  WIDTH,
  type Picture,
  note,
} from '@collektive/pictures';
import {run, settledRound} from '../runs';

const rounds = run<number>('healing');
/** The last round before the cut between devices 0 and 1. */
const BEFORE = 12;
const settled = settledRound('healing');
const shownRounds = [BEFORE, BEFORE + 1, BEFORE + 2, settled];
const farthest = Math.max(...rounds[settled - 1]);

const COLUMNS = 5;
const SIZE_OF_RING = 10;
const STEP = {x: 64, y: 62};
/** Left and right of the middle of the outermost devices. */
const EDGE = 21;
const PANEL = {width: 4 * STEP.x + 2 * EDGE, height: STEP.y + 76};

/** The ring, pressed flat: 0 to 4 above, 9 to 5 below. */
const place = (id: number): Point => ({
  x: EDGE + (id < COLUMNS ? id : SIZE_OF_RING - 1 - id) * STEP.x,
  y: 50 + (id < COLUMNS ? 0 : STEP.y),
});
const IDS = Array.from({length: SIZE_OF_RING}, (_, id) => id);

function cut(): string {
  const middle = {x: (place(0).x + place(1).x) / 2, y: place(0).y};
  return el('path', {
    d: path`M${middle.x - 5} ${middle.y - 5}l10 10m0 -10l-10 10`,
    stroke: ink.accent,
    'stroke-width': 2.25,
    'stroke-linecap': 'round',
  });
}

function title(round: number): string {
  const after = round - BEFORE;
  return after === 0 ? 'before the cut' : `${after} round${after === 1 ? '' : 's'} after the cut`;
}

function panel(round: number): string {
  const values = rounds[round - 1];
  const before = rounds[round - 2];
  const whole = round === BEFORE;
  return [
    note(title(round), {x: PANEL.width / 2, y: 12}, {weight: 550}),
    links(
      IDS.filter((id) => whole || id > 0).map((id) => {
        const next = (id + 1) % SIZE_OF_RING;
        return [place(id), place(next)] as const;
      }),
    ),
    whole ? '' : cut(),
    ...values.map((value, id) =>
      device(place(id), {
        value,
        source: id === 0,
        changed: !whole && before[id] !== value,
        ...shade(value, farthest),
      }),
    ),
  ].join('');
}

export const healing: Picture = {
  name: 'healing',
  runs: ['healing'],
  alt:
    'A ring of ten devices that know their distance to one of them, before and after the link next ' +
    `to the source is cut. Values, ${shownRounds
      .map((round) => `${title(round)}: ${rounds[round - 1].join(', ')}`)
      .join('; ')}.`,
  caption:
    'Self-healing: when a link next to the source is cut, distances settle the other way round the ' +
    'ring, one device more each round. Outer rings mark new values.',
  draw(layout) {
    const wide = layout === 'wide';
    const width = WIDTH[layout];
    const columns = wide ? 2 : 1;
    const side = wide ? 4 : (width - PANEL.width) / 2;
    const panels = shownRounds.map((round, k) =>
      at(
        side + (k % columns) * (width - PANEL.width - 8),
        Math.floor(k / columns) * (PANEL.height + 10),
        panel(round),
      ),
    );
    const rows = shownRounds.length / columns;
    return {width, height: rows * (PANEL.height + 10) - 18, content: panels.join('')};
  },
};

import {
  arrow,
  SIZE,
  device,
  ink,
  links,
  note,
  text,
  el,
  type Point,
  WIDTH,
  type Layout,
  type Picture,
} from '@collektive/pictures';

const STEPS = [
  {name: 'Read', lines: ['the messages that', 'have arrived']},
  {name: 'Run', lines: ['the program, once,', 'top to bottom']},
  {name: 'Build', lines: ['the new state', 'and a message']},
  {name: 'Send', lines: ['the message to', 'the neighbours']},
];
const BOX = {width: 126, height: 74};

function box({x, y}: Point, i: number): string {
  const {name, lines} = STEPS[i];
  return [
    el('rect', {x, y, ...BOX, rx: 12, fill: ink.paper, stroke: ink.line, 'stroke-width': 1.5}),
    text(`${i + 1}`, {x: x + 14, y: y + 18}, {weight: 700, color: ink.primary, size: 14}),
    text(name, {x: x + 28, y: y + 18}, {weight: 650, size: 14}),
    ...lines.map((line, k) =>
      text(line, {x: x + 14, y: y + 40 + k * 17}, {size: SIZE.small, color: ink.muted}),
    ),
  ].join('');
}

function stepsWide(): string {
  // The outline needs a little room.
  const left = 2;
  const pitch = (WIDTH.wide - 2 * left - BOX.width) / 3;
  const top = 58;
  const place = (i: number): Point => ({x: left + i * pitch, y: top});
  const middle = (i: number): number => place(i).x + BOX.width / 2;
  const [low, half] = [top + BOX.height, top + BOX.height / 2];
  return [
    ...STEPS.map((_, i) => box(place(i), i)),
    ...[0, 1, 2].map((i) =>
      arrow(
        {x: place(i).x + BOX.width, y: half},
        {x: place(i + 1).x, y: half},
        {
          gaps: [6, 5],
          color: ink.line,
        },
      ),
    ),
    arrow({x: middle(0), y: 6}, {x: middle(0), y: top}, {gaps: [0, 5]}),
    note('from the neighbours', {x: middle(0) + 14, y: 22}, {anchor: 'start'}),
    arrow({x: middle(3), y: top}, {x: middle(3), y: 6}, {gaps: [5, 0]}),
    note('to the neighbours', {x: middle(3) - 14, y: 22}, {anchor: 'end'}),
    arrow(
      {x: middle(2), y: low},
      {x: middle(1), y: low},
      {
        gaps: [6, 6],
        bend: 30,
        dashed: true,
        color: ink.muted,
      },
    ),
    note('state, for the next round', {x: WIDTH.wide / 2, y: low + 47}),
  ].join('');
}

function stepsNarrow(): string {
  const x = 40;
  const [top, pitch] = [52, 104];
  const place = (i: number): Point => ({x, y: top + i * pitch});
  const middle = x + BOX.width / 2;
  const right = x + BOX.width;
  const last = top + 3 * pitch + BOX.height;
  return [
    ...STEPS.map((_, i) => box(place(i), i)),
    ...[0, 1, 2].map((i) =>
      arrow(
        {x: middle, y: place(i).y + BOX.height},
        {x: middle, y: place(i + 1).y},
        {
          gaps: [5, 4],
          color: ink.line,
        },
      ),
    ),
    arrow({x: middle, y: 4}, {x: middle, y: top}, {gaps: [0, 4]}),
    note('from the neighbours', {x: middle + 14, y: 20}, {anchor: 'start'}),
    arrow({x: middle, y: last}, {x: middle, y: last + 48}, {gaps: [4, 0]}),
    note('to the neighbours', {x: middle + 14, y: last + 26}, {anchor: 'start'}),
    arrow(
      {x: right, y: place(2).y + 37},
      {x: right, y: place(1).y + 37},
      {
        gaps: [6, 6],
        bend: -34,
        dashed: true,
        color: ink.muted,
      },
    ),
    note('state, for the', {x: right + 46, y: place(1).y + 81}, {anchor: 'start'}),
    note('next round', {x: right + 46, y: place(1).y + 98}, {anchor: 'start'}),
  ].join('');
}

/** When each device has its rounds, as parts of the time shown: no two at the same pace. */
const TIMES = [
  [0.04, 0.28, 0.5, 0.84],
  [0.14, 0.4, 0.66, 0.94],
  [0.22, 0.6, 0.78],
];

/** Rounds of three devices in a line; an arrow leads from a message to the round that reads it. */
function timelines(layout: Layout, top: number): string {
  const left = layout === 'wide' ? 96 : 78;
  const x = (time: number): number => left + time * (WIDTH[layout] - left - 10);
  const y = (device: number): number => top + 36 + device * 62;
  const rows = TIMES.map((times, i) => {
    const reads = times.flatMap((time) =>
      [i - 1, i + 1].flatMap((from) => {
        const sent = (TIMES[from] ?? []).filter((one) => one < time).at(-1);
        return sent === undefined
          ? []
          : arrow({x: x(sent), y: y(from)}, {x: x(time), y: y(i)}, {gaps: [9, 10], width: 1.75});
      }),
    );
    return [
      links(
        [
          [
            {x: left - 4, y: y(i)},
            {x: WIDTH[layout] - 4, y: y(i)},
          ],
        ],
        ink.line,
      ),
      text(`device ${i}`, {x: 0, y: y(i)}, {size: SIZE.small, color: ink.muted, weight: 550}),
      ...reads,
      ...times.map((time) =>
        device({x: x(time), y: y(i)}, {r: 7, fill: ink.tint, stroke: ink.text}),
      ),
    ].join('');
  });
  const title = text('Three devices, each at its own pace', {x: 0, y: top}, {weight: 650});
  return title + rows.join('');
}

export const round: Picture = {
  name: 'round',
  runs: [],
  counts: STEPS.length,
  alt:
    'A round has four steps. Read: the messages that have arrived from the neighbours. Run: the ' +
    'program, once, from top to bottom. Build: the new state, kept for the next round, and a ' +
    'message. Send: the message to the neighbours. Below, the rounds of three devices on three ' +
    'lines of time, at irregular moments; each round reads the latest messages of the neighbours.',
  caption:
    'A round: read, run, build, send. No device waits for another; each works with the latest ' +
    'messages that it has.',
  draw(layout) {
    const wide = layout === 'wide';
    const top = wide ? 222 : 516;
    return {
      width: WIDTH[layout],
      height: top + 178,
      content: (wide ? stepsWide() : stepsNarrow()) + timelines(layout, top),
    };
  },
};

import {
  SIZE,
  device,
  text,
  slots,
  el,
  WIDTH,
  type Layout,
  type Picture,
  note,
} from '@collektive/pictures';
import {valuesAt} from '../runs';

type View = Record<string, number>;
const views = valuesAt<[before: View, inside: View]>('projection', 2);
const IDS = views.map((_, id) => id);
const isRed = (id: number): boolean => id < 2;
const row = (view: View): (number | undefined)[] => IDS.map((id) => view[id]);
const ids = (view: View): string => Object.keys(view).sort().join(', ');

interface Columns {
  device: number;
  before: number;
  inside: number;
  slot: {width: number; height: number};
}
const COLUMNS: Record<Layout, Columns> = {
  wide: {device: 24, before: 164, inside: 506, slot: {width: 44, height: 30}},
  narrow: {device: 17, before: 111, inside: 260, slot: {width: 27, height: 28}},
};
const TOP = 66;
const STEP = 42;
/** Room between the two branches. */
const GAP: Record<Layout, number> = {wide: 14, narrow: 32};
const levels = (layout: Layout): number[] =>
  IDS.map((id) => TOP + id * STEP + (isRed(id) ? 0 : GAP[layout]));

function band(layout: Layout, first: number, last: number, kind: string, label: string): string {
  const wide = layout === 'wide';
  const {inside, slot} = COLUMNS[layout];
  const half = (slot.width * IDS.length) / 2 + (wide ? 10 : 7);
  const [top, bottom] = [levels(layout)[first], levels(layout)[last]];
  const y = top - 23;
  return (
    el('rect', {
      x: inside - half,
      y,
      width: half * 2,
      height: bottom - top + 46,
      rx: 12,
      fill: `var(--c-${kind}-bg)`,
      stroke: `var(--c-${kind}-fg)`,
      'stroke-width': 1.25,
    }) +
    text(label, wide ? {x: inside - half - 12, y: (top + bottom) / 2} : {x: inside, y: y - 12}, {
      size: SIZE.small,
      code: true,
      weight: 600,
      anchor: wide ? 'end' : 'middle',
      color: `var(--c-${kind}-fg)`,
    })
  );
}

export const projection: Picture = {
  name: 'projection',
  runs: ['projection'],
  alt:
    'Five devices, all linked; 0 and 1 are red. Each has a field with the values 0, 10, 20, 30 and ' +
    `40 of all five. Read inside its branch, the field of a red device has only those of ` +
    `${ids(views[0][1])}, that of another device only those of ${ids(views[2][1])}.`,
  caption:
    'Projection: a field that was made before a branch holds, inside it, only the devices that ' +
    'took the same branch. Each row is one device; its own value is outlined.',
  draw(layout) {
    const {device: x, before, inside, slot} = COLUMNS[layout];
    const level = levels(layout);
    const head = (content: string, at: number): string =>
      note(content, {x: at, y: layout === 'wide' ? 20 : 30}, {weight: 550});
    const content = [
      head('before the branch', before),
      layout === 'wide' ? head('inside', inside) : '',
      band(layout, 0, 1, 'danger', 'if (red)'),
      band(layout, 2, 4, 'note', 'else'),
      ...IDS.flatMap((id) => [
        device(
          {x, y: level[id]},
          {value: String(id), shape: isRed(id) ? 'square' : 'circle', r: 14},
        ),
        slots({x: before, y: level[id]}, {values: row(views[id][0]), own: id, slot}),
        slots({x: inside, y: level[id]}, {values: row(views[id][1]), own: id, slot}),
      ]),
    ];
    return {width: WIDTH[layout], height: level[4] + 32, content: content.join('')};
  },
};

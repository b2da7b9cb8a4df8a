import {
  area,
  SIZE,
  device,
  links,
  text,
  at,
  type Point,
  WIDTH,
  type Picture,
  note,
} from '@collektive/pictures';
import {valuesAt} from '../runs';

type Counted = [before: number, inside: number];
const counted = valuesAt<Counted>('branch', 2);
/** Devices 0 and 1 are red. */
const isRed = (id: number): boolean => id < 2;
const IDS = counted.map((_, id) => id);
const sideOf = (red: boolean): number[] => IDS.filter((id) => isRed(id) === red);

const PANEL = {width: 300, height: 262};
const LABELS = PANEL.height - 12;
const centre: Point = {x: 150, y: 128};
/** A pentagon with the red pair on its left. */
const points = IDS.map((id): Point => {
  const angle = ((216 - id * 72) * Math.PI) / 180;
  return {x: centre.x + Math.cos(angle) * 92, y: centre.y + Math.sin(angle) * 84};
});
const pairsOf = (ids: number[]): [number, number][] =>
  ids.flatMap((a) => ids.filter((b) => b > a).map((b): [number, number] => [a, b]));
const ends = (pairs: [number, number][]): [Point, Point][] =>
  pairs.map(([a, b]) => [points[a], points[b]]);

const devices = (place: 0 | 1): string[] =>
  IDS.map((id) =>
    device(points[id], {value: counted[id][place], shape: isRed(id) ? 'square' : 'circle', r: 16}),
  );

const title = (content: string): string =>
  text(content, {x: centre.x, y: 10}, {weight: 650, anchor: 'middle', size: 14});

const before = [
  title('Before the if'),
  links(ends(pairsOf(IDS))),
  ...devices(0),
  note('everybody is aligned', {x: centre.x, y: LABELS}),
].join('');

const branches = [
  {red: true, kind: 'danger', label: 'if (red)', x: points[0].x},
  {red: false, kind: 'note', label: 'else', x: (points[2].x + points[3].x) / 2},
];
const inside = [
  title('Inside its branches'),
  ...branches.map(({red, kind}) =>
    area(
      {
        tint: `var(--c-${kind}-bg)`,
        edge: `var(--c-${kind}-fg)`,
        members: sideOf(red),
        links: pairsOf(sideOf(red)),
        reach: 25,
      },
      points,
    ),
  ),
  ...branches.map(({kind, label, x}) =>
    text(
      label,
      {x, y: LABELS},
      {
        size: SIZE.small,
        code: true,
        weight: 600,
        anchor: 'middle',
        color: `var(--c-${kind}-fg)`,
      },
    ),
  ),
  links(ends([...pairsOf(sideOf(true)), ...pairsOf(sideOf(false))])),
  ...devices(1),
].join('');

export const branch: Picture = {
  name: 'branch',
  runs: ['branch'],
  alt:
    `Five devices, all linked; two of them, drawn square, are red. Before an if each counts ` +
    `${counted[0][0]} devices. Inside, the red ones take one branch and count ${counted[0][1]}, the ` +
    `others take the other branch and count ${counted[2][1]}: two networks that do not hear each other.`,
  caption:
    'Alignment at a branch: devices that take the same branch form their own network. Each ' +
    'shows how many devices it counts, itself included.',
  draw(layout) {
    const wide = layout === 'wide';
    const width = WIDTH[layout];
    const panels = [before, inside].map((panel, i) =>
      wide
        ? at(i * (width - PANEL.width), 4, panel)
        : at((width - PANEL.width) / 2, 4 + i * (PANEL.height + 24), panel),
    );
    const height = (wide ? PANEL.height : 2 * PANEL.height + 24) + 4;
    return {width, height, content: panels.join('')};
  },
};

import {
  arrow,
  at,
  device,
  ink,
  shown,
  text,
  type Point,
  WIDTH,
  type Picture,
  note,
} from '@collektive/pictures';
import {valuesAt} from '../runs';

const offer = valuesAt<Record<string, number>>('isotropic', 2);
const portions = valuesAt<{sent: Record<string, number>}>('anisotropic', 2)[0].sent;
const IDS = [1, 2, 3, 4];
const same = IDS.map((id) => offer[id]['0']);
const own = IDS.map((id) => portions[id]);

const PANEL = {width: 300, height: 230};
const hub: Point = {x: 150, y: 112};
const corner = (i: number): Point => ({
  x: hub.x + (i % 2 === 0 ? -112 : 112),
  y: hub.y + (i < 2 ? -62 : 62),
});

function star(title: string, words: string, values: number[]): string {
  return [
    text(title, {x: hub.x, y: 10}, {weight: 650, anchor: 'middle', size: 14}),
    ...values.map((value, i) =>
      arrow(hub, corner(i), {label: shown(value), labelAt: 0.47, gaps: [23, 20]}),
    ),
    device(hub, {value: '0', r: 18, fill: ink.primary, color: ink.onPrimary, stroke: ink.primary}),
    ...IDS.map((id, i) => device(corner(i), {value: String(id)})),
    note(words, {x: hub.x, y: PANEL.height - 8}),
  ].join('');
}

export const isotropic: Picture = {
  name: 'isotropic',
  runs: ['isotropic', 'anisotropic'],
  alt:
    `Twice, device 0 and its four neighbours. Isotropic: it sends ${same[0]} to each of them. ` +
    `Anisotropic: it sends ${own.slice(0, -1).join(', ')} and ${own.at(-1)}, to each neighbour ` +
    'something else.',
  caption:
    'Isotropic communication sends all neighbours the same value. Anisotropic communication has ' +
    'a different one for each of them: here, portions of 12.',
  draw(layout) {
    const wide = layout === 'wide';
    const width = WIDTH[layout];
    const panels = [
      star('Isotropic', 'neighboring, share: one value for all', same),
      star('Anisotropic', 'exchange: to each its own value', own),
    ].map((panel, i) =>
      wide
        ? at(i * (width - PANEL.width), 4, panel)
        : at((width - PANEL.width) / 2, 4 + i * (PANEL.height + 28), panel),
    );
    const height = (wide ? PANEL.height : 2 * PANEL.height + 28) + 8;
    return {width, height, content: panels.join('')};
  },
};

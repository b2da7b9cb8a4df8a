/**
 * Three devices over a few rounds: who sends what to whom, and what a device keeps for itself.
 * Wide, time runs to the right and each device has a row; narrow, time runs down.
 */
import {arrow, legend} from './arrows';
import {ink, links, note} from './kit';
import {WIDTH, type Drawing, type Layout} from './types';
import type {Point} from './svg';

export interface Weave {
  /** The heads of what follows one another. */
  rounds: string[];
  node: (device: number, round: number, point: Point) => string;
  /** What goes from a device to another, or to itself, before the round at place `k + 1`. */
  flow: (from: number, to: number, round: number) => string | undefined;
  /** Half the extent of a node along the two axes, for the ends of arrows. */
  half: (layout: Layout) => {along: number; across: number};
  kinds: ('sends' | 'keeps')[];
  /** What is special about each device, said under its name. */
  about?: string[];
}

const DEVICES = [0, 1, 2];

interface Frame {
  width: number;
  height: number;
  point: (device: number, round: number) => Point;
  heads: string;
}

function frame(layout: Layout, {rounds, about}: Weave): Frame {
  const last = rounds.length - 1;
  const head = (content: string, point: Point, weight = 550): string =>
    note(content, point, {weight});
  const name = (device: number, {x, y}: Point): string =>
    about
      ? head(`device ${device}`, {x, y: y - 8}) + head(about[device], {x, y: y + 9}, 400)
      : head(`device ${device}`, {x, y});
  if (layout === 'wide') {
    const step = last > 1 ? 215 : 270;
    const start = 148 + (430 - last * step) / 2;
    const point = (device: number, round: number): Point => ({
      x: start + round * step,
      y: 62 + device * 84,
    });
    const heads =
      rounds.map((one, k) => head(one, {x: point(0, k).x, y: 16})).join('') +
      DEVICES.map((i) => name(i, {x: start - 104, y: point(i, 0).y})).join('');
    return {width: WIDTH.wide, height: 302, point, heads};
  }
  const top = about ? 66 : 58;
  const point = (device: number, round: number): Point => ({
    x: 102 + device * 96,
    y: top + round * 112,
  });
  const heads =
    DEVICES.map((i) => name(i, {x: point(i, 0).x, y: about ? 18 : 14})).join('') +
    rounds.map((one, k) => head(one, {x: 29, y: point(0, k).y})).join('');
  return {width: WIDTH.narrow, height: top + 74 + last * 112, point, heads};
}

/** Gap between an arrow's end and a node's middle, by the side on which it meets the node. */
function gap(weave: Weave, layout: Layout, a: Point, b: Point): number {
  const {along, across} = weave.half(layout);
  const [dx, dy] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
  const length = Math.hypot(dx, dy);
  const [halfX, halfY] = layout === 'wide' ? [along, across] : [across, along];
  return Math.min(dx ? (halfX * length) / dx : Infinity, dy ? (halfY * length) / dy : Infinity);
}

/** Draws the rounds, the arrows between them, and what the arrows mean. */
export function weave(scene: Weave, layout: Layout): Drawing {
  const {width, height, point, heads} = frame(layout, scene);
  const parts: string[] = [heads];
  const rounds = scene.rounds.map((_, k) => k);
  // What links the devices, faint, so that it is seen who can hear whom.
  parts.push(
    links(
      rounds.flatMap((k) => [0, 1].map((i) => [point(i, k), point(i + 1, k)] as const)),
      ink.hair,
    ),
  );
  for (const k of rounds.slice(0, -1)) {
    for (const from of DEVICES) {
      for (const to of DEVICES.filter((one) => Math.abs(one - from) <= 1)) {
        const label = scene.flow(from, to, k);
        if (label !== undefined) {
          const [a, b] = [point(from, k), point(to, k + 1)];
          const space = gap(scene, layout, a, b) + 4;
          parts.push(
            arrow(a, b, {
              gaps: [space, space + 1],
              dashed: from === to,
              color: from === to ? ink.muted : ink.primary,
              label,
              labelAt: from === to ? 0.5 : 0.3,
            }),
          );
        }
      }
    }
  }
  for (const k of rounds) {
    parts.push(...DEVICES.map((i) => scene.node(i, k, point(i, k))));
  }
  parts.push(legend(scene.kinds, {x: layout === 'wide' ? 148 : 14, y: height - 16}));
  return {width, height, content: parts.join('')};
}

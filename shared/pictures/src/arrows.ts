/** Arrows, heads drawn as shapes: markers do not survive being used from another file. */
import {SIZE, ink, text} from './kit';
import {el, path, type Point} from './svg';

const HEAD = {length: 8, half: 4};

interface Arrow {
  /** Space left free at the two ends, for what the arrow joins. */
  gaps?: [from: number, to: number];
  /** How far the middle swings to the left of the way, negative to the right. */
  bend?: number;
  width?: number;
  color?: string;
  dashed?: boolean;
  label?: string;
  /** Where on the way the label stands, from 0 to 1. */
  labelAt?: number;
  /** The label's distance from the way, to its left. */
  labelOff?: number;
}

const along = (a: Point, b: Point, by: number): Point => {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return {x: a.x + ((b.x - a.x) / length) * by, y: a.y + ((b.y - a.y) / length) * by};
};

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** A point to the left of the way from `a` to `b`, off some point of it. */
function beside(a: Point, b: Point, point: Point, off: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return {x: point.x + ((b.y - a.y) / length) * off, y: point.y - ((b.x - a.x) / length) * off};
}

/** The three corners of a head whose tip stands at `tip`, coming from `from`. */
function head(from: Point, tip: Point, color: string, scale: number): string {
  const base = along(tip, from, HEAD.length * scale);
  const one = beside(from, tip, base, HEAD.half * scale);
  const other = beside(from, tip, base, -HEAD.half * scale);
  return el('path', {
    d: path`M${tip.x} ${tip.y}L${one.x} ${one.y}L${other.x} ${other.y}z`,
    fill: color,
  });
}

/** An arrow; messages are drawn solid, what a device keeps for itself dashed. */
export function arrow(a: Point, b: Point, options: Arrow = {}): string {
  const {gaps = [19, 20], bend = 0, width = 2, color = ink.primary, dashed, label} = options;
  const swing = beside(a, b, between(a, b, 0.5), bend * 2);
  const from = along(a, swing, gaps[0]);
  const tip = along(b, swing, gaps[1]);
  const scale = Math.max(1, width / 2.2);
  const end = along(tip, swing, HEAD.length * scale * 0.8);
  const line = el('path', {
    d:
      bend === 0
        ? path`M${from.x} ${from.y}L${end.x} ${end.y}`
        : path`M${from.x} ${from.y}Q${swing.x} ${swing.y} ${end.x} ${end.y}`,
    stroke: color,
    'stroke-width': width,
    'stroke-dasharray': dashed ? '5 4' : undefined,
    fill: 'none',
  });
  return line + head(swing, tip, color, scale) + (label ? named(label, a, b, options) : '');
}

function named(label: string, a: Point, b: Point, options: Arrow): string {
  const {bend = 0, labelAt = 0.5, labelOff = 0, color = ink.primary} = options;
  // On the curve a label in the middle is half as far out as the point that swings it.
  const out = bend * 4 * labelAt * (1 - labelAt);
  const point = beside(a, b, between(a, b, labelAt), out + labelOff);
  return text(label, point, {
    size: SIZE.node,
    weight: 650,
    anchor: 'middle',
    color,
    halo: ink.ground,
  });
}

/** What the two kinds of arrow stand for: `sends`, `keeps`. */
export function legend(kinds: ('sends' | 'keeps')[], start: Point): string {
  const words = {sends: 'sends to a neighbour', keeps: 'keeps for itself'};
  return kinds
    .map((kind, i) => {
      const x = start.x + i * 180;
      const dashed = kind === 'keeps';
      const color = dashed ? ink.muted : ink.primary;
      return (
        arrow({x, y: start.y}, {x: x + 30, y: start.y}, {gaps: [0, 0], dashed, color}) +
        text(words[kind], {x: x + 38, y: start.y}, {size: SIZE.small, color: ink.muted})
      );
    })
    .join('');
}

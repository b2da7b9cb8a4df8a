/** Where the devices of a network stand: as people draw lines, rings and grids, else as their links pull them. */

export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Link = readonly [number, number];

export type Shape = 'line' | 'islands' | 'ring' | 'grid' | 'everyone' | 'free';

export interface Layout {
  readonly shape: Shape;
  /** Devices side by side are 1 apart; the least coordinates are 0. */
  readonly points: readonly Point[];
  readonly width: number;
  readonly height: number;
}

const HIGHEST_CIRCLE = 2.2;
/** A grid wider than this is recognised, but not looked for in networks of one row. */
const LEAST_ROWS = 2;

const key = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

function neighboursOf(size: number, links: readonly Link[]): number[][] {
  const near: number[][] = Array.from({length: size}, () => []);
  for (const [a, b] of links) {
    near[a].push(b);
    near[b].push(a);
  }
  return near;
}

/** Devices from `start` on, each after one that it is linked with. */
function walk(start: number, near: readonly number[][]): number[] {
  const found = [start];
  const seen = new Set(found);
  for (const device of found) {
    for (const next of near[device]) {
      if (!seen.has(next)) {
        seen.add(next);
        found.push(next);
      }
    }
  }
  return found;
}

/** The devices of each line, from the end that was made first; nothing where something is no line. */
function linesOf(near: readonly number[][]): number[][] | undefined {
  const lines: number[][] = [];
  const seen = new Set<number>();
  for (let device = 0; device < near.length; device += 1) {
    if (seen.has(device) || near[device].length > 1) {
      continue;
    }
    const line = walk(device, near);
    line.forEach((one) => seen.add(one));
    lines.push(line);
  }
  return seen.size === near.length && near.every((own) => own.length <= 2) ? lines : undefined;
}

/** How many columns a grid has whose rows are numbered one after the other. */
function columnsOf(size: number, links: readonly Link[]): number | undefined {
  const all = new Set(links.map(([a, b]) => key(a, b)));
  for (let columns = 2; columns * LEAST_ROWS <= size; columns += 1) {
    if (size % columns !== 0) {
      continue;
    }
    const rows = size / columns;
    if (all.size !== rows * (columns - 1) + columns * (rows - 1)) {
      continue;
    }
    const isGrid = Array.from({length: size}, (_, id) => id).every(
      (id) =>
        (id % columns === columns - 1 || all.has(key(id, id + 1))) &&
        (id + columns >= size || all.has(key(id, id + columns))),
    );
    if (isGrid) {
      return columns;
    }
  }
  return undefined;
}

/** In a row, and where that is too long, there and back again. */
function inRows(lines: readonly number[][], most: number): Point[] {
  const points: Point[] = [];
  const length = lines.flat().length + lines.length - 1;
  let row = 0;
  let column = 0;
  for (const line of lines) {
    if (length > most && column > 0) {
      row += 1;
      column = 0;
    }
    let step = 1;
    line.forEach((device, index) => {
      if (index > 0) {
        column += step;
      }
      if (column >= most || column < 0) {
        column -= step;
        step = -step;
        row += 1;
      }
      points[device] = {x: column, y: row};
    });
    column += 2;
  }
  return points;
}

function onCircle(order: readonly number[], most: number): Point[] {
  const points: Point[] = [];
  const radius = Math.max(0.9, 0.5 / Math.sin(Math.PI / order.length));
  const across = Math.min(radius, (most - 1) / 2);
  const down = Math.min(radius, HIGHEST_CIRCLE);
  order.forEach((device, index) => {
    const angle = (2 * Math.PI * index) / order.length - Math.PI / 2;
    points[device] = {x: across * Math.cos(angle), y: down * Math.sin(angle)};
  });
  return points;
}

const TURNS = 300;
/** Pairs that push or pull, of all turns together: dense networks take fewer turns, so that a page never stands still. */
const MOST_PAIRS = 1_000_000;
const GRAVITY = 0.04;

/** By force: links pull, devices push (Fruchterman and Reingold, 1991); the same network looks the same. */
function byForce(size: number, links: readonly Link[]): Point[] {
  const points = Array.from({length: size}, (_, index) => {
    const angle = index * 2.4;
    const radius = Math.sqrt(index + 1);
    return {x: radius * Math.cos(angle), y: radius * Math.sin(angle)};
  });
  const pairs = (size * (size - 1)) / 2 + links.length;
  const turns = Math.min(TURNS, Math.ceil(MOST_PAIRS / Math.max(1, pairs)));
  for (let turn = 0; turn < turns; turn += 1) {
    const moves = points.map(({x, y}) => ({x: -x * GRAVITY, y: -y * GRAVITY}));
    const push = (a: number, b: number, strength: (distance: number) => number): void => {
      const x = points[a].x - points[b].x;
      const y = points[a].y - points[b].y;
      const distance = Math.max(0.01, Math.hypot(x, y));
      const by = strength(distance) / distance;
      moves[a].x += x * by;
      moves[a].y += y * by;
      moves[b].x -= x * by;
      moves[b].y -= y * by;
    };
    for (let a = 0; a < size; a += 1) {
      for (let b = a + 1; b < size; b += 1) {
        push(a, b, (distance) => 1 / distance);
      }
    }
    for (const [a, b] of links) {
      push(a, b, (distance) => -distance * distance);
    }
    const most = 0.5 * (1 - turn / turns);
    moves.forEach(({x, y}, index) => {
      const length = Math.max(0.01, Math.hypot(x, y));
      const by = Math.min(most, length) / length;
      points[index] = {x: points[index].x + x * by, y: points[index].y + y * by};
    });
  }
  return points;
}

/** The last network: while a run tells of its rounds, the same one is asked for again and again. */
let last: {readonly key: string; readonly made: Layout} | undefined;

/**
 * @param size how many devices there are
 * @param links between them, by number
 * @param most how many devices a row has room for
 */
export function layout(size: number, links: readonly Link[], most: number): Layout {
  const name = `${size} ${most} ${links.join(' ')}`;
  if (last?.key !== name) {
    last = {key: name, made: make(size, links, most)};
  }
  return last.made;
}

function make(size: number, links: readonly Link[], most: number): Layout {
  const near = neighboursOf(size, links);
  const isLinked = size > 0 && walk(0, near).length === size;
  const isComplete = size > 2 && near.every((own) => own.length === size - 1);
  const isRing = size > 2 && isLinked && near.every((own) => own.length === 2);
  const lines = linesOf(near);
  const columns = columnsOf(size, links);
  if (lines !== undefined) {
    return boxed(lines.length === 1 ? 'line' : 'islands', inRows(lines, most));
  }
  if (columns !== undefined) {
    return boxed(
      'grid',
      near.map((_, id) => ({x: id % columns, y: Math.floor(id / columns)})),
    );
  }
  if (isComplete) {
    return boxed('everyone', onCircle([...near.keys()], most));
  }
  // A ring is walked one way round: not over both neighbours of its first device at once.
  if (isRing) {
    return boxed('ring', onCircle(around(near), most));
  }
  return boxed('free', byForce(size, links));
}

function around(near: readonly number[][]): number[] {
  const order = [0];
  let next = Math.min(...near[0]);
  while (next !== 0) {
    const before = order[order.length - 1];
    order.push(next);
    next = near[next].find((one) => one !== before) ?? 0;
  }
  return order;
}

function boxed(shape: Shape, points: readonly Point[]): Layout {
  const xs = points.map(({x}) => x);
  const ys = points.map(({y}) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return {
    shape,
    points: points.map(({x, y}) => ({x: x - left, y: y - top})),
    width: Math.max(...xs) - left,
    height: Math.max(...ys) - top,
  };
}

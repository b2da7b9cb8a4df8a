/** Networks by name, as authors and readers ask for them. */
import {randomFrom} from '@collektive/model/random';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where devices stand, and how far each is heard. Devices side by side are about 1 apart. */
export interface Layout {
  readonly places: readonly Place[];
  readonly range: number;
}

/** Larger networks are not drawn. */
export const MOST_DEVICES = 500;

/** Of devices that all hear one another, whose links grow with the square of them. */
const MOST_OF_ALL = 40;

/** Reaches those side by side, and nobody farther. */
const NEXT = 1.2;
/** Of scattered devices: between two at least, and how far each is heard. */
const SCATTERED = {apart: 0.72, range: 1.45, ratio: 1.8, room: 0.85};

const upTo = (size: number): number[] => Array.from({length: size}, (_, index) => index);

const inGrid = (columns: number, rows: number): Layout => ({
  places: upTo(columns * rows).map((id) => ({x: id % columns, y: Math.floor(id / columns)})),
  range: NEXT,
});

function onCircle(size: number): Place[] {
  const radius = 0.5 / Math.sin(Math.PI / Math.max(3, size));
  return upTo(size).map((id) => {
    const angle = (2 * Math.PI * id) / size - Math.PI / 2;
    return {x: radius * Math.cos(angle), y: radius * Math.sin(angle)};
  });
}

function isConnected({places, range}: Layout): boolean {
  const found = new Set([0]);
  for (const id of found) {
    places.forEach(({x, y}, other) => {
      if (Math.hypot(x - places[id].x, y - places[id].y) <= range) {
        found.add(other);
      }
    });
  }
  return found.size === places.length;
}

/** At random, the same each time, and in one piece. */
function scattered(size: number): Layout {
  const height = Math.sqrt((size * SCATTERED.room) / SCATTERED.ratio);
  for (let seed = size; ; seed += 1) {
    const random = randomFrom(seed);
    const places: Place[] = [];
    for (let tries = 0; places.length < size && tries < 200 * size; tries += 1) {
      const place = {x: random() * height * SCATTERED.ratio, y: random() * height};
      if (places.every(({x, y}) => Math.hypot(x - place.x, y - place.y) >= SCATTERED.apart)) {
        places.push(place);
      }
    }
    const layout = {places, range: SCATTERED.range};
    if (places.length === size && isConnected(layout)) {
      return layout;
    }
  }
}

type Shape = (...sizes: number[]) => Layout;

const SHAPES: ReadonlyMap<string, {readonly example: string; readonly make: Shape}> = new Map([
  ['line', {example: 'line 6', make: (size) => inGrid(size, 1)}],
  ['grid', {example: 'grid 5x4', make: inGrid}],
  ['ring', {example: 'ring 8', make: (size) => ({places: onCircle(size), range: NEXT})}],
  ['everyone', {example: 'everyone 6', make: (size) => ({places: onCircle(size), range: size})}],
  [
    'islands',
    {
      example: 'islands 3 3',
      make: (first, second = first) => ({
        places: upTo(first + second).map((id) => ({x: id < first ? id : id + 1, y: 0})),
        range: NEXT,
      }),
    },
  ],
  ['scattered', {example: 'scattered 24', make: scattered}],
]);

/** Examples of all names. */
export const NETWORKS: readonly string[] = [...SHAPES.values()].map(({example}) => example);

/** How many devices there are. */
function sizeOf(word: string, [first, second = word === 'islands' ? first : 0]: number[]): number {
  return word === 'grid' ? first * second : first + second;
}

/**
 * @param name `line 6`, `grid 5x4`, …
 * @throws Error with half a sentence for a name that is none
 */
export function layoutOf(name: string): Layout {
  const [, word = '', rest = ''] = /^(\w+) (\d+(?:[x ]\d+)?)$/.exec(name) ?? [];
  const sizes = rest.split(/[x ]/).map(Number);
  const shape = SHAPES.get(word);
  const least = Math.min(...sizes);
  const isTwo = sizes.length > 1;
  const isOdd = isTwo ? word !== 'grid' && word !== 'islands' : word === 'grid';
  if (shape === undefined || isOdd || least < 1) {
    throw new Error(
      `no network is called "${name}". There are, with other numbers: ${NETWORKS.join(', ')}`,
    );
  }
  const most = word === 'everyone' ? MOST_OF_ALL : MOST_DEVICES;
  if (sizeOf(word, sizes) > most) {
    throw new Error(`the network "${name}" has more than ${most} devices`);
  }
  return shape.make(...sizes);
}

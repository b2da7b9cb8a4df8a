/** The network of 24 devices that several pictures show: lying on a wide page, standing on a phone. */
import {valuesAt} from './runs';
import {WIDTH, type Layout, type Point} from '@collektive/pictures';

type Pair = [number, number];

const places = valuesAt<Pair>('places', 1);
const pairs = valuesAt<Pair>('links', 1);

const spread = (values: number[]): ((value: number) => number) => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) => (value - least) / (most - least);
};
const partX = spread(places.map(([x]) => x));
const partY = spread(places.map(([, y]) => y));

interface Mesh {
  width: number;
  height: number;
  points: Point[];
  links: [Point, Point][];
}

const HEIGHT: Record<Layout, number> = {wide: 384, narrow: 506};

/** Where the devices stand, and the ends of their links. */
export function mesh(layout: Layout): Mesh {
  const margin = layout === 'wide' ? {x: 30, y: 27} : {x: 27, y: 27};
  const [width, height] = [WIDTH[layout], HEIGHT[layout]];
  const points = places.map(([x, y]) => {
    const [across, down] = layout === 'wide' ? [partX(x), partY(y)] : [partY(y), partX(x)];
    return {
      x: margin.x + across * (width - 2 * margin.x),
      y: margin.y + down * (height - 2 * margin.y),
    };
  });
  return {width, height, points, links: pairs.map(([a, b]) => [points[a], points[b]])};
}

/** Those who hear a device, by number. */
export const neighborsOf = (id: number): number[] =>
  pairs.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : [])).sort((a, b) => a - b);

/** Pairs of linked devices that pass a test. */
export const linkedPairs = (test: (a: number, b: number) => boolean): Pair[] =>
  pairs.filter(([a, b]) => test(a, b));

/**
 * The network of the home page's picture: devices scattered with a fixed seed, links between those
 * near each other, and the field that the program beside it computes.
 */

export interface Device {
  x: number;
  y: number;
  /** Distance to the source along links, in the picture's units. */
  distance: number;
}

export interface Network {
  devices: Device[];
  /** Pairs of indices into `devices`. */
  links: [number, number][];
  /** Index of the device at distance zero. */
  source: number;
}

export const WIDTH = 620;
export const HEIGHT = 330;
const DEVICES = 58;
const MARGIN = 28;
const SPACING = 38;
const RANGE = 82;

/** Park and Miller's minimal standard generator: the same picture in every build. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const apart = (a: {x: number; y: number}, b: {x: number; y: number}): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

/** Distances to the source as `distanceTo` settles on them: shortest paths over the links' lengths. */
export function settle({devices, links, source}: Network): void {
  devices.forEach((device, index) => (device.distance = index === source ? 0 : Infinity));
  // Each pass is a round of the whole network; no shortest path has more links than devices.
  for (let round = 1; round < devices.length; round++) {
    for (const [i, j] of links) {
      const a = devices[i];
      const b = devices[j];
      const length = apart(a, b);
      a.distance = Math.min(a.distance, b.distance + length);
      b.distance = Math.min(b.distance, a.distance + length);
    }
  }
}

/** The network of the picture. */
export function scatter(seed = 11): Network {
  const random = randomFrom(seed);
  const devices: Device[] = [];
  while (devices.length < DEVICES) {
    const device = {
      x: Math.round(MARGIN + random() * (WIDTH - 2 * MARGIN)),
      y: Math.round(MARGIN + random() * (HEIGHT - 2 * MARGIN)),
      distance: Infinity,
    };
    if (devices.every((other) => apart(device, other) > SPACING)) {
      devices.push(device);
    }
  }
  const links = devices.flatMap((a, i) =>
    devices.flatMap((b, j) => (j > i && apart(a, b) < RANGE ? [[i, j] as [number, number]] : [])),
  );
  const leftmost = devices.reduce((best, {x}, i) => (x < devices[best].x ? i : best), 0);
  const network = {devices, links, source: leftmost};
  settle(network);
  return network;
}

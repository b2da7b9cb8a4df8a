/** What must hold on any network: tried on random ones, the same in every run. */
import {describe, expect, test} from 'vitest';
import {at} from './fixture';
import {
  boundedElection,
  distanceTo,
  euclideanDistance,
  gossipMax,
  Network,
  type NetworkOptions,
  Point2D,
  randomFrom,
} from '.';

interface Place {
  x: number;
  y: number;
  source: boolean;
  value: number;
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const SIZE = 30;
/** Devices within this distance are linked, in a square of side 1: mostly a few components. */
const RANGE = 0.22;
const BOUND = 3;
/** More than any value needs on its way through `SIZE` devices. */
const ENOUGH = 3 * SIZE;

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

type Program<R> = ConstructorParameters<typeof Network<Place, R>>[0];

function randomNetwork<R>(seed: number, program: Program<R>, options: NetworkOptions = {}) {
  const random = randomFrom(seed);
  const network = new Network<Place, R>(program, {order: 'random', ...options, seed});
  for (let id = 0; id < SIZE; id++) {
    const [x, y, value] = [random(), random(), Math.floor(random() * 1000)];
    network.add(id, {x, y, value, source: random() < 0.1});
  }
  network.relink((a, b) => distance(a, b) <= RANGE);
  return network;
}

const settled = <R>(network: Network<Place, R>): Map<number, R> => {
  for (let round = 0; round < ENOUGH; round++) {
    network.step();
  }
  return network.step();
};

/** Shortest distances to the nearest of some devices (Bellman and Ford): of links, or of their lengths. */
function shortest<R>(
  network: Network<Place, R>,
  sources: number[],
  length: (a: Place, b: Place) => number,
): Map<number, number> {
  const found = new Map(network.ids.map((id) => [id, sources.includes(id) ? 0 : Infinity]));
  for (let pass = 0; pass < SIZE; pass++) {
    for (const id of network.ids) {
      for (const other of network.neighbors(id)) {
        const through = found.get(other)! + length(network.sensors(id), network.sensors(other));
        if (through < found.get(id)!) {
          found.set(id, through);
        }
      }
    }
  }
  return found;
}

const reachableFrom = <R>(network: Network<Place, R>, id: number): number[] =>
  [...shortest(network, [id], () => 1)].filter(([, hops]) => hops < Infinity).map(([one]) => one);

describe.each(SEEDS)('on the random network %i', (seed) => {
  test('a gradient settles on the shortest paths', () => {
    const network = randomNetwork(seed, (aggregate, {x, y, source}) => {
      const metric = at(aggregate, 'metric', () => euclideanDistance(aggregate, new Point2D(x, y)));
      return distanceTo(aggregate, source, metric);
    });
    const sources = network.ids.filter((id) => network.sensors(id).source);
    const expected = shortest(network, sources, distance);
    for (const [id, found] of settled(network)) {
      if (expected.get(id) === Infinity) {
        expect(found).toBe(Infinity);
      } else {
        expect(found).toBeCloseTo(expected.get(id)!, 9);
      }
    }
  });

  test('a gradient settles again after cuts, losses and new sources', () => {
    const network = randomNetwork(
      seed,
      (aggregate, {source}) => distanceTo<number>(aggregate, source),
      {loss: 0.3, sleep: 0.3},
    );
    for (let round = 0; round < 10; round++) {
      network.step();
    }
    for (const id of network.ids.slice(0, 5)) {
      network.remove(id);
    }
    network.sensors(SIZE - 1).source = true;
    for (const id of network.ids.slice(0, 10)) {
      network.sensors(id).source = false;
    }
    Object.assign(network.options, {loss: 0, sleep: 0});
    const sources = network.ids.filter((id) => network.sensors(id).source);
    expect(new Map([...settled(network)].sort(([a], [b]) => a - b))).toEqual(
      shortest(network, sources, () => 1),
    );
  });

  test('gossip settles on the maximum of its component, also when the greatest has left', () => {
    const network = randomNetwork(seed, (aggregate, {value}) => gossipMax(aggregate, value));
    const valueOf = (id: number): number => network.sensors(id).value;
    const isRight = (found: Map<number, number>): void => {
      for (const [id, value] of found) {
        expect(value).toBe(Math.max(...reachableFrom(network, id).map(valueOf)));
      }
    };
    isRight(settled(network));
    network.remove([...network.ids].sort((a, b) => valueOf(b) - valueOf(a))[0]);
    isRight(settled(network));
  });

  test('a bounded election has one leader for each area, within its bound', () => {
    const network = randomNetwork(seed, (aggregate) => boundedElection(aggregate, {bound: BOUND}));
    const leaders = settled(network);
    for (const [id, leader] of leaders) {
      expect(leaders.get(leader)).toBe(leader);
      expect(shortest(network, [leader], () => 1).get(id)).toBeLessThanOrEqual(BOUND);
    }
    // And it stays so.
    expect(new Map([...network.step()].sort())).toEqual(new Map([...leaders].sort()));
  });

  test('the same seed gives the same run', () => {
    const run = (): number[][] => {
      const network = randomNetwork(seed, (aggregate, {value}) => gossipMax(aggregate, value), {
        loss: 0.2,
        sleep: 0.2,
        retention: 3,
      });
      return Array.from({length: 10}, () => [...network.step()].flat());
    };
    expect(run()).toEqual(run());
  });
});

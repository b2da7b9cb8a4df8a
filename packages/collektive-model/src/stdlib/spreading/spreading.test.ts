import {expect, test} from 'vitest';
import {at, type Context, everyone, inLine, network, results} from '../../fixture';
import {
  alignedOn,
  bellmanFordGradientCast,
  distanceTo,
  distanceToBy,
  type Field,
  gossip,
  gossipMax,
  gossipMaxBy,
  gossipMaxWith,
  gossipMin,
  gossipMinBy,
  gossipMinWith,
  gradientCast,
  hopDistanceTo,
  hopGradientCast,
  hops,
  intGradientCast,
  mapNeighborhood,
  multiGradientCast,
  multiIntGradientCast,
  neighborhood,
} from '../..';

const first = (aggregate: Context): boolean => aggregate.localId === 0;
/** A step between two devices is as long as the higher of their ids. */
const uneven = (aggregate: Context): Field<number, number> =>
  at(aggregate, 'metric', () =>
    mapNeighborhood(aggregate, (id) =>
      id === aggregate.localId ? 0 : Math.max(id, aggregate.localId),
    ),
  );
const plus = (a: number, b: number): number => a + b;

test('distances are those along the shortest path', () => {
  const inHops = network(4, inLine, (aggregate) => distanceTo<number>(aggregate, first(aggregate)));
  expect(results(inHops, 4)).toEqual([0, 1, 2, 3]);
  const measured = network(4, inLine, (aggregate) =>
    distanceTo(aggregate, first(aggregate), uneven(aggregate)),
  );
  expect(results(measured, 4)).toEqual([0, 1, 3, 6]);
  const own = network(4, inLine, (aggregate) =>
    distanceToBy(aggregate, {
      source: first(aggregate),
      bottom: 10,
      top: 15,
      metric: uneven(aggregate),
      accumulateDistance: plus,
    }),
  );
  // Metric and distances are brought between bottom and top; the last step to here is not.
  expect(results(own, 4)).toEqual([10, 20, 25, 25]);
});

test('without a source distanceTo is infinite and hopDistanceTo 0', () => {
  expect(
    results(
      network(3, inLine, (a) => distanceTo<number>(a, false)),
      3,
    ),
  ).toEqual([Infinity, Infinity, Infinity]);
  expect(
    results(
      network(3, inLine, (a) => hopDistanceTo(a, false)),
      3,
    ),
  ).toEqual([0, 0, 0]);
});

test('a limit of hops holds for what is received: one hop more has the value', () => {
  const limited = network(6, inLine, (aggregate) => hopDistanceTo(aggregate, first(aggregate), 2));
  expect(results(limited, 6)).toEqual([0, 1, 2, 3, 0, 0]);
});

test('data is transformed on its way', () => {
  const trail = network(4, inLine, (aggregate) =>
    hopGradientCast(aggregate, {
      source: first(aggregate),
      local: `${aggregate.localId}`,
      accumulateData: (fromSource, toNeighbor, data) => `${data}+${fromSource}/${toNeighbor}`,
    }),
  );
  expect(results(trail, 4)).toEqual(['0', '0+0/1', '0+0/1+1/1', '0+0/1+1/1+2/1']);
});

test('a source that is gone is forgotten at once by paths, step by step by distances alone', () => {
  let source = 0;
  const paths = network(6, inLine, (aggregate) =>
    hopDistanceTo(aggregate, aggregate.localId === source),
  );
  const distances = network(6, inLine, (aggregate) => {
    const isSource = aggregate.localId === source;
    const metric = hops(aggregate);
    return at(aggregate, 'cast', () =>
      bellmanFordGradientCast<number, number, number>(aggregate, {
        source: isSource,
        local: isSource ? 0 : Infinity,
        accumulateData: (_fromSource, toNeighbor, data) => data + toNeighbor,
        metric,
      }),
    );
  });
  results(paths, 6);
  expect(results(distances, 6)).toEqual([0, 1, 2, 3, 4, 5]);
  source = 5;
  expect(results(paths)[0]).toBe(0);
  const rising = [1, 2, 3, 4, 5, 6].map(() => results(distances)[0]);
  expect(rising).toEqual([2, 4, 6, 8, 10, 5]);
  expect(results(paths, 5)).toEqual([5, 4, 3, 2, 1, 0]);
});

test('an accumulation may not make distances smaller', () => {
  const shrinking = network(2, inLine, (aggregate) =>
    intGradientCast(aggregate, {
      source: first(aggregate),
      local: 0,
      metric: hops(aggregate),
      accumulateDistance: () => 0,
    }),
  );
  expect(() => results(shrinking, 2)).toThrow(
    'violates the triangle inequality: accumulating 0 and 1 produced 0',
  );
});

test('several sources spread side by side', () => {
  const program = (aggregate: Context): unknown => {
    const metric = uneven(aggregate);
    return multiGradientCast(aggregate, {sources: [0, 3], local: aggregate.localId, metric});
  };
  expect(results(network(4, inLine, program), 4)[1]).toEqual([
    [0, 0],
    [3, 3],
  ]);
  const steps = network(4, inLine, (aggregate) =>
    multiIntGradientCast(aggregate, {
      sources: [0, 3],
      local: 0,
      accumulateData: (_fromSource, toNeighbor, data) => data + toNeighbor,
    }),
  );
  expect(results(steps, 4)[1]).toEqual([
    [0, 1],
    [3, 2],
  ]);
});

test('a metric of the whole network is restricted where a gradient runs in a part', () => {
  const parts = network(6, inLine, (aggregate) => {
    const whole = uneven(aggregate);
    return alignedOn(aggregate, aggregate.localId < 3, () =>
      multiGradientCast(aggregate, {sources: [0], local: aggregate.localId, metric: whole}),
    );
  });
  expect(results(parts, 3)).toEqual([[[0, 0]], [[0, 0]], [[0, 0]], [[0, 3]], [[0, 4]], [[0, 5]]]);
});

test('gossip settles on the value that the reducer prefers', () => {
  const settled = (program: (aggregate: Context) => unknown): unknown[] =>
    results(network(5, inLine, program), 8);
  const distance = (id: number): number => Math.abs(id - 2);
  expect(settled((a) => gossipMax(a, a.localId))).toEqual([4, 4, 4, 4, 4]);
  expect(settled((a) => gossipMin(a, a.localId + 1))).toEqual([1, 1, 1, 1, 1]);
  expect(settled((a) => gossipMinBy(a, a.localId, distance))).toEqual([2, 2, 2, 2, 2]);
  expect(settled((a) => gossipMaxBy(a, a.localId, (id) => -distance(id)))).toEqual([2, 2, 2, 2, 2]);
  expect(settled((a) => gossipMaxWith(a, a.localId, (b, c) => c - b))).toEqual([0, 0, 0, 0, 0]);
  expect(settled((a) => gossipMinWith(a, a.localId, (b, c) => c - b))).toEqual([4, 4, 4, 4, 4]);
});

test('gossip is no sum: a reducer must choose', () => {
  const sums = network(6, inLine, (aggregate) => gossip(aggregate, 1, undefined, plus));
  expect(results(sums, 12)).toEqual([1, 2, 3, 4, 5, 6]);
  const own = network(3, inLine, (aggregate) => gossip(aggregate, aggregate.localId));
  expect(results(own, 4)).toEqual([0, 1, 2]);
});

test('gossip forgets what left with its device', () => {
  const greatest = network(6, everyone, (aggregate) => gossipMax(aggregate, aggregate.localId));
  expect(results(greatest, 3)).toEqual([5, 5, 5, 5, 5, 5]);
  greatest.remove(5);
  expect(results(greatest, 6)).toEqual([4, 4, 4, 4, 4]);
});

test('messages have an entry for each operation of the library', () => {
  let entries = 0;
  const counting = network(2, inLine, (aggregate) => {
    const metric = at(aggregate, 'metric', () => neighborhood(aggregate).mapValues(() => 1));
    gradientCast(aggregate, {source: first(aggregate), local: 0, metric});
    entries = aggregate.envelope.defaults.size;
  });
  counting.step();
  // That of the metric, the exchange, and the neighbourhood within it.
  expect(entries).toBe(3);
});

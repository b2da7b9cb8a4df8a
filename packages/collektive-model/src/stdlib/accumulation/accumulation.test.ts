import {expect, test} from 'vitest';
import {at, type Context, everyone, inLine, network, results} from '../../fixture';
import {
  convergeCast,
  convergeMean,
  convergeSum,
  countDevices,
  findParent,
  findParents,
  hopDistanceTo,
  neighboring,
  plainValues,
} from '../..';

const {ints, doubles} = plainValues;
const first = (aggregate: Context): boolean => aggregate.localId === 0;
const steps = (aggregate: Context): number =>
  at(aggregate, 'steps', () => hopDistanceTo(aggregate, first(aggregate)));

test('a sink counts all devices, others those behind them', () => {
  const counts = network(6, inLine, (aggregate) => countDevices(aggregate, first(aggregate)));
  expect(results(counts, 12)).toEqual([6, 5, 4, 3, 2, 1]);
});

test('several sinks share the devices', () => {
  const counts = network(6, inLine, (aggregate) =>
    countDevices(aggregate, aggregate.localId === 0 || aggregate.localId === 5),
  );
  const settled = results(counts, 12);
  expect([settled[0], settled[5]]).toEqual([3, 3]);
});

test('the potential may be a value or a field', () => {
  const byValue = network(4, inLine, (aggregate) => countDevices(aggregate, steps(aggregate)));
  expect(results(byValue, 8)).toEqual([4, 3, 2, 1]);
  const byField = network(4, inLine, (aggregate) => {
    const potential = at(aggregate, 'potential', () => neighboring(aggregate, steps(aggregate)));
    return convergeSum(aggregate, ints, 10, potential);
  });
  expect(results(byField, 8)).toEqual([40, 30, 20, 10]);
});

test('sums, means, and what else can be collected', () => {
  const sums = network(3, inLine, (a) => convergeSum(a, doubles, a.localId + 0.5, first(a)));
  expect(results(sums, 6)[0]).toBe(4.5);
  const means = network(3, inLine, (a) => convergeMean(a, a.localId, first(a)));
  expect(results(means, 6)[0]).toBe(1);
  const trees = network(3, inLine, (a) =>
    convergeCast(a, `${a.localId}`, first(a), (own, child) => `${own}(${child})`),
  );
  expect(results(trees, 6)).toEqual(['0(1(2))', '1(2)', '2']);
});

test('the parent is the neighbour of lowest potential, or who is told apart otherwise', () => {
  const parents = network(4, inLine, (aggregate) => findParent(aggregate, aggregate.localId));
  expect(results(parents, 2)).toEqual([0, 0, 1, 2]);
  const last = network(4, inLine, (aggregate) =>
    findParent(aggregate, aggregate.localId, (a, b) => b.value - a.value),
  );
  expect(results(last, 2)).toEqual([1, 2, 3, 3]);
});

test('parents are all neighbours of lower potential', () => {
  const parents = network(4, everyone, (aggregate) => findParents(aggregate, aggregate.localId));
  expect(results(parents, 2)).toEqual([[], [0], [0, 1], [0, 1, 2]]);
  const even = network(4, everyone, (aggregate) =>
    findParents(aggregate, aggregate.localId, ({value}) => value % 2 === 0),
  );
  expect(results(even, 2)).toEqual([[2], [0, 2], [0], [0, 2]]);
});

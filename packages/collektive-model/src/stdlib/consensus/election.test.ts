import {expect, test} from 'vitest';
import {at, inLine, network, results} from '../../fixture';
import {boundedElection, Candidacy, globalElection, hops, inDoubles, plainValues} from '../..';

test('a bounded election has leaders within the bound', () => {
  const leaders = network(10, inLine, (aggregate) => boundedElection(aggregate, {bound: 2}));
  expect(results(leaders, 20)).toEqual([0, 3, 3, 3, 6, 6, 6, 9, 9, 9]);
});

test('distances may be doubles', () => {
  const leaders = network(10, inLine, (aggregate) => {
    const metric = at(aggregate, 'metric', () => hops(aggregate).pureMap((hop) => hop * 1.5));
    return boundedElection(aggregate, {bound: 3, metric, ...inDoubles(plainValues)});
  });
  expect(results(leaders, 20)).toEqual([0, 3, 3, 3, 6, 6, 6, 9, 9, 9]);
});

test('the strongest leads; of equally strong ones each is the nearest to itself', () => {
  const strength = [1, 5, 2, 3];
  const leaders = network(4, inLine, (aggregate) =>
    globalElection(aggregate, {strength: strength[aggregate.localId]}),
  );
  expect(results(leaders, 4)).toEqual([1, 1, 1, 1]);
  const equal = network(4, inLine, (aggregate) => globalElection(aggregate, {strength: 1}));
  expect(results(equal, 8)).toEqual([0, 1, 2, 3]);
});

test('which candidacy is better can be chosen', () => {
  const lowest = network(4, inLine, (aggregate) =>
    globalElection<number>(aggregate, {
      selectBest: (a, b) => (a.compareTo(b, plainValues) <= 0 ? a : b),
    }),
  );
  expect(results(lowest, 4)).toEqual([0, 0, 0, 0]);
});

test('a leader that is gone is remembered by the global election alone', () => {
  const global = network(6, inLine, (aggregate) => globalElection(aggregate));
  const bounded = network(6, inLine, (aggregate) => boundedElection(aggregate, {bound: 6}));
  for (const leaders of [global, bounded]) {
    expect(results(leaders, 12)).toEqual([5, 5, 5, 5, 5, 5]);
    leaders.remove(5);
  }
  expect(results(global, 50)).toEqual([5, 5, 5, 5, 5]);
  expect(results(bounded, 12)).toEqual([4, 4, 4, 4, 4]);
});

test('candidacies are compared by strength, then by nearness', () => {
  const near = new Candidacy(1, 1, 7);
  expect(near.compareTo(new Candidacy(2, 1, 8), plainValues)).toBeLessThan(0);
  expect(near.compareTo(new Candidacy(2, 2, 7), plainValues)).toBeGreaterThan(0);
  expect(near.compareTo(new Candidacy(2, 1, 7), plainValues)).toBe(0);
});

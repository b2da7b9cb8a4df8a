import {expect, test} from 'vitest';
import {at, everyone, inLine, network, results} from './fixture';
import {
  alignedOn,
  evolve,
  evolving,
  exchange,
  exchanging,
  type Field,
  mapNeighborhood,
  min,
  neighborhood,
  neighboring,
  project,
  share,
  sharing,
  yielding,
} from '.';

test('evolve counts rounds, and starts again after a round in which it did not run', () => {
  let round = 0;
  const skipping = network(1, everyone, (aggregate) =>
    ++round % 3 === 0 ? -1 : evolve(aggregate, 0, (count) => count + 1),
  );
  expect([1, 2, 3, 4, 5, 6].map(() => results(skipping)[0])).toEqual([1, 2, -1, 1, 2, -1]);
});

test('a null as state is forgotten: the initial value comes back', () => {
  const seen: (number | null)[] = [];
  const forgetting = network(1, everyone, (aggregate) =>
    evolve<number | null>(aggregate, 5, (previous) => (seen.push(previous), null)),
  );
  results(forgetting, 3);
  expect(seen).toEqual([5, 5, 5]);
});

test('evolving keeps one value and returns another, which may not be a field', () => {
  const blink = network(1, everyone, (aggregate) =>
    evolving(aggregate, false, (on) => yielding(!on, on ? 'on' : 'off')),
  );
  expect([results(blink), results(blink), results(blink)]).toEqual([['off'], ['on'], ['off']]);
  const wrong = network(1, everyone, (aggregate) =>
    evolve<unknown>(aggregate, 0, () => neighborhood(aggregate)),
  );
  expect(() => wrong.step()).toThrow('evolving operations cannot return fields');
});

test('exchange returns the field that it sent: what is received comes a round later', () => {
  const fields = network(3, everyone, (aggregate) =>
    exchange(aggregate, aggregate.localId, (field: Field<number, number>) =>
      field.map(({id, value}) => (id % 2 === 0 ? value + 1 : value * 2)),
    ).toString(),
  );
  expect(results(fields)).toEqual([
    'ϕ(local: 0=1, neighbors: {})',
    'ϕ(local: 1=2, neighbors: {0=2})',
    'ϕ(local: 2=3, neighbors: {0=2, 1=4})',
  ]);
  expect(results(fields)).toEqual([
    'ϕ(local: 0=2, neighbors: {1=4, 2=3})',
    'ϕ(local: 1=4, neighbors: {0=5, 2=5})',
    'ϕ(local: 2=4, neighbors: {0=4, 1=10})',
  ]);
});

test('a device that was not known when the round ran receives the own value of the sender', () => {
  const received = network(2, everyone, (aggregate) =>
    exchanging(aggregate, 'none', (field: Field<number, string>) => {
      const toSend = field.map(({id}) => (id === aggregate.localId ? 'for all' : `for ${id}`));
      return yielding(toSend, field.neighbors.values().list());
    }),
  );
  expect(results(received)).toEqual([[], ['for all']]);
  expect(results(received)).toEqual([['for 0'], ['for 1']]);
});

test('share reads what neighbours sent and sends what it makes of it', () => {
  const steps = network(4, inLine, (aggregate) =>
    share(aggregate, Infinity, (field: Field<number, number>) => {
      const through = min(field.neighbors.values(), Infinity)! + 1;
      return aggregate.localId === 0 ? 0 : through;
    }),
  );
  expect(results(steps)).toEqual([0, 1, 2, 3]);
  const texts = network(2, everyone, (aggregate) =>
    sharing(aggregate, 0, (field: Field<number, number>) =>
      yielding(field.localValue + 1, `${field.localValue} before`),
    ),
  );
  expect([results(texts), results(texts)]).toEqual([
    ['0 before', '0 before'],
    ['1 before', '1 before'],
  ]);
});

test('mapNeighborhood computes from ids', () => {
  const ids = network(3, inLine, (aggregate) =>
    mapNeighborhood(aggregate, (id) => `#${id}`)
      .all.values()
      .list(),
  );
  expect(results(ids, 2)).toEqual([
    ['#1', '#0'],
    ['#0', '#2', '#1'],
    ['#1', '#2'],
  ]);
});

test('a field that is read in a branch has only those neighbours that take it', () => {
  const program = (read: (field: Field<number, number>) => Field<number, number>) =>
    network(6, everyone, (aggregate) => {
      const field = at(aggregate, 'field', () => neighboring(aggregate, aggregate.localId));
      return alignedOn(aggregate, aggregate.localId % 2, () => read(field).neighbors.ids().list());
    });
  const [even, odd] = results(program(project), 2);
  expect([even, odd]).toEqual([
    [2, 4],
    [3, 5],
  ]);
  const [all] = results(
    program((field) => field),
    2,
  );
  expect(all).toEqual([1, 2, 3, 4, 5]);
  expect(project(7)).toBe(7);
});

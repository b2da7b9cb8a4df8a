import {expect, test} from 'vitest';
import {at, type Context, everyone, inLine, network, results} from './fixture';
import {alignedOn, checkAligned, type Field, mapNeighborhood, neighborhood, neighboring} from '.';

/** What the middle device of a line of three gets in the second round. */
const inTheMiddle = <R>(program: (aggregate: Context) => R): R =>
  results(network(3, inLine, program), 2)[1];

const tens = (aggregate: Context): Field<number, number> =>
  at(aggregate, 'tens', () => neighboring(aggregate, aggregate.localId * 10));

test('a field prints as the library prints it', () => {
  const texts = network(3, everyone, (aggregate) => {
    const field = tens(aggregate);
    const same = at(aggregate, 'same', () => neighborhood(aggregate));
    return [same, field, field.map(({value}) => value + 1), field.mapToConstant('x')].map(String);
  });
  expect([...texts.step().values()][0]).toEqual([
    'ϕ(pointwise: 0=0)',
    'ϕ(pointwise: 0=0)',
    'ϕ(local: 0=1, neighbors: {})',
    'ϕ(constant: x, localId: 0, neighborsIDs: [])',
  ]);
  expect(results(texts)[1]).toEqual([
    'ϕ(constant: 0, localId: 1, neighborsIDs: [0, 2])',
    'ϕ(local: 1=10, neighbors: {0=0, 2=20})',
    'ϕ(local: 1=11, neighbors: {0=1, 2=21})',
    'ϕ(constant: x, localId: 1, neighborsIDs: [0, 2])',
  ]);
});

test('a mapped field is computed at every traversal, its own entry once', () => {
  const calls = inTheMiddle((aggregate) => {
    let count = 0;
    const mapped = tens(aggregate).map(({value}) => (count++, value));
    mapped.all.list();
    mapped.all.list();
    mapped.all.size();
    return count;
  });
  expect(calls).toBe(1 + 3 * 2);
});

test('a collapse keeps its list, and what differs in it once it was asked for that', () => {
  const [calls, sizes] = inTheMiddle((aggregate) => {
    let count = 0;
    const same = tens(aggregate).map(() => (count++, 'same'));
    const values = same.all.values();
    values.list();
    values.list();
    const other = same.all.values();
    return [count, [values.size(), other.set().length, other.size(), other.length]];
  });
  expect(calls).toBe(3);
  expect(sizes).toEqual([3, 1, 1, 1]);
});

test('mapping aligns each entry on its id, unless the field is constant', () => {
  const paths = (field: Field<number, unknown>): unknown[] =>
    field
      .map(() => field.context.path().tokens().at(-1))
      .all.values()
      .list() as unknown[];
  expect(inTheMiddle((aggregate) => paths(tens(aggregate)))).toEqual([0, 2, 1]);
  expect(inTheMiddle((aggregate) => paths(neighborhood(aggregate)))).toEqual([
    undefined,
    undefined,
    1,
  ]);
});

test('get finds the own value and those of neighbours, and names a key that is missing', () => {
  const found = inTheMiddle((aggregate) => {
    const field = tens(aggregate);
    return [...field.ids.list, aggregate.localId].map((id) => field.get(id));
  });
  expect(found).toEqual([0, 20, 10]);
  expect(() => inTheMiddle((aggregate) => tens(aggregate).get(7))).toThrow(
    'Key 7 is missing in the map.',
  );
});

test('fields are combined by id', () => {
  const sums = inTheMiddle((aggregate) =>
    tens(aggregate)
      .alignedMap(
        [mapNeighborhood(aggregate, (id) => id + 1)],
        (id, ten: number, next: number) => [id, ten, next] as const,
      )
      .all.values()
      .list(),
  );
  expect(sums).toEqual([
    [0, 0, 1],
    [2, 20, 3],
    [1, 10, 2],
  ]);
});

test('fields with different neighbours cannot be combined', () => {
  const program = (aggregate: Context): void => {
    const alone = at(aggregate, aggregate.localId, () => tens(aggregate));
    const all = tens(aggregate);
    checkAligned([alone, all]);
  };
  expect(() => results(network(3, inLine, program))).toThrow(
    `Alignment issue among fields:
 - ϕ(pointwise: 1=10)
 - ϕ(local: 1=10, neighbors: {0=0})
the different ids are: [0]`,
  );
});

test('there are no fields in fields, in state, or out of alignedOn', () => {
  const run = (program: (aggregate: Context) => unknown) => () => inTheMiddle(program);
  expect(
    run((aggregate) => at(aggregate, 'outer', () => neighboring(aggregate, tens(aggregate)))),
  ).toThrow(
    "Fields cannot contain other fields as values. The provided local value at id '0' is: 'ϕ(pointwise: 0=0)'.",
  );
  expect(run((aggregate) => alignedOn(aggregate, 1, () => tens(aggregate)))).toThrow(
    'alignedOn operations cannot return fields',
  );
  expect(run((aggregate) => tens(aggregate).map(() => tens(aggregate)))).toThrow(
    'alignedOn operations cannot return fields',
  );
});

test('fields are equal when they have the same values at the same ids', () => {
  const equal = inTheMiddle((aggregate) => {
    const field = tens(aggregate);
    return [
      field.equals(field.map(({value}) => value)),
      field.equals(field.map(({value}) => value + 1)),
      field.equals('ϕ'),
    ];
  });
  expect(equal).toEqual([true, false, false]);
});

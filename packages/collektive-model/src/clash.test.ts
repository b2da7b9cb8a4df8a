import {expect, test} from 'vitest';
import {at} from './fixture';
import {
  alignedOn,
  AlignmentClash,
  evolve,
  exchange,
  neighborhood,
  neighboring,
  Paths,
  runRound,
  type Aggregate,
} from '.';

const run = <R>(program: (aggregate: Aggregate<number>) => R): R =>
  runRound({localId: 0, paths: new Paths(String, true)}, program).result;

test('two values from the same path clash, with the words of the library', () => {
  const twice = (aggregate: Aggregate<number>): void => {
    for (const value of [7, 3]) {
      at(aggregate, 'loop', () => neighboring(aggregate, value));
    }
  };
  let clash: unknown;
  try {
    run(twice);
  } catch (error) {
    clash = error;
  }
  expect(clash).toBeInstanceOf(AlignmentClash);
  expect((clash as AlignmentClash).exception).toBe('IllegalStateException');
  expect((clash as AlignmentClash).message).toMatch(
    /^Aggregate alignment clash originated at the same path:\nloop\n\nThe default payload value that had been aligned before \(excluding overrides\) was: PayloadRepresentation\(payload=7, representation=InMemory\)\nThe value that is being aligned now is: SharedData\(default=3, overrides=\{\}\)\n/,
  );
});

test('the same value clashes, too, and so does an exchange', () => {
  expect(() => run((aggregate) => [neighborhood(aggregate), neighborhood(aggregate)])).toThrow(
    'alignment clash',
  );
  expect(() =>
    run((aggregate) => [neighborhood(aggregate), exchange(aggregate, 1, (field) => field)]),
  ).toThrow('alignment clash');
});

test('a loop that is aligned does not clash, nor do two rounds', () => {
  const aligned = (aggregate: Aggregate<number>): number[] =>
    [7, 3].map((pivot) =>
      alignedOn(aggregate, pivot, () => neighborhood(aggregate).neighbors.size()),
    );
  expect(run(aligned)).toEqual([0, 0]);
  const paths = new Paths();
  for (let round = 0; round < 2; round++) {
    runRound({localId: 0, paths}, aligned);
  }
});

test('state in a loop does not clash: the last one is kept', () => {
  const paths = new Paths();
  const program = (aggregate: Aggregate<number>): number[] =>
    [1, 10].map((step) => evolve(aggregate, 0, (count) => count + step));
  const first = runRound({localId: 0, paths}, program);
  expect(first.result).toEqual([1, 10]);
  expect(runRound({localId: 0, paths, state: first.newState}, program).result).toEqual([11, 20]);
});

import {expect, test} from 'vitest';
import {at, everyone, network, results} from './fixture';
import {Paths, plainValues, neighborhood, type Path, runRound} from '.';

/** The path below some tokens. */
const pathOf = (paths: Paths, ...tokens: unknown[]): Path =>
  tokens.reduce<Path>((path, token) => path.child(token, plainValues), paths.root);

test('equal paths are the same object, and different ones are not', () => {
  const paths = new Paths();
  expect(pathOf(paths, 'a', true, 1)).toBe(pathOf(paths, 'a', true, 1));
  expect(pathOf(paths, 'a', true)).not.toBe(pathOf(paths, 'a', false));
  expect(pathOf(paths, 1)).not.toBe(pathOf(paths, '1'));
  expect(pathOf(paths, null)).not.toBe(paths.root);
  expect(pathOf(paths, '__proto__')).not.toBe(pathOf(paths, 'constructor'));
});

test('objects are tokens by their key, asked for each time', () => {
  const paths = new Paths();
  const values = {...plainValues, pivot: (object: object) => JSON.stringify(object)};
  const list = [1];
  const first = paths.root.child(list, values);
  expect(paths.root.child([1], values)).toBe(first);
  list.push(2);
  expect(paths.root.child(list, values)).not.toBe(first);
});

test('paths print as a digest, or readable', () => {
  expect(pathOf(new Paths(), 'a', 'b').lines()).toMatch(
    /^SerializablePath\(backend=[A-Za-z0-9+/]{86}==\)$/,
  );
  expect(pathOf(new Paths(), 'a').text()).not.toBe(pathOf(new Paths(), 'b').text());
  const readable = pathOf(new Paths(String, true), 'f(Aggregate)', true, 'g');
  expect(readable.lines()).toBe('f(Aggregate)\n  ↸ true\n    ↸ g');
  expect(readable.text()).toBe('FullPath(path=[f(Aggregate), true, g])');
});

test('branches are networks of their own, also when their text is the same', () => {
  const sizes = network(6, everyone, (aggregate) =>
    at(aggregate, aggregate.localId % 3, () => neighborhood(aggregate).neighbors.size()),
  );
  expect(results(sizes, 2)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('a token that an early return left behind moves the rest of the round', () => {
  const leave = network(4, everyone, (aggregate) => {
    if (aggregate.localId === 0) {
      aggregate.align('left behind');
    }
    return at(aggregate, 'rest', () => neighborhood(aggregate).neighbors.size());
  });
  expect(results(leave, 2)).toEqual([0, 2, 2, 2]);
});

test('popping an empty stack fails', () => {
  expect(() =>
    runRound({localId: 0, paths: new Paths()}, (aggregate) => aggregate.dealign()),
  ).toThrow('ArrayDeque is empty.');
});

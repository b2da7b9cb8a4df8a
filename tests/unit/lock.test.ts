import {expect, test} from 'vitest';
import {faultsOf} from '../../tools/check/rules/lock';

test('a lock with every optional package has no fault', () => {
  const packages = {
    '': {},
    'node_modules/a': {optionalDependencies: {'@b/linux': '1.0.0', c: '2.0.0'}},
    'node_modules/a/node_modules/@b/linux': {},
    'node_modules/c': {},
  };
  expect(faultsOf({packages})).toEqual([]);
});

test('an optional package that is not locked is named', () => {
  const packages = {'node_modules/a': {optionalDependencies: {'@b/darwin': '1.0.0'}}};
  expect(faultsOf({packages})).toEqual([
    'node_modules/a wants @b/darwin@1.0.0, which is not locked',
  ]);
});

test("another package's copy does not count", () => {
  const packages = {
    'node_modules/a': {optionalDependencies: {b: '1.0.0'}},
    'node_modules/c/node_modules/b': {},
  };
  expect(faultsOf({packages})).toHaveLength(1);
});

test('an address of a registry is a fault', () => {
  const packages = {'node_modules/a': {resolved: 'https://registry.example/a.tgz'}};
  expect(faultsOf({packages})).toEqual([
    'node_modules/a is tied to https://registry.example/a.tgz',
  ]);
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {faultsOf} from '../../scripts/check/rules/lock';
import {ROOT} from './files';

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

test('a script that would run when a package is installed is named, unless somebody read it', () => {
  const packages = {
    'node_modules/esbuild': {hasInstallScript: true},
    'node_modules/a/node_modules/@b/c': {hasInstallScript: true},
  };
  expect(faultsOf({packages})).toEqual([
    'node_modules/a/node_modules/@b/c wants to run a script when it is installed, and .npmrc lets none run',
  ]);
});

test.each(['.npmrc', 'bench/.npmrc'])('%s lets no package run a script', (file) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

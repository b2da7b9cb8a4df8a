// cspell:ignore mdurl
import path from 'node:path';
import {expect, test} from 'vitest';
import {packageOf} from '@collektive/licences';
import {bundleIslands} from '@collektive/static-pages/build';
import {BUNDLING} from './bundling';

const namesOf = (modules: readonly string[]): string[] =>
  [...new Set(modules.flatMap((file) => packageOf(file) ?? []))]
    .map((folder) => folder.split(`${path.sep}node_modules${path.sep}`).at(-1)!)
    .map((name) => name.split(path.sep).join('/'))
    .sort();

test('an island names the packages of which code is in it, and no others', () => {
  const {modules} = bundleIslands(
    BUNDLING,
    {ask: 'packages/ask/src/panel/island.tsx'},
    {SEARCH_SITE: '{}'},
    'preact',
  );
  expect(namesOf(modules)).toEqual([
    'entities',
    'linkify-it',
    'markdown-it',
    'mdurl',
    'preact',
    'punycode.js',
    'uc.micro',
  ]);
});

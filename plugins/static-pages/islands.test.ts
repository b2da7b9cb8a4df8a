// cspell:ignore mdurl
import path from 'node:path';
import {expect, test} from 'vitest';
import {bundleIslands} from '@collektive/static-pages/build';
import {BUNDLING} from './bundling';
import {packageOf} from './licences';

const namesOf = (modules: readonly string[]): string[] =>
  [...new Set(modules.flatMap((file) => packageOf(file) ?? []))]
    .map((folder) => folder.split(`${path.sep}node_modules${path.sep}`).at(-1)!)
    .map((name) => name.split(path.sep).join('/'))
    .sort();

test('an island names the packages of which code is in it, and no others', () => {
  const {modules} = bundleIslands(
    BUNDLING,
    {ask: 'plugins/ask/src/island.tsx'},
    {SEARCH_SITE: '{}'},
  );
  expect(namesOf(modules)).toEqual([
    'entities',
    'linkify-it',
    'markdown-it',
    'mdurl',
    'punycode.js',
    'react',
    'react-dom',
    'scheduler',
    'uc.micro',
  ]);
});

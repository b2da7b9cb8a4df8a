import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {noteBundled} from './bundled';
import {licencesFile} from './file';
import {licenceOf, packageOf, readPackage, type Package} from './packages';

const HEAD = 'Written by others:\n';
const FOLDER = mkdtempSync(path.join(tmpdir(), 'licences-'));
afterAll(() => rmSync(FOLDER, {recursive: true}));

const one = (name: string, more: Partial<Package> = {}): Package => ({
  name,
  version: '1.0.0',
  licence: 'MIT',
  text: 'Do what you like.',
  ...more,
});

/** A package on the disk. */
function written(name: string, manifest: object, files: Record<string, string> = {}): string {
  const folder = path.join(FOLDER, 'node_modules', name);
  mkdirSync(folder, {recursive: true});
  const all = {'package.json': JSON.stringify({name, version: '1.2.3', ...manifest}), ...files};
  Object.entries(all).forEach(([file, text]) => writeFileSync(path.join(folder, file), text));
  return folder;
}

describe('what a package says', () => {
  test.each([
    ['/a/node_modules/react/index.js', '/a/node_modules/react'],
    ['/a/node_modules/@b/c/lib/d.js?module', '/a/node_modules/@b/c'],
    ['/a/node_modules/b/node_modules/c/d.js', '/a/node_modules/b/node_modules/c'],
    ['C:\\a\\node_modules\\b\\c.js', 'C:\\a\\node_modules\\b'],
    ['/a/src/index.ts', undefined],
  ])('%s belongs to %s', (file, folder) => expect(packageOf(file)).toBe(folder));

  test.each([
    [{license: 'MIT'}, 'MIT'],
    [{license: {type: 'MIT'}}, 'MIT'],
    [{licenses: [{type: 'MIT'}, {type: 'Apache-2.0'}]}, 'MIT AND Apache-2.0'],
    [{licenses: {type: 'BSD'}}, 'BSD'],
    [{}, undefined],
    [{license: {}}, undefined],
  ])('%o means %s', (manifest, licence) => expect(licenceOf(manifest)).toBe(licence));

  test('licence and notice are read, with the lines of one system', () => {
    const files = {
      LICENCE: 'Be kind.\r\n',
      'NOTICE.md': 'By us.',
      'licensed.js': 'no',
      'README.md': 'no',
    };
    expect(readPackage(written('kind', {license: 'MIT'}, files))).toEqual({
      name: 'kind',
      version: '1.2.3',
      licence: 'MIT',
      text: 'Be kind.\n\nBy us.',
    });
    expect(readPackage(written('bare', {license: 'ISC'}))).not.toHaveProperty('text');
  });
});

describe('third-party-licenses.txt', () => {
  test('names every package once, by name, whatever their order; one text stands once', () => {
    const packages = [one('c', {text: 'Other words.'}), one('b'), one('a'), one('b')];
    const file = licencesFile(HEAD, packages);
    expect(file.match(/^[a-c] 1\.0\.0$/gm)).toEqual(['a 1.0.0', 'b 1.0.0', 'c 1.0.0']);
    expect(file.split('Do what you like.')).toHaveLength(2);
    expect(file).toContain('Other words.');
    expect(licencesFile(HEAD, [...packages].reverse())).toBe(file);
  });

  test('two versions are two packages, and two licences of one text stay apart', () => {
    const file = licencesFile(HEAD, [
      one('a'),
      one('a', {version: '2.0.0'}),
      one('b', {licence: 'ISC'}),
    ]);
    expect(file).toContain('a 1.0.0\na 2.0.0\nMIT\n');
    expect(file).toContain('b 1.0.0\nISC\n');
  });

  test('a package that comes without its text has that of the licence, with its holder', () => {
    expect(licencesFile(HEAD, [one('infima', {text: undefined})])).toContain(
      'Copyright (c) Facebook, Inc. and its affiliates\n\nPermission is hereby granted',
    );
  });

  test.each<[string, Partial<Package>, string]>([
    [
      'that may not be sent',
      {licence: 'GPL-3.0'},
      'a 1.0.0 is under GPL-3.0, which may not be distributed to readers',
    ],
    ['that only tools may have', {licence: 'MPL-2.0'}, 'a 1.0.0 is under MPL-2.0, which may not'],
    ['that is not said', {licence: undefined}, 'a 1.0.0 is under no licence that it names'],
    ['without a text', {text: undefined}, 'a 1.0.0 comes without the text of its licence'],
  ])('E3 a licence %s fails the build and says so', (_, more, message) => {
    expect(() => licencesFile(HEAD, [one('a', more)])).toThrow(message);
    expect(() => licencesFile(HEAD, [one('a', more)])).toThrow('Leave such a package out, or');
  });
});

test('what is in chunks is noted, also within modules that became one; what was shaken off is not', () => {
  const chunks = [
    [{resource: '/a/node_modules/react/index.js'}, {resource: '/a/src/page.ts'}],
    [
      {
        modules: [
          {resource: '/a/node_modules/@b/c/d.js'},
          {modules: [{resource: '/a/node_modules/e/f.css'}]},
        ],
      },
    ],
  ];
  const folders = new Set<string>();
  const compiler = {
    rspack: {},
    hooks: {
      done: {
        tap: (_: string, done: (stats: object) => void) =>
          done({
            compilation: {
              chunks,
              chunkGraph: {getChunkModulesIterable: (chunk: object) => chunk},
              modules: [{resource: '/a/node_modules/shaken/index.js'}],
            },
          }),
      },
    },
  };
  noteBundled(folders, ['/a/node_modules/rspack', '/a/node_modules/webpack'], false).apply(
    compiler as never,
  );
  expect([...folders].sort()).toEqual([
    '/a/node_modules/@b/c',
    '/a/node_modules/e',
    '/a/node_modules/react',
    '/a/node_modules/rspack',
  ]);
});

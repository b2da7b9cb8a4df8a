// cspell:ignore unstub
import {afterEach, describe, expect, it, vi} from 'vitest';
import {SITE} from '../engine/fixture';
import {buildIndex} from '../index/indexing';
import {INDEX_FORMAT} from '../index/manifest';
import {loadEngine} from './load';
import {packRows, unpackRows, type PackedRows} from '../index/rows';

const ADDRESS = 'https://site.test/base/search/manifest.json';
const ROWS = JSON.stringify(packRows(SITE));
const INDEX = JSON.stringify(buildIndex(SITE));
const MANIFEST = {
  format: INDEX_FORMAT,
  sections: 11,
  rows: {name: 'rows.1.json', length: ROWS.length},
  index: {name: 'index.1.json', length: INDEX.length},
};

/** Serves files by name; `undefined` is a file that is not there. */
function serve(files: Record<string, string | undefined> = {}) {
  const all: typeof files = {
    'manifest.json': JSON.stringify(MANIFEST),
    'rows.1.json': ROWS,
    'index.1.json': INDEX,
    ...files,
  };
  const fetched = vi.fn(async (url: URL, _init?: RequestInit) => {
    const text = all[url.pathname.split('/').at(-1)!];
    return text === undefined ? new Response('gone', {status: 404}) : new Response(text);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

const manifest = (changes: object) => ({
  'manifest.json': JSON.stringify({...MANIFEST, ...changes}),
});

describe('loadEngine', () => {
  it('S11 fetches the files that the manifest names, the manifest anew every time', async () => {
    const fetched = serve();
    const engine = await loadEngine(ADDRESS);
    expect(engine.search({query: 'gradient', indexName: 'i'}).nbHits).toBe(3);
    expect(fetched.mock.calls.map(([url, init]) => [url.pathname, init?.cache])).toEqual([
      ['/base/search/manifest.json', 'no-cache'],
      ['/base/search/rows.1.json', undefined],
      ['/base/search/index.1.json', undefined],
    ]);
  });

  it('S11 gives back the sections that were packed', () => {
    expect(unpackRows(JSON.parse(ROWS) as PackedRows)).toEqual(SITE);
  });

  it.each([
    ['no manifest', {'manifest.json': undefined}, 'manifest.json cannot be fetched: status 404.'],
    ['a page instead', {'manifest.json': '<!doctype html>'}, 'manifest.json is no JSON;'],
    [
      'another format',
      manifest({format: 9}),
      `has format 9, this page reads format ${INDEX_FORMAT}. Reload the page.`,
    ],
    ['an empty manifest', {'manifest.json': '{}'}, 'The manifest of the search index is damaged.'],
    [
      'an address elsewhere',
      manifest({rows: {name: '//evil.test/rows.json', length: 1}}),
      'manifest of the search index is damaged',
    ],
    [
      'a file that is gone',
      {'rows.1.json': undefined},
      'rows.1.json cannot be fetched: status 404.',
    ],
    [
      'a file cut off',
      {'index.1.json': INDEX.slice(0, 99)},
      'index.1.json has 99 characters instead of',
    ],
    ['damaged JSON', {'rows.1.json': '['.repeat(ROWS.length)}, 'rows.1.json is no JSON;'],
    [
      'other sections',
      {...manifest({rows: {name: 'rows.1.json', length: 2}}), 'rows.1.json': '{}'},
      'The sections of the search index are damaged.',
    ],
    [
      'another index',
      {...manifest({index: {name: 'index.1.json', length: 2}}), 'index.1.json': '[]'},
      'The words of the search index are damaged.',
    ],
  ])('K S7 tells of %s', async (_, files, message) => {
    serve(files);
    await expect(loadEngine(ADDRESS)).rejects.toThrow(message);
  });

  it('K S7 tells of damage inside the index', async () => {
    for (const damage of [
      {counts: ''},
      {gaps: ''},
      {impacts: ''},
      {gaps: '~~~~~'},
      {sections: 3},
    ]) {
      const text = JSON.stringify({...(JSON.parse(INDEX) as object), ...damage});
      serve({
        ...manifest({index: {name: 'index.1.json', length: text.length}}),
        'index.1.json': text,
      });
      await expect(loadEngine(ADDRESS)).rejects.toThrow('The search index');
    }
  });

  it('K S7 tells of a network that is down', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadEngine(ADDRESS)).rejects.toThrow(
      '/base/search/manifest.json cannot be fetched.',
    );
  });
});

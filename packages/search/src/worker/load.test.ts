// cspell:ignore unstub fieldx
import {createHash} from 'node:crypto';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {fuzz, type Random} from '@collektive/testing/fuzz';
import type {SearchEngine} from '../engine/engine';
import {SITE} from '../testing/fixture';
import {buildIndex} from '../index/indexing';
import {HASH_DIGITS, INDEX_FORMAT, type ManifestFile} from '../index/manifest';
import {loadEngine} from './load';
import {packTitles, unpackTitles, type PackedTitles} from '../index/rows';
import {cutTexts} from '../index/texts';

const asJson = (text: string): Response =>
  new Response(text, {headers: {'content-type': 'application/json'}});

const ADDRESS = 'https://site.test/base/search/manifest.json';
const ROWS = JSON.stringify(packTitles(SITE));
const INDEX = JSON.stringify(buildIndex(SITE));
const TEXTS = cutTexts(SITE).map((texts) => JSON.stringify(texts));

/** What the manifest says of a file, as the build writes it. */
const fileOf = (name: string, text: string): ManifestFile => ({
  name: `${name}.${createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS)}.json`,
  length: text.length,
});

/**
 * Serves an index.
 *
 * @param served the texts of its files; `undefined` is a file that is not there
 * @param built the texts that the manifest speaks of
 */
function serve(
  served: {
    manifest?: string | undefined;
    rows?: string | undefined;
    index?: string | undefined;
  } = {},
  built: {rows?: string; index?: string; changes?: object} = {},
) {
  const rows = fileOf('rows', built.rows ?? ROWS);
  const index = fileOf('index', built.index ?? INDEX);
  const texts = TEXTS.map((text) => fileOf('texts', text));
  const manifest = {format: INDEX_FORMAT, sections: 11, rows, index, texts, ...built.changes};
  const all: Record<string, string | undefined> = {
    'manifest.json': JSON.stringify(manifest),
    [rows.name]: built.rows ?? ROWS,
    [index.name]: built.index ?? INDEX,
  };
  const names = {manifest: 'manifest.json', rows: rows.name, index: index.name};
  for (const [name, text] of Object.entries(served)) {
    all[names[name as keyof typeof names]] = text;
  }
  const fetched = vi.fn(async (url: URL, _init?: RequestInit) => {
    const text = all[url.pathname.split('/').at(-1)!];
    return text === undefined ? new Response('gone', {status: 404}) : asJson(text);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

/** A browser in a page that came over plain HTTP: it hashes nothing. */
const withoutHashes = () => vi.stubGlobal('crypto', {});

describe('loadEngine', () => {
  it('S11 fetches the files that the manifest names, the manifest anew every time', async () => {
    const fetched = serve();
    const engine = await loadEngine(ADDRESS);
    expect(engine.search({query: 'gradient', indexName: 'i'}).nbHits).toBe(3);
    expect(fetched.mock.calls.map(([url, init]) => [url.pathname, init?.cache])).toEqual([
      ['/base/search/manifest.json', 'no-cache'],
      [`/base/search/${fileOf('rows', ROWS).name}`, undefined],
      [`/base/search/${fileOf('index', INDEX).name}`, undefined],
    ]);
  });

  it('S11 gives back the headings that were packed, without texts', () => {
    const pages = SITE.pages.map(({rows, ...page}) => ({
      ...page,
      rows: rows.map(([level, anchor, heading]) => [level, anchor, heading]),
    }));
    expect(unpackTitles(JSON.parse(ROWS) as PackedTitles)).toEqual({...SITE, pages});
  });

  const GONE = 'cannot be fetched: status 404.';
  const DAMAGED = 'The manifest of the search index is damaged.';
  const ELSEWHERE = {name: '//evil.test/rows.0123abcd.json', length: 1};

  it.each([
    ['no manifest', {manifest: undefined}, {}, `manifest.json ${GONE}`],
    ['a page instead', {manifest: '<!doctype html>'}, {}, 'manifest.json is not valid JSON;'],
    [
      'another format',
      {},
      {changes: {format: 9}},
      `has format 9, this page reads format ${INDEX_FORMAT}. Reload the page.`,
    ],
    ['an empty manifest', {manifest: '{}'}, {}, DAMAGED],
    ['an address elsewhere', {}, {changes: {rows: ELSEWHERE}}, DAMAGED],
    ['no texts', {}, {changes: {texts: undefined}}, DAMAGED],
    ['texts elsewhere', {}, {changes: {texts: [ELSEWHERE]}}, DAMAGED],
    ['texts of another site', {}, {changes: {texts: []}}, 'names 0 files of texts, not the 4'],
    ['a name without a hash', {}, {changes: {rows: {name: 'rows.json', length: 1}}}, DAMAGED],
    ['a file that is gone', {rows: undefined}, {}, GONE],
    ['a file cut off', {index: INDEX.slice(0, 99)}, {}, 'has 99 characters instead of'],
    ['other letters', {index: INDEX.replace('a', 'b')}, {}, 'is not what was built'],
    ['damaged JSON', {}, {rows: '['}, 'is not valid JSON;'],
    ['other sections', {}, {rows: '{}'}, 'The sections of the search index are damaged.'],
    ['another index', {}, {index: '[]'}, 'The words of the search index are damaged.'],
  ])('K S7 F5 tells of %s', async (_, served, built, message) => {
    serve(served, built);
    await expect(loadEngine(ADDRESS)).rejects.toThrow(message);
  });

  it.each([
    ['a script as site', {site: 'javascript:alert(1)//'}],
    ['a path as site', {site: '/docs'}],
    ['a site with a path', {site: 'https://site.test/docs'}],
    ['pages of another host', {pages: [{...packTitles(SITE).pages[0], path: '//evil.test/'}]}],
    ['a page that ends an address', {pages: [{...packTitles(SITE).pages[0], path: '@evil.test/'}]}],
  ])('F5 %s is refused', async (_, damage) => {
    serve({}, {rows: JSON.stringify({...packTitles(SITE), ...damage})});
    await expect(loadEngine(ADDRESS)).rejects.toThrow('sections of the search index are damaged');
  });

  it('K S7 F5 tells of damage inside the index', async () => {
    for (const damage of [
      {counts: ''},
      {gaps: ''},
      {impacts: ''},
      {gaps: '~~~~~'},
      {sections: 3},
    ]) {
      serve({}, {index: JSON.stringify({...(JSON.parse(INDEX) as object), ...damage})});
      await expect(loadEngine(ADDRESS)).rejects.toThrow('The search index');
    }
  });

  it('K S7 tells of a network that is down', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadEngine(ADDRESS)).rejects.toThrow(
      '/base/search/manifest.json cannot be fetched.',
    );
  });

  /** A text with some of its characters changed, missing, doubled, or another's in their place. */
  function corrupt(text: string, random: Random): string {
    const at = random.below(text.length);
    const to = at + random.below(9);
    return random.pick([
      () =>
        text.slice(0, at) + random.text(['0', '9', '~', '"', '-', ',', 'Z', '\\']) + text.slice(to),
      () => text.slice(0, at) + text.slice(to),
      () => text.slice(0, to) + text.slice(at),
      () => text.slice(0, at),
      () => text.replace(/"[^"]*"/g, (one) => (random.below(9) === 0 ? '"~~~~~~"' : one)),
      () => text.replace(/\d+/g, (one) => (random.below(4) === 0 ? '4294967295' : one)),
    ])();
  }

  fuzz('F5 any corruption of a file is found by its hash', 600, async (random) => {
    const [name, text] = random.pick([
      ['rows', ROWS],
      ['index', INDEX],
    ] as const);
    const corrupted = corrupt(text, random);
    serve({[name]: corrupted});
    const loading = loadEngine(ADDRESS);
    await (corrupted === text
      ? expect(loading).resolves.toBeDefined()
      : expect(loading).rejects.toThrow(fileOf(name, text).name));
  });

  fuzz(
    'F5 without hashes, an index with damage is refused or still answers',
    600,
    async (random) => {
      withoutHashes();
      serve(
        {},
        random.below(2) === 0 ? {rows: corrupt(ROWS, random)} : {index: corrupt(INDEX, random)},
      );
      let engine: SearchEngine;
      try {
        engine = await loadEngine(ADDRESS);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        expect(String(error)).toMatch(/search index|\.json/);
        return;
      }
      for (const query of ['gradient', 'fieldx', 'a', 'aggregate<int> device']) {
        const {hits} = engine.search({query, indexName: 'i', facets: '*'});
        expect(hits.length).toBeLessThanOrEqual(20);
      }
    },
  );

  fuzz('F5 a manifest with damage is refused, or is the manifest', 600, async (random) => {
    const whole = JSON.stringify({
      format: INDEX_FORMAT,
      sections: 11,
      rows: fileOf('rows', ROWS),
      index: fileOf('index', INDEX),
      texts: TEXTS.map((text) => fileOf('texts', text)),
    });
    serve({manifest: corrupt(whole, random)});
    await loadEngine(ADDRESS).catch((error: unknown) => {
      expect(String(error)).toMatch(/search index|\.json/);
    });
  });
});

// cspell:ignore unstub fieldx
import {createHash} from 'node:crypto';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {fuzz, type Random} from '@collektive/testing/fuzz';
import type {SearchEngine} from '../engine/engine';
import {SITE} from '../testing/fixture';
import {buildIndex} from '../index/indexing';
import {
  HASH_DIGITS,
  hashedText,
  INDEX_FORMAT,
  type TextsFile,
  type WholeIndex,
} from '../index/whole';
import {loadEngine} from './load';
import {packTitles, unpackTitles} from '../index/rows';
import {cutTexts} from '../index/texts';

const asJson = (text: string): Response =>
  new Response(text, {headers: {'content-type': 'application/json'}});

const ADDRESS = 'https://site.test/base/search/index.json';
const TITLES = packTitles(SITE);
const WORDS = buildIndex(SITE);
const INDEX: WholeIndex = {
  format: INDEX_FORMAT,
  sections: 11,
  titles: TITLES,
  words: WORDS,
  hash: hashOf(hashedText({titles: TITLES, words: WORDS})),
  texts: cutTexts(SITE).map((texts) => fileOf(JSON.stringify(texts))),
};
const TEXT = JSON.stringify(INDEX);

/** What the index says of a file, as the build writes it. */
function fileOf(text: string): TextsFile {
  return {name: `texts.${hashOf(text)}.json`, length: text.length};
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
}

/** Serves a text as the index; `null` is a file that is not there. */
function serve(text: string | null = TEXT) {
  const fetched = vi.fn(async (_url: URL, _init?: RequestInit) =>
    text === null ? new Response('gone', {status: 404}) : asJson(text),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const serveWith = (changes: object) => serve(JSON.stringify({...INDEX, ...changes}));
afterEach(() => vi.unstubAllGlobals());

describe('loadEngine', () => {
  it('S11 fetches one file, anew every time', async () => {
    const fetched = serve();
    const engine = await loadEngine(ADDRESS);
    expect(engine.search({query: 'gradient', indexName: 'i'}).nbHits).toBe(3);
    expect(fetched.mock.calls.map(([url, init]) => [url.pathname, init?.cache])).toEqual([
      ['/base/search/index.json', 'no-cache'],
    ]);
  });

  it('S11 gives back the headings that were packed, without texts', () => {
    const pages = SITE.pages.map(({rows, ...page}) => ({
      ...page,
      rows: rows.map(([level, anchor, heading]) => [level, anchor, heading]),
    }));
    expect(unpackTitles(TITLES)).toEqual({...SITE, pages});
  });

  const DAMAGED = 'The search index is damaged.';
  const ELSEWHERE = {name: '//evil.test/texts.0123abcd.json', length: 1};

  it.each<[what: string, served: string | null | object, message: string]>([
    ['no index', null, 'index.json cannot be fetched: status 404.'],
    ['a page instead', '<!doctype html>', 'index.json is not valid JSON;'],
    ['an index cut off', TEXT.slice(0, 99), 'index.json is not valid JSON;'],
    [
      'another format',
      {format: 9},
      `has format 9, this page reads format ${INDEX_FORMAT}. Reload the page.`,
    ],
    ['an empty index', '{}', DAMAGED],
    ['no texts', {texts: undefined}, DAMAGED],
    ['texts elsewhere', {texts: [ELSEWHERE]}, DAMAGED],
    ['texts of another site', {texts: []}, 'names 0 files of texts, not the 4'],
    ['a name without a hash', {texts: [{name: 'texts.json', length: 1}]}, DAMAGED],
    ['other sections', {titles: {}}, 'The sections of the search index are damaged.'],
    ['another index', {words: []}, 'The words of the search index are damaged.'],
  ])('K S7 F5 tells of %s', async (_, served, message) => {
    if (typeof served === 'object' && served !== null) {
      serveWith(served);
    } else {
      serve(served);
    }
    await expect(loadEngine(ADDRESS)).rejects.toThrow(message);
  });

  it.each([
    ['a script as site', {site: 'javascript:alert(1)//'}],
    ['a path as site', {site: '/docs'}],
    ['a site with a path', {site: 'https://site.test/docs'}],
    ['pages of another host', {pages: [{...TITLES.pages[0], path: '//evil.test/'}]}],
    ['a page that ends an address', {pages: [{...TITLES.pages[0], path: '@evil.test/'}]}],
  ])('F5 %s is refused', async (_, damage) => {
    serveWith({titles: {...TITLES, ...damage}});
    await expect(loadEngine(ADDRESS)).rejects.toThrow('sections of the search index are damaged');
  });

  it('K S7 F5 tells of damage inside the words', async () => {
    for (const damage of [
      {counts: ''},
      {gaps: ''},
      {impacts: ''},
      {gaps: '~~~~~'},
      {sections: 3},
    ]) {
      serveWith({words: {...WORDS, ...damage}});
      await expect(loadEngine(ADDRESS)).rejects.toThrow('The search index');
    }
  });

  it('K S7 tells of a network that is down', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadEngine(ADDRESS)).rejects.toThrow('/base/search/index.json cannot be fetched.');
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

  /** An index with damage somewhere. */
  const damaged = (random: Random): string =>
    random.pick([
      () => corrupt(TEXT, random),
      () => TEXT.replace(JSON.stringify(WORDS), (words) => corrupt(words, random)),
      () => TEXT.replace(JSON.stringify(TITLES), (titles) => corrupt(titles, random)),
    ])();

  /** The headings and words of an index, if it can be read. */
  function partsOf(text: string): unknown {
    try {
      const {titles, words} = JSON.parse(text) as Partial<WholeIndex>;
      return [titles, words];
    } catch {
      return undefined;
    }
  }

  fuzz('F5 headings and words that were not built are never believed', 300, async (random) => {
    const text = damaged(random);
    serve(text);
    const loaded = await loadEngine(ADDRESS).then(
      () => partsOf(text),
      () => undefined,
    );
    expect([undefined, [TITLES, WORDS]]).toContainEqual(loaded);
  });

  /** As where browsers do not hash: it is read to the end before it is believed. */
  fuzz('F5 an index with damage is refused or still answers', 600, async (random) => {
    vi.stubGlobal('crypto', {});
    serve(damaged(random));
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
  });
});

import {describe, expect, it, test, vi} from 'vitest';
import {fuzz} from '@collektive/testing/fuzz';
import {MAX_HIT_TEXT, MAX_QUERY_LENGTH} from '../constants';
import {ask, engine} from '../testing/fixture';
import {safeHit} from '../text/markup';
import type {SearchRequest, SearchResult} from '../types';
import {readAnswer} from './answer';
import {withBorder} from './client';

const SITE = 'https://site.test';
const REQUEST: SearchRequest = {query: 'gradient', indexName: 'i', facets: ['hierarchy.lvl0']};
const GOOD = engine.search(REQUEST);
const [HIT] = GOOD.hits;

const read = (result: unknown) => readAnswer([result], [REQUEST], SITE)[0];
const readHits = (...hits: unknown[]) => read({...GOOD, hits}).hits;

describe('readAnswer', () => {
  it('H2 keeps what an engine says, with the paths of this site as addresses', () => {
    const path = (url: string) => url.replace(SITE, '');
    expect(read(GOOD)).toEqual({
      ...GOOD,
      hits: GOOD.hits.map((hit) => ({...hit, url: path(hit.url)})),
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['fewer results than requests', []],
    ['hits: null', [{...GOOD, hits: null}]],
    ['nothing but hits that cannot be read', [{...GOOD, hits: [null, 7, {}]}]],
  ])('F2 %s is refused', (_, answer) => {
    expect(() => readAnswer(answer, [REQUEST], SITE)).toThrow('The search engine gave an answer');
  });

  it.each([
    ['null', null],
    ['a hit without id', {...HIT, objectID: undefined}],
    ['a script as address', {...HIT, url: 'javascript:alert(1)'}],
    ['an unknown type', {...HIT, type: 'lvl0'}],
    ['no hierarchy', {...HIT, hierarchy: undefined}],
    ['a number as title', {...HIT, hierarchy: {...HIT.hierarchy, lvl1: 5}}],
    ['no title of its own', {...HIT, type: 'lvl6'}],
    ['a text without end', {...HIT, content: 'x'.repeat(MAX_HIT_TEXT + 1)}],
    ['the same hit again', HIT],
  ])('F2 %s among hits is left out', (_, value) => {
    expect(readHits(HIT, value)).toHaveLength(1);
  });

  it('F2 marks that cannot be read are left out, the hit stays', () => {
    for (const marks of [7, {hierarchy: 5}, {hierarchy: {lvl1: null}}, {content: {value: 5}}]) {
      const [hit] = readHits({...HIT, _highlightResult: marks, _snippetResult: marks});
      expect(hit._highlightResult).toEqual({hierarchy: {}});
      expect(hit._snippetResult).toEqual({});
    }
  });

  it('F2 numbers that are none fall back, and no more hits are read than were asked for', () => {
    const odd = {
      ...GOOD,
      nbHits: 'many',
      nbPages: -1,
      queryID: 5,
      facets: {'hierarchy.lvl0': 3},
    };
    expect(read(odd)).toMatchObject({
      nbHits: 3,
      nbPages: 1,
      facets: {'hierarchy.lvl0': {}},
    });
    expect(read(odd)).not.toHaveProperty('queryID');
    const hits = Array.from({length: 500}, (_, i) => ({...HIT, objectID: `${i}`}));
    expect(readHits(...hits)).toHaveLength(20);
  });

  const LEAVES = [
    null,
    0,
    -1,
    Infinity,
    '',
    'lvl1',
    'javascript:alert(1)',
    '<b>',
    true,
    HIT,
    [HIT],
  ];

  fuzz('F2 no answer gets through that the modal could not show', 3000, (random) => {
    const hits = Array.from({length: random.below(4)}, () => {
      const field = random.pick([...Object.keys(HIT), 'none']);
      return random.below(8) === 0
        ? random.json(LEAVES)
        : {...HIT, objectID: `${random.below(3)}`, [field]: random.json(LEAVES)};
    });
    const field = random.pick([...Object.keys(GOOD), 'none']);
    const answer = {...GOOD, hits, ...(random.below(3) === 0 && {[field]: random.json(LEAVES)})};
    let result: SearchResult;
    try {
      result = read(answer);
    } catch (error) {
      expect(String(error)).toContain('The search engine gave an answer');
      return;
    }
    for (const hit of result.hits.map((one) => safeHit(one))) {
      expect(hit.url).toMatch(/^(\/|https?:)/);
      const texts = [hit.content, ...Object.values(hit.hierarchy)];
      expect(texts.every((text) => text === null || typeof text === 'string')).toBe(true);
    }
  });
});

test('F2 an answer that cannot be read is forgotten, so that the next try asks again', async () => {
  const forget = vi.fn(async () => undefined);
  const search = withBorder({ask: async () => null, forget}, SITE);
  await expect(search([REQUEST])).rejects.toThrow('without results');
  expect(forget).toHaveBeenCalledOnce();
});

describe('a query', () => {
  it('F3 is cut to its limit before anything reads it', async () => {
    const engineAsked = vi.fn(async () => [GOOD]);
    const search = withBorder({ask: engineAsked}, SITE);
    const query = `gradient ${'x'.repeat(10_000)}`;
    const results = await search([{...REQUEST, query}]);
    const cut = query.slice(0, MAX_QUERY_LENGTH);
    expect(engineAsked).toHaveBeenCalledWith([{...REQUEST, query: cut}]);
    expect(results[0].query).toBe(cut);
  });

  it('F3 is cut by the engine itself too', () => {
    const long = `field ${'gradient '.repeat(1000)}`;
    expect(ask(long)).toEqual(ask(long.slice(0, MAX_QUERY_LENGTH)));
  });
});

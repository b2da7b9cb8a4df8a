import {describe, expect, it} from 'vitest';
import {MAX_RESULTS_PER_GROUP} from '../constants';
import {ask} from '../testing/fixture';
import {hierarchyOf, type SearchClient, type SearchHit} from '../types';
import {arrange, inRows, nameAbove, textsOf} from './listing';

const hit = (lvl0: string, lvl1: string, lvl2: string): SearchHit => ({
  objectID: `lvl2:${lvl1}#${lvl2}`,
  url: `/${lvl1}/#${lvl2}`,
  type: 'lvl2',
  content: null,
  hierarchy: hierarchyOf({lvl0, lvl1, lvl2}),
});

const HITS = [
  hit('Docs', 'a', '1'),
  hit('Blog', 'x', '1'),
  hit('Docs', 'b', '1'),
  hit('Docs', 'a', '2'),
];

describe('arrange', () => {
  it('S5 lists the best hit first, its part of the site and its page before others', () => {
    expect(arrange(HITS)).toEqual([[[HITS[0], HITS[3]], [HITS[2]]], [[HITS[1]]]]);
    expect(arrange([])).toEqual([]);
  });

  it('S5 takes five hits of a part, by their rank, and no address twice', () => {
    const many = Array.from({length: 7}, (_, at) => hit('Docs', at % 2 ? 'a' : 'b', `${at}`));
    const [part] = arrange([many[0], {...many[0], objectID: 'other'}, ...many.slice(1)]);
    expect(part.flat()).toHaveLength(MAX_RESULTS_PER_GROUP);
    expect(part).toEqual([
      [many[0], many[2], many[4]],
      [many[1], many[3]],
    ]);
  });

  it('S5 changes no count', async () => {
    const client: SearchClient = {
      search: async () => ({results: [{...ask('field'), hits: HITS, nbHits: 40}]}),
      addAlgoliaAgent: () => undefined,
    };
    const {results} = await inRows(client).search({requests: []});
    expect(results[0]).toMatchObject({nbHits: 40, hits: [HITS[0], HITS[3], HITS[2], HITS[1]]});
  });
});

describe('what a row says', () => {
  it('S5 the second best hit is in sight, where it is in another part', () => {
    const hit = (at: number, lvl0: string) => ({
      ...HITS[0],
      url: `https://site.test/${at}`,
      hierarchy: {...HITS[0].hierarchy, lvl0},
    });
    const parts = [hit(0, 'a'), hit(1, 'b'), ...[2, 3, 4, 5].map((at) => hit(at, 'a'))];
    expect(arrange(parts).map((part) => part.flat().length)).toEqual([3, 1]);
    expect(arrange(parts.toSpliced(1, 1)).map((part) => part.flat().length)).toEqual([5]);
  });

  it('S5 S11 heading, snippet and page, whether heading or text was found', () => {
    expect(textsOf(ask('transform').hits[0])).toEqual({
      heading: '<mark>Transform</mark>ing a field',
      snippet: 'Use field.mapWithId where the id matters, café included.',
      page: 'Fields and operators',
    });
    expect(textsOf(ask('matters').hits[0])).toEqual({
      heading: 'Transforming a field',
      snippet: 'Use field.mapWithId where the id <mark>matters</mark>, café included.',
      page: 'Fields and operators',
    });
  });

  it('S5 a title is whole, however few words a snippet has', () => {
    const [found] = ask('travels', {attributesToSnippet: ['hierarchy.lvl2:2', 'content:2']}).hits;
    expect(found._snippetResult?.hierarchy?.lvl2?.value).not.toContain('share: a value');
    expect(textsOf(found).heading).toBe('share: a value that <mark>travels</mark>');
  });

  it('S11 markup of a hit without marks is text', () => {
    const title = 'Aggregate<Int>';
    expect(textsOf({...hit('Docs', 'a', title), content: '<b>', type: 'content'})).toEqual({
      heading: 'Aggregate&lt;Int&gt;',
      snippet: '&lt;b&gt;',
      page: 'a',
    });
  });

  it('S5 the name of a page stands above its hits, but not above itself', () => {
    expect(nameAbove(HITS)).toBe('a');
    const [page] = ask('what is collektive').hits;
    expect(textsOf(page).page).toBeUndefined();
    expect(nameAbove([page])).toBeUndefined();
  });
});

import {describe, expect, it} from 'vitest';
import {createEngine} from '../engine/engine';
import {SITE} from '../engine/fixture';
import {buildIndex} from '../index/indexing';
import {addParents, withParents} from './parents';
import type {SearchClient} from '../types';

const engine = createEngine(SITE, buildIndex(SITE));
const ask = (query: string) => engine.search({query, indexName: 'collektive'});

describe('addParents', () => {
  it('S5 S10 puts the page before the first of its hits, as the index has it', () => {
    const {hits} = ask('mapWithId');
    const [parent, ...rest] = addParents(hits);
    expect(rest).toEqual(hits);
    expect(parent).toMatchObject({
      objectID: 'lvl1:/docs/operators/',
      url: 'https://site.test/docs/operators/',
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'Explanation', lvl1: 'Fields and operators', lvl2: null, lvl3: null},
    });
    expect(Object.keys(parent._highlightResult?.hierarchy ?? {})).toEqual(['lvl0', 'lvl1']);
  });

  it('S5 gives each page one parent, and none to a page that was found itself', () => {
    const ids = addParents(ask('field').hits)
      .filter(({type}) => type === 'lvl1')
      .map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(addParents(ask('what is collektive').hits.slice(0, 1))).toHaveLength(1);
  });

  it('S5 works on hits of a hosted index, without highlights, and on no hits', () => {
    const hit = {
      ...ask('transform').hits[0],
      _highlightResult: undefined,
      _snippetResult: undefined,
    };
    expect(addParents([hit])).toHaveLength(2);
    expect(addParents([])).toEqual([]);
  });
});

describe('withParents', () => {
  it('S5 leaves the count of hits as it is', async () => {
    const client: SearchClient = {
      search: async ({requests}) => ({results: requests.map((request) => engine.search(request))}),
      addAlgoliaAgent: () => undefined,
    };
    const requests = [{query: 'mapWithId', indexName: 'collektive'}];
    const {results} = await withParents(client).search({requests});
    expect(results[0]).toMatchObject({nbHits: 1, hits: [{type: 'lvl1'}, {type: 'content'}]});
  });
});

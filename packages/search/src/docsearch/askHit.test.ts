import {describe, expect, test} from 'vitest';
import type {SearchClient, SearchRequest, SearchResult} from '../types';
import {isAskAiHit, withAskAi} from './askHit';

const HIT = {
  objectID: 'lvl1:/docs/a/',
  url: 'https://collektive.github.io/docs/a/',
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Docs', lvl1: 'A', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
} as const;

function clientOf(hits: SearchResult['hits']): SearchClient {
  return {
    addAlgoliaAgent: () => undefined,
    search: async ({requests}) => ({
      results: requests.map(({query, indexName}) => ({
        hits,
        nbHits: hits.length,
        page: 0,
        nbPages: 1,
        hitsPerPage: 20,
        query,
        index: indexName,
        processingTimeMS: 1,
      })),
    }),
  };
}

const search = async (request: Partial<SearchRequest>, hits: SearchResult['hits'] = [HIT]) => {
  const client = withAskAi(clientOf(hits), (query) => `/search/?q=${query}`);
  const {results} = await client.search({requests: [{query: 'a', indexName: 'x', ...request}]});
  return results[0];
};

describe('row Ask AI', () => {
  test('H7 comes first, with the query, and is no hit of the index', async () => {
    const {hits, nbHits} = await search({query: '<b>field</b>'});
    expect(hits).toHaveLength(2);
    expect(hits[0]).toMatchObject({
      objectID: 'ask-ai',
      type: 'content',
      url: '/search/?q=<b>field</b>',
      question: '<b>field</b>',
      hierarchy: {lvl0: 'Ask AI', lvl1: null},
    });
    expect(nbHits).toBe(1);
    expect(hits.map(isAskAiHit)).toEqual([true, false]);
  });

  test('H7 comes also where nothing is found', async () => {
    expect((await search({}, [])).hits.map(isAskAiHit)).toEqual([true]);
  });

  test('H7 comes neither without query, nor on later pages, nor where no hits are wanted', async () => {
    for (const request of [{query: ' '}, {page: 1}, {hitsPerPage: 0}]) {
      expect((await search(request)).hits).toEqual([HIT]);
    }
  });

  test('H7 a search that fails goes on failing', async () => {
    const client = withAskAi({
      addAlgoliaAgent: () => undefined,
      search: () => Promise.reject(new Error('down')),
    });
    await expect(client.search({requests: []})).rejects.toThrow('down');
  });
});

// cspell:ignore gradtoir
import {expect, test, vi} from 'vitest';
import {engine} from '../testing/fixture';
import type {SearchClient, SearchHit} from '../types';
import {nearestPages} from './nearestPages';

const site: SearchClient = {
  search: async ({requests}) => ({results: requests.map((request) => engine.search(request))}),
  addAlgoliaAgent: () => undefined,
};

async function near(query: string): Promise<string[] | undefined> {
  const tell = vi.fn<(pages: readonly SearchHit[]) => void>();
  await nearestPages(site, tell).search({requests: [{query, indexName: 'i'}]});
  await Promise.resolve();
  return tell.mock.lastCall?.[0].map(({objectID}) => objectID);
}

test('S6 where nothing is found, pages come near whose words begin alike', async () => {
  expect(engine.search({query: 'gradtoir', indexName: 'i'}).hits).toEqual([]);
  await expect.poll(() => near('gradtoir')).toEqual(['lvl1:/blog/gradient/', 'lvl1:/docs/start/']);
  expect(await near('zzzz')).toEqual([]);
});

test('S6 what is found is told of by the answer alone', async () => {
  expect(await near('gradient')).toBeUndefined();
});

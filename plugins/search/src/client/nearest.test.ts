// cspell:ignore gradtoir transfoo gradtoix
import {expect, test} from 'vitest';
import {engine} from '../testing/fixture';
import type {Search} from '../types';
import {nearest, NOTHING_NEAR, type Nearest} from './nearest';

const site: Search = async (requests) => requests.map((request) => engine.search(request));
const REQUEST = {indexName: 'i', highlightPreTag: '<mark>', highlightPostTag: '</mark>'};
const near = (query: string): Promise<Nearest> => nearest(site, {query, ...REQUEST});

test('S6 where nothing is found, pages come near whose words begin alike', async () => {
  expect(engine.search({query: 'gradtoir', indexName: 'i'}).hits).toEqual([]);
  const {pages} = await near('gradtoir');
  expect(pages.map(({url}) => new URL(url).pathname)).toEqual(['/blog/gradient/', '/docs/start/']);
  expect(await near('zzzz')).toEqual(NOTHING_NEAR);
});

test('S6 words that are suggested come from those of the query', async () => {
  expect((await near('gradtoir')).words).toEqual(['gradient']);
  const asked = 'zzzz gradtoir how to transfoo gradtoix';
  const {words} = await near(asked);
  expect(words.length).toBeLessThanOrEqual(3);
  for (const word of words) {
    expect(asked).toContain(word.slice(0, 4).toLowerCase());
    expect(engine.search({query: word, indexName: 'i'}).hits).not.toEqual([]);
  }
});

test('S6 S7 nothing comes near where nothing answers', async () => {
  const broken = nearest(() => Promise.reject(new Error('down')), {query: 'a', ...REQUEST});
  await expect(broken).resolves.toEqual(NOTHING_NEAR);
});

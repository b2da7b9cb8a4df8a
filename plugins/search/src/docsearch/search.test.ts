// cspell:ignore gradtoir
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {ask} from '../testing/fixture';
import type {SearchRequest, SearchResult} from '../types';
import {isAskAiHit} from './askHit';
import {createDialogSearch} from './search';

const REQUEST: SearchRequest = {query: 'field', indexName: 'site', facetFilters: ['language:en']};

/** An engine that answers when it is told to. */
const answer: (() => void)[] = [];
const search = (requests: SearchRequest[]): Promise<SearchResult[]> =>
  new Promise((resolve) =>
    answer.push(() => resolve(requests.map((request) => ask(request.query)))),
  );

const options = {...{search, most: 1}, onNear: vi.fn(), onAnswer: vi.fn()};
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(async () => {
  // What the test before has started is told by now.
  await nextTask();
  answer.length = 0;
  vi.resetAllMocks();
});

describe('what the dialog asks', () => {
  it('S5 so many hits of a part of the site as it is told', async () => {
    const first = createDialogSearch(options)([REQUEST]);
    answer[0]();
    const [{hits}] = await first;
    expect(new Set(hits.map(({hierarchy}) => hierarchy.lvl0)).size).toBe(hits.length);
  });

  it('S9 only the latest answer is told of, when the dialog has it', async () => {
    const dialog = createDialogSearch(options);
    const both = ['fields', 'field'].map((query) => dialog([{...REQUEST, query}]));
    answer[1]();
    answer[0]();
    await Promise.all(both);
    expect(options.onAnswer).not.toHaveBeenCalled();
    await nextTask();
    expect(options.onAnswer.mock.calls).toEqual([['field']]);
  });

  it('S6 words that come near are looked for where nothing is found', async () => {
    const found = createDialogSearch(options)([{...REQUEST, query: 'gradtoir'}]);
    answer[0]();
    await found;
    answer[1]();
    await expect.poll(() => options.onNear.mock.calls).toEqual([[[]], [['gradient']]]);
  });

  it('H7 the row "Ask AI" comes first, with the query, also where nothing is found, and is no hit of the index', async () => {
    const askAddress = (query: string): string => `/search/?q=${query}`;
    const dialog = createDialogSearch({...options, askAddress});
    for (const query of ['field', '<b>zzzz</b>']) {
      answer.length = 0;
      const searching = dialog([{...REQUEST, query}]);
      answer[0]();
      const [{hits, nbHits}] = await searching;
      expect(hits[0]).toMatchObject({
        ...{objectID: 'ask-ai', type: 'content', url: `/search/?q=${query}`, question: query},
        hierarchy: {lvl0: 'Ask AI', lvl1: null},
      });
      expect(hits.slice(1).some(isAskAiHit)).toBe(false);
      expect(nbHits).toBe(ask(query).nbHits);
    }
  });
});

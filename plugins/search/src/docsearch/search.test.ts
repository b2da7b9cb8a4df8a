import {beforeEach, describe, expect, it, vi} from 'vitest';
import {SECTION_FACET} from '../constants';
import {ask} from '../testing/fixture';
import type {SearchRequest, SearchResult} from '../types';
import {isAskAiHit} from './askHit';
import {DialogSearch} from './search';

const REQUEST: SearchRequest = {query: 'field', indexName: 'site', facetFilters: ['language:en']};

/** An engine that notes what it is asked, and answers when it is told to. */
const asked: SearchRequest[][] = [];
const answer: (() => void)[] = [];
const search = (requests: SearchRequest[]): Promise<SearchResult[]> => {
  asked.push(requests);
  const at = asked.length;
  const results = requests.map((request) => ({
    ...ask(request.query),
    ...(request.facets && {facets: {[SECTION_FACET]: {Blog: at}}}),
  }));
  return new Promise((resolve) => answer.push(() => resolve(results)));
};

const options = {
  ...{search, most: 1},
  onSections: vi.fn(),
  onNear: vi.fn(),
  onAnswer: vi.fn(),
};
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(async () => {
  // What the test before has started is told by now.
  await nextTask();
  asked.length = 0;
  answer.length = 0;
  vi.resetAllMocks();
});

describe('what the dialog asks', () => {
  it('S5 S14 parts of the site are counted with the hits while none is chosen, beside them when one is', async () => {
    const dialog = new DialogSearch(options);
    const first = dialog.search([REQUEST]);
    answer[0]();
    const [{hits}] = await first;
    expect(new Set(hits.map(({hierarchy}) => hierarchy.lvl0)).size).toBe(hits.length);
    expect(asked[0]).toEqual([{...REQUEST, facets: [SECTION_FACET]}]);

    dialog.choose('Blog');
    const second = dialog.search([REQUEST]);
    answer[1]();
    expect(await second).toHaveLength(1);
    expect((await second)[0].hits.length).toBeGreaterThan(hits.length);
    expect(asked[1]).toEqual([
      {...REQUEST, facetFilters: ['language:en', `${SECTION_FACET}:Blog`]},
      {...REQUEST, hitsPerPage: 0, facets: [SECTION_FACET]},
    ]);
    expect(options.onSections.mock.calls).toEqual([[{Blog: 1}], [{Blog: 2}]]);
  });

  it('S9 only the latest answer is told of, when the dialog has it', async () => {
    const dialog = new DialogSearch(options);
    const both = ['fields', 'field'].map((query) => dialog.search([{...REQUEST, query}]));
    answer[1]();
    answer[0]();
    await Promise.all(both);
    expect(options.onSections.mock.calls).toEqual([[{Blog: 2}]]);
    expect(options.onAnswer).not.toHaveBeenCalled();
    await nextTask();
    expect(options.onAnswer.mock.calls).toEqual([['field']]);
  });

  it('S6 what comes near is looked for where nothing is found', async () => {
    const found = new DialogSearch(options).search([{...REQUEST, query: 'zzzz'}]);
    answer[0]();
    await found;
    answer[1]();
    await expect.poll(() => options.onNear.mock.calls).toHaveLength(2);
  });

  it('H7 the row "Ask AI" comes first, with the query, also where nothing is found, and is no hit of the index', async () => {
    const dialog = new DialogSearch({...options, askAddress: (query) => `/search/?q=${query}`});
    for (const query of ['field', '<b>zzzz</b>']) {
      answer.length = 0;
      const searching = dialog.search([{...REQUEST, query}]);
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

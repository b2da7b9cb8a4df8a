import {describe, expect, it} from 'vitest';
import {HITS_PER_PAGE, MAX_RESULTS_PER_GROUP, SECTION_FACET} from '../constants';
import {ask} from '../testing/fixture';
import type {SearchClient, SearchRequest, SearchResult} from '../types';
import {SectionFilter, type SectionCounts} from './sectionFilter';

const REQUEST: SearchRequest = {query: 'field', indexName: 'site', facetFilters: ['language:en']};

/** An engine that notes what it is asked, and answers when it is told to. */
function engine(): SearchClient & {asked: SearchRequest[][]; answer: (() => void)[]} {
  const asked: SearchRequest[][] = [];
  const answer: (() => void)[] = [];
  return {
    asked,
    answer,
    addAlgoliaAgent: () => undefined,
    search: ({requests}) => {
      asked.push(requests);
      const at = asked.length;
      const results = requests.map((request): SearchResult => ({
        ...ask('field'),
        query: request.query,
        ...(request.facets && {facets: {[SECTION_FACET]: {Blog: at}}}),
      }));
      return new Promise((resolve) => answer.push(() => resolve({results})));
    },
  };
}

describe('hits of a part of the site', () => {
  it('are counted with the hits while no part is chosen, beside them when one is', async () => {
    const told: SectionCounts[] = [];
    const filter = new SectionFilter((counts) => told.push(counts));
    const own = engine();
    const client = filter.over(own);

    const first = client.search({requests: [REQUEST]});
    own.answer[0]();
    expect((await first).results).toHaveLength(1);
    expect(own.asked[0]).toEqual([{...REQUEST, facets: [SECTION_FACET]}]);
    expect(filter.most()).toBe(MAX_RESULTS_PER_GROUP);

    filter.choose('Blog');
    const second = client.search({requests: [REQUEST]});
    own.answer[1]();
    expect((await second).results).toHaveLength(1);
    expect(own.asked[1]).toEqual([
      {...REQUEST, facetFilters: ['language:en', `${SECTION_FACET}:Blog`]},
      {...REQUEST, hitsPerPage: 0, facets: [SECTION_FACET]},
    ]);
    expect(filter.most()).toBe(HITS_PER_PAGE);
    expect(told).toEqual([{Blog: 1}, {Blog: 2}]);
  });

  it('are told of the latest search only', async () => {
    const told: SectionCounts[] = [];
    const own = engine();
    const client = new SectionFilter((counts) => told.push(counts)).over(own);
    const both = [client.search({requests: [REQUEST]}), client.search({requests: [REQUEST]})];
    own.answer[1]();
    own.answer[0]();
    await Promise.all(both);
    expect(told).toEqual([{Blog: 2}]);
  });
});

import {describe, expect, it} from 'vitest';
import {HITS_PER_PAGE, SECTION_FACET} from '../constants';
import type {SearchHit} from '../types';
import {nextSearchState, NO_SEARCH, searchRequests, type SearchState} from './useSearchResults';

const hit = (objectID: string) => ({objectID}) as SearchHit;
const answer = (page: number, ids: string[]) =>
  ({
    type: 'answered',
    hits: ids.map(hit),
    count: 30,
    page,
    pages: 2,
    sections: page === 0 ? {Blog: 30} : undefined,
  }) as const;

describe('S8 S14 states of the search page', () => {
  it('S8 goes from idle through loading and stalled to done', () => {
    let state: SearchState = nextSearchState(NO_SEARCH, {type: 'started'});
    expect(state.status).toBe('loading');
    state = nextSearchState(state, {type: 'stalled'});
    expect(state.status).toBe('stalled');
    state = nextSearchState(state, answer(0, ['a']));
    expect(state).toMatchObject({
      status: 'done',
      count: 30,
      shown: 1,
      pages: 2,
      sections: {Blog: 30},
    });
    expect(nextSearchState(state, {type: 'stalled'}).status).toBe('done');
  });

  it('S14 keeps hits while others load, adds pages, and forgets them for another query', () => {
    const first = nextSearchState(NO_SEARCH, answer(0, ['a']));
    expect(nextSearchState(first, {type: 'started'}).hits).toEqual([hit('a')]);
    const second = nextSearchState(first, answer(1, ['b']));
    expect(second.hits).toEqual([hit('a'), hit('b')]);
    expect(second.sections).toEqual({Blog: 30});
    expect(nextSearchState(second, answer(0, ['c'])).hits).toEqual([hit('c')]);
  });

  it('S8 an error stays until the next search; an empty query is idle', () => {
    const failed = nextSearchState(NO_SEARCH, {type: 'failed'});
    expect(failed.status).toBe('error');
    expect(nextSearchState(failed, {type: 'started'}).status).toBe('loading');
    expect(nextSearchState(failed, {type: 'cleared'})).toEqual(NO_SEARCH);
  });

  it('F14 another release is told of until an answer comes', () => {
    const failed = nextSearchState(NO_SEARCH, {type: 'failed'});
    const outdated = nextSearchState(failed, {type: 'outdated'});
    expect(outdated).toMatchObject({status: 'error', isOutdated: true});
    expect(nextSearchState(outdated, {type: 'started'}).isOutdated).toBe(true);
    expect(nextSearchState(outdated, answer(0, ['a'])).isOutdated).toBe(false);
  });
});

describe('S11 S12 S14 requests of the search page', () => {
  const search = {query: 'q', section: 'Blog', filters: ['language:en'], indexName: 'site'};

  it('S11 S12 ask for 20 hits within the reader’s language, version and part of the site', () => {
    expect(searchRequests(search, 0)[0]).toMatchObject({
      hitsPerPage: HITS_PER_PAGE,
      page: 0,
      facetFilters: ['language:en', `${SECTION_FACET}:Blog`],
    });
  });

  it('S14 count the parts of the site with the first page, whichever part is chosen', () => {
    const [, counts] = searchRequests(search, 0);
    expect(counts).toMatchObject({
      hitsPerPage: 0,
      facets: [SECTION_FACET],
      facetFilters: ['language:en'],
    });
    expect(searchRequests(search, 1)).toHaveLength(1);
  });
});

import {describe, expect, it} from 'vitest';
import {HITS_PER_PAGE, SECTION_FACET} from '../constants';
import {searchRequests} from './useSearchResults';

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

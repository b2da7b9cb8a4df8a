import {useEffect, useState} from 'react';
import {HITS_PER_PAGE, SECTION_FACET, STALL_THRESHOLD_MS, SUMMARY_WORDS} from '../constants';
import {nearest} from '../client/nearest';
import {onSearchFailed} from '../ui/failure';
import type {FacetFilter, Search, SearchHit, SearchRequest} from '../types';

type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error' | 'done';

/** Hits stay on the screen until others replace them. */
interface SearchState {
  status: SearchStatus;
  /** Another release of the site was published, which may be why searching failed. */
  isOutdated: boolean;
  hits: SearchHit[];
  /** Pages similar to a query without hits. */
  near: readonly SearchHit[];
  /** Hits there are, shown or not. */
  count: number;
  /** Pages of hits that are shown, and that there are. */
  shown: number;
  pages: number;
  /** Hits in each part of the site, whichever of them is chosen. */
  sections: Record<string, number>;
}

const NO_SEARCH: SearchState = {
  status: 'idle',
  isOutdated: false,
  hits: [],
  near: [],
  count: 0,
  shown: 0,
  pages: 0,
  sections: {},
};

interface Asked {
  query: string;
  section: string | undefined;
  filters: FacetFilter[];
  indexName: string;
}

/** The requests for a page of hits; the first page also counts hits by part of the site. */
export function searchRequests(
  {query, section, filters, indexName}: Asked,
  page: number,
): SearchRequest[] {
  const hits: SearchRequest = {
    query,
    indexName,
    page,
    hitsPerPage: HITS_PER_PAGE,
    attributesToSnippet: [`content:${SUMMARY_WORDS}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters: section ? [...filters, `${SECTION_FACET}:${section}`] : filters,
  };
  const counts: SearchRequest = {
    query,
    indexName,
    page: 0,
    hitsPerPage: 0,
    facets: [SECTION_FACET],
    facetFilters: filters,
  };
  return page === 0 ? [hits, counts] : [hits];
}

interface Controls {
  /** Shows the next page of hits below those on the screen. */
  showMore: () => void;
  /** Asks again after an error; where another release was published, in that one. */
  retry: () => void;
}

/** Searches as the reader types; only the answer to the last request counts. */
export function useSearchResults(search: Search, asked: Asked): SearchState & Controls {
  const [state, setState] = useState(NO_SEARCH);
  const key = JSON.stringify(asked);
  const [wanted, setWanted] = useState({key, page: 0, attempt: 0});
  // Another query starts at its first page.
  const {page, attempt} = wanted.key === key ? wanted : {page: 0, attempt: 0};

  useEffect(() => {
    const wantedSearch = JSON.parse(key) as Asked;
    if (!wantedSearch.query.trim()) {
      setState(NO_SEARCH);
      return undefined;
    }
    let current = true;
    const change = (to: Partial<SearchState>): void => {
      if (current) {
        setState((all) => ({...all, ...to}));
      }
    };
    change({status: 'loading'});
    const stall = setTimeout(() => change({status: 'stalled'}), STALL_THRESHOLD_MS);
    const requests = searchRequests(wantedSearch, page);
    search(requests)
      .finally(() => clearTimeout(stall))
      .then(
        ([{hits, nbHits: count, nbPages: pages}, counted]) => {
          change({status: 'done', isOutdated: false, near: [], count, pages, shown: page + 1});
          if (page === 0) {
            change({hits, sections: counted.facets?.[SECTION_FACET] ?? {}});
          } else if (current) {
            setState((all) => ({...all, hits: [...all.hits, ...hits]}));
          }
          if (count === 0) {
            void nearest(search, requests[0]).then(({pages: near}) => change({near}));
          }
        },
        (error: Error) => {
          if (current) {
            change({status: 'error'});
            onSearchFailed(error, () => change({isOutdated: true}));
          }
        },
      );
    return () => {
      current = false;
      clearTimeout(stall);
    };
  }, [search, key, page, attempt]);

  return {
    ...state,
    showMore: () => {
      if (state.status === 'done' && state.shown < state.pages) {
        setWanted({key, page: state.shown, attempt});
      }
    },
    retry: () => {
      if (state.isOutdated) {
        // The query stands in the address.
        window.location.reload();
      } else {
        setWanted({key, page, attempt: attempt + 1});
      }
    },
  };
}

import {useEffect, useReducer, useState} from 'react';
import {HITS_PER_PAGE, SECTION_FACET, STALL_THRESHOLD_MS, SUMMARY_WORDS} from '../constants';
import {onSearchFailed} from '../ui/onSearchFailed';
import type {FacetFilter, SearchClient, SearchHit, SearchRequest} from '../types';

export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error' | 'done';

export interface SearchState {
  status: SearchStatus;
  /** Another release of the site was published, which may be why searching failed. */
  isOutdated: boolean;
  hits: SearchHit[];
  /** Hits there are, shown or not. */
  count: number;
  /** Pages of hits that are shown, and that there are. */
  shown: number;
  pages: number;
  /** Hits in each part of the site, whichever of them is chosen. */
  sections: Record<string, number>;
}

type SearchAction =
  | {type: 'cleared' | 'started' | 'stalled' | 'failed' | 'outdated'}
  | {
      type: 'answered';
      hits: SearchHit[];
      count: number;
      page: number;
      pages: number;
      /** Counted with the first page only. */
      sections: Record<string, number> | undefined;
    };

export const NO_SEARCH: SearchState = {
  status: 'idle',
  isOutdated: false,
  hits: [],
  count: 0,
  shown: 0,
  pages: 0,
  sections: {},
};

/** What follows from a state: hits stay on the screen until others replace them. */
export function nextSearchState(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'cleared':
      return NO_SEARCH;
    case 'started':
      return {...state, status: 'loading'};
    case 'stalled':
      return state.status === 'loading' ? {...state, status: 'stalled'} : state;
    case 'failed':
      return {...state, status: 'error'};
    case 'outdated':
      return {...state, isOutdated: true};
    case 'answered': {
      const {hits, count, page, pages, sections = state.sections} = action;
      const known = page === 0 ? [] : state.hits;
      return {
        ...{status: 'done', isOutdated: false, hits: [...known, ...hits], count},
        ...{shown: page + 1, pages, sections},
      };
    }
  }
}

interface Search {
  query: string;
  section: string | undefined;
  filters: FacetFilter[];
  indexName: string;
}

/** The requests for a page of hits; the first page also counts hits by part of the site. */
export function searchRequests(
  {query, section, filters, indexName}: Search,
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
export function useSearchResults(client: SearchClient, search: Search): SearchState & Controls {
  const [state, dispatch] = useReducer(nextSearchState, NO_SEARCH);
  const key = JSON.stringify(search);
  const [wanted, setWanted] = useState({key, page: 0, attempt: 0});
  // Another query starts at its first page.
  const {page, attempt} = wanted.key === key ? wanted : {page: 0, attempt: 0};

  useEffect(() => {
    const wantedSearch = JSON.parse(key) as Search;
    if (!wantedSearch.query.trim()) {
      dispatch({type: 'cleared'});
      return undefined;
    }
    let current = true;
    const tell = (action: SearchAction) => current && dispatch(action);
    tell({type: 'started'});
    const stall = setTimeout(() => tell({type: 'stalled'}), STALL_THRESHOLD_MS);
    client
      .search({requests: searchRequests(wantedSearch, page)})
      .then(
        ({results: [{hits, nbHits, nbPages}, counted]}) =>
          tell({
            type: 'answered',
            hits,
            count: nbHits,
            page,
            pages: nbPages,
            sections: counted && (counted.facets?.[SECTION_FACET] ?? {}),
          }),
        (error: Error) => {
          if (current) {
            tell({type: 'failed'});
            onSearchFailed(error, () => tell({type: 'outdated'}));
          }
        },
      )
      .finally(() => clearTimeout(stall));
    return () => {
      current = false;
      clearTimeout(stall);
    };
  }, [client, key, page, attempt]);

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

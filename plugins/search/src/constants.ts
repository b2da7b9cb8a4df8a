/**
 * The numbers of the specification that our side of search decides: one name each, here and nowhere
 * else. Others are DocSearch's own, such as words of a snippet on a narrow screen; tests hold them.
 */

/** Hits in one answer. */
export const HITS_PER_PAGE = 20;

/** Words of a snippet where a request does not say how many. */
export const SNIPPET_WORDS = 10;

/** The same on a narrow screen, as DocSearch has it. */
export const SNIPPET_WORDS_NARROW = 5;

/** Words of a summary on the search page, which has room for more than the modal. */
export const SUMMARY_WORDS = 30;

/** Longest query, in characters; a query taken from the page's selection is cut to it. */
export const MAX_QUERY_LENGTH = 64;

/** Longest text of a hit, in characters: the provider takes records of 10,000 bytes. */
export const MAX_HIT_TEXT = 10_000;

/** What hits can be narrowed by: the part of the site that they stand in. */
export const SECTION_FACET = 'hierarchy.lvl0';

/** Hits shown of one group, a part of the site, unless `themeConfig.algolia.maxResultsPerGroup` says otherwise. */
export const MAX_RESULTS_PER_GROUP = 5;

/** Stored searches that are kept: recent ones, favourites. */
export const RECENT_SEARCHES = 7;
export const RECENT_SEARCHES_BESIDE_FAVORITES = 4;
export const FAVORITE_SEARCHES = 10;

/** Loading longer than this is called stalled. */
export const STALL_THRESHOLD_MS = 300;

/** Time-outs of the hosted provider's hosts. */
export const CONNECT_TIMEOUT_MS = 1_000;
export const READ_TIMEOUT_MS = 2_000;
export const WRITE_TIMEOUT_MS = 30_000;

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

/** Hits shown of one group, a part of the site. */
export const MAX_RESULTS_PER_GROUP = 5;

/** Stored searches that are kept: recent ones, favourites. */
export const RECENT_SEARCHES = 7;
export const RECENT_SEARCHES_BESIDE_FAVORITES = 4;
export const FAVORITE_SEARCHES = 10;

/** Loading longer than this is called stalled. */
export const STALL_THRESHOLD_MS = 300;

/** The hosted provider's hosts: time-outs, and how long one that failed is left alone. */
export const CONNECT_TIMEOUT_MS = 1_000;
export const READ_TIMEOUT_MS = 2_000;
export const WRITE_TIMEOUT_MS = 30_000;
export const HOST_RETRY_WINDOW_MS = 120_000;

/** Events of hits seen: most ids in one event, and the wait for more. */
export const VIEWED_EVENT_BATCH = 20;
export const VIEWED_EVENT_DEBOUNCE_MS = 400;

/** An answer of the AI question mode; beyond its limits it ends, with a sentence that says so. */
export const MAX_ANSWER_LENGTH = 50_000;
export const MAX_ANSWER_LINES = 2_000;
/** Lists and quotations within each other. */
export const MAX_ANSWER_NESTING = 16;

/** The stream that brings it: bytes in all, most of which are no text of the answer; characters of a line. */
export const MAX_STREAM_BYTES = 5_000_000;
export const MAX_EVENT_LENGTH = 1_000_000;

/** Characters of an answer that are parsed at once; code takes less time than text. */
export const MAX_BLOCK_LENGTH = 2_000;
export const MAX_CODE_LENGTH = 6_000;

/** Characters of an answer that one frame takes in. */
export const MAX_FRAME_LENGTH = 100;

/** Characters of stored and finished answers that one frame parses. */
export const MAX_TURN_LENGTH = 500;

/** Characters of an answer that a screen reader is told by itself; the rest is there to be read. */
export const MAX_SPOKEN_LENGTH = 2_000;

/** Longest wait for a frame: a tab in the background has none. */
export const FRAME_TIMEOUT_MS = 100;

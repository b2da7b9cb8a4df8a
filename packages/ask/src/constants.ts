/** The numbers of the specification that the question mode decides: one name each, here and nowhere else. */

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

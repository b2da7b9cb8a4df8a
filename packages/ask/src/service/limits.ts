import {MAX_ANSWER_LENGTH, MAX_ANSWER_LINES, MAX_ANSWER_NESTING} from '../constants';
import {AskError} from './errors';

/** A list item or a quotation that begins a line, or stands within one that does. */
const MARKER = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))/y;

/** The least that a list within a list is indented by. */
const BLANKS_PER_LEVEL = 2;

/** Characters of a line that may be markers, by a wide margin. */
const MARKERS_LENGTH = 20 * MAX_ANSWER_NESTING;

/** How many lists and quotations a line of Markdown stands in. */
export function nestingOf(line: string): number {
  const indent = line.search(/[^ \t]|$/);
  let markers = 0;
  MARKER.lastIndex = 0;
  while (MARKER.test(line)) {
    markers++;
  }
  return markers === 0 ? 0 : markers + Math.floor(indent / BLANKS_PER_LEVEL);
}

/** What of a text may still be shown, and why the rest may not. */
interface Fitting {
  text: string;
  beyond?: AskError;
}

/**
 * Watches an answer grow. What is longer or nested more deeply than any answer needs would hold the
 * page up, or break it.
 *
 * @returns to be called with each piece of text and the name of the block it belongs to
 */
export function createLimits(): (block: string, delta: string) => Fitting {
  let length = 0;
  let lines = 1;
  let beginning = '';
  let current: string | undefined;

  return (block, delta) => {
    if (current !== undefined && block !== current) {
      // Another block starts a paragraph.
      length += 2;
      lines += 2;
      beginning = '';
    }
    current = block;
    const room = Math.max(0, MAX_ANSWER_LENGTH - length);
    let end = 0;
    for (const [at, piece] of delta.slice(0, room).split('\n').entries()) {
      if (at > 0) {
        lines++;
        beginning = '';
      }
      if (lines > MAX_ANSWER_LINES) {
        return {text: delta.slice(0, end), beyond: new AskError('tooLong')};
      }
      if (beginning.length < MARKERS_LENGTH) {
        beginning = (beginning + piece).slice(0, MARKERS_LENGTH);
        if (nestingOf(beginning) > MAX_ANSWER_NESTING) {
          return {text: delta.slice(0, end), beyond: new AskError('tooDeep')};
        }
      }
      end += piece.length + (at > 0 ? 1 : 0);
    }
    length += delta.length;
    return {
      text: delta.slice(0, room),
      ...(delta.length > room && {beyond: new AskError('tooLong')}),
    };
  };
}

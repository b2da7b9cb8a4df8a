// cspell:ignore aggre
import {lru} from './lru';
import {escapeHtml} from './markup';
import {isWithin, normalize, wordsOf, type Span, type Word} from './tokenize';

/** What to mark in the texts of an answer, and how. */
export interface Marks {
  /** Words of the index that were found, each with the word of the query it stands for. */
  spellings: ReadonlyMap<string, string>;
  /** How many words the query has. */
  words: number;
  pre: string;
  post: string;
}

/** A marked stretch of a text, and which word of the query it stands for. */
interface Mark extends Span {
  word: string;
}

/** A text and where the query stands in it. */
export interface MarkedText {
  text: string;
  found: Mark[];
  /** How many different words of the query it has. */
  words: number;
}

/** The letters that were typed: `aggre` of `aggregate`; all of the word where letters differ. */
function markOf(text: string, {start, end}: Span, term: string, word: string): Mark {
  const typed = text.slice(start, start + word.length);
  const length = term.startsWith(word) && normalize(typed) === word ? word.length : end - start;
  return {start, end: start + length, word};
}

/** Texts kept with their words. */
const KEPT_TEXTS = 128;

const keptWordsOf = lru<string, Word[]>(KEPT_TEXTS, wordsOf);

const distinct = (found: readonly Mark[]): number => new Set(found.map(({word}) => word)).size;

/** Finds the query in a text; marks are in order and do not overlap. */
export function markText(text: string, {spellings}: Marks): MarkedText {
  const found: Mark[] = [];
  for (const {parts, ...whole} of keptWordsOf(text)) {
    const matching = spellings.has(whole.term)
      ? [whole]
      : parts.filter(({term}) => spellings.has(term));
    for (const {term, ...span} of matching) {
      if (span.start >= (found.at(-1)?.end ?? 0)) {
        found.push(markOf(text, span, term, spellings.get(term)!));
      }
    }
  }
  return {text, found, words: distinct(found)};
}

/** A stretch of text as HTML: marks where the query stands, everything else as text. */
function render({text, found}: MarkedText, stretch: Span, marks: Marks): string {
  let html = '';
  let at = stretch.start;
  for (const mark of found.filter((one) => isWithin(one, stretch))) {
    html += escapeHtml(text.slice(at, mark.start));
    html += marks.pre + escapeHtml(text.slice(mark.start, mark.end)) + marks.post;
    at = mark.end;
  }
  return html + escapeHtml(text.slice(at, stretch.end));
}

/** A whole text as HTML. */
export const highlight = (marked: MarkedText, marks: Marks): string =>
  render(marked, {start: 0, end: marked.text.length}, marks);

/** Stretches between spaces, which is what a snippet's length counts; the dots between cells are none. */
const chunksOf = (text: string): Span[] =>
  [...text.matchAll(/[^\s·]\S*/g)].map(({0: {length}, index}) => ({
    start: index,
    end: index + length,
  }));

/**
 * The stretch of a text that shows most of the query, as HTML.
 *
 * @param length of the snippet, in words
 * @param ellipsis what stands for text left out
 */
export function snippet(
  marked: MarkedText,
  marks: Marks,
  length: number,
  ellipsis: string,
): string {
  const chunks = chunksOf(marked.text);
  const windowFrom = (first: number): Span => ({
    start: chunks[first]?.start ?? 0,
    end: chunks[Math.min(first + length, chunks.length) - 1]?.end ?? 0,
  });
  let best = windowFrom(0);
  let most = 0;
  let chunk = 0;
  for (const mark of marked.found) {
    while (chunk < chunks.length - 1 && chunks[chunk].end < mark.end) {
      chunk++;
    }
    // A few words before the match, so that it stands in its sentence; at the end, as many as fit.
    const first = Math.max(0, Math.min(chunk - Math.floor(length / 4), chunks.length - length));
    const window = windowFrom(first);
    const words = distinct(marked.found.filter((one) => isWithin(one, window)));
    if (words > most) {
      [best, most] = [window, words];
    }
    if (most === marked.words) {
      break;
    }
  }
  const before = best.start > (chunks[0]?.start ?? 0) ? ellipsis : '';
  const after = best.end < (chunks.at(-1)?.end ?? 0) ? ellipsis : '';
  return escapeHtml(before) + render(marked, best, marks) + escapeHtml(after);
}

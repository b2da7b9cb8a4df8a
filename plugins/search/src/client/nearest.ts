import {markedPieces} from '../text/markup';
import {isStopWord, normalize} from '../text/tokenize';
import type {Search, SearchHit, SearchRequest} from '../types';

/** Letters of a word that are believed in when the word is not found; fewer are like any word. */
const LETTERS = 4;

/** Words that are offered. */
const MOST = 3;

/** The marked words of a hit, whole: of `<mark>Net</mark>work`, `Network`. */
function markedWords({_highlightResult: long, _snippetResult: short}: SearchHit): string[] {
  const texts = [...Object.values(long?.hierarchy ?? {}), short?.content];
  return texts.flatMap((text) => {
    const pieces = markedPieces(text?.value ?? '');
    return pieces.flatMap((piece, at) => {
      const before = /[\p{L}\p{N}]*$/u.exec(pieces[at - 1]?.text ?? '')![0];
      const behind = /^[\p{L}\p{N}]*/u.exec(pieces[at + 1]?.text ?? '')![0];
      return piece.marked ? [before + piece.text + behind] : [];
    });
  });
}

/** Of what was found by a word or its beginning: the word that begins like it. */
function wordLike(word: string, hits: readonly SearchHit[]): string | undefined {
  const beginning = normalize(word).slice(0, LETTERS);
  return hits.flatMap(markedWords).find((found) => normalize(found).startsWith(beginning));
}

/**
 * Looks for words that come near a query which found nothing: those of it that find something by themselves, or words
 * that begin like them.
 * @returns none, too, where that cannot be found out
 */
export async function nearest(search: Search, request: SearchRequest): Promise<string[]> {
  const words = request.query
    .split(/\s+/)
    .filter((word) => word && !isStopWord(normalize(word)))
    .slice(0, MOST);
  const queries = words.flatMap((word) => [word, word.slice(0, LETTERS)]);
  const results = await search(queries.map((query) => ({...request, query}))).catch(() => []);
  const near = words.flatMap((word, at) => {
    const found = results.slice(2 * at, 2 * at + 2).flatMap(({hits}) => hits);
    return wordLike(word, found) ?? [];
  });
  return [...new Map(near.map((word) => [normalize(word), word])).values()];
}

import {markedPieces} from '../text/markup';
import {isStopWord, normalize} from '../text/tokenize';
import {hierarchyOf, type Search, type SearchHit, type SearchRequest} from '../types';

/** Letters of a word that are believed in when the word is not found, the most first; fewer are like any word. */
const LETTERS = [5, 4];

/** Pages that are offered, and words. */
const MOST = 3;

/** What comes near a query that found nothing. */
export interface Nearest {
  /** Pages with words that begin like those of the query. */
  pages: readonly SearchHit[];
  /** Words of the query that find something by themselves, or words that begin like them. */
  words: readonly string[];
}

export const NOTHING_NEAR: Nearest = {pages: [], words: []};

/** The pages of hits, each once. */
function pagesOf(hits: readonly SearchHit[]): SearchHit[] {
  const pages = hits.flatMap(({url, hierarchy: {lvl0, lvl1}}): SearchHit[] => {
    const [page] = url.split('#');
    const hierarchy = hierarchyOf({lvl0, lvl1});
    return lvl1 ? [{objectID: page, url: page, type: 'lvl1', hierarchy, content: null}] : [];
  });
  return [...new Map(pages.map((page) => [page.url, page])).values()].slice(0, MOST);
}

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
  const beginning = normalize(word).slice(0, LETTERS.at(-1));
  return hits.flatMap(markedWords).find((found) => normalize(found).startsWith(beginning));
}

/** What is asked where a query found nothing: beginnings of its words, then each of them, and its own beginning. */
function queriesFor(query: string): {words: string[]; queries: string[]} {
  const all = query.split(/\s+/).filter(Boolean);
  const words = all.filter((word) => !isStopWord(normalize(word))).slice(0, MOST);
  const beginnings = LETTERS.map((letters) => all.map((word) => word.slice(0, letters)).join(' '));
  const single = words.flatMap((word) => [word, word.slice(0, LETTERS.at(-1))]);
  return {words, queries: [...beginnings, ...single]};
}

/**
 * Looks for pages and words that come near a query which found nothing.
 * @returns none of them, too, where that cannot be found out
 */
export async function nearest(search: Search, request: SearchRequest): Promise<Nearest> {
  const {words, queries} = queriesFor(request.query);
  const results = await search(queries.map((query) => ({...request, query}))).catch(() => []);
  const found = results.map(({hits}) => hits);
  const single = found.slice(LETTERS.length);
  const near = words.flatMap(
    (word, at) => wordLike(word, single.slice(2 * at, 2 * at + 2).flat()) ?? [],
  );
  return {
    pages: pagesOf(found.slice(0, LETTERS.length).flat()),
    words: [...new Map(near.map((word) => [normalize(word), word])).values()],
  };
}

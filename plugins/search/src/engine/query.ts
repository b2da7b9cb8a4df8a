import type {Term} from '../index/vocabulary';
import {isSmall, isStopWord, isWithin, wordsOf, type Word} from '../text/tokenize';

/** Words of a query beyond this many are not looked at, as with the hosted provider. */
const MAX_WORDS = 10;

/** Letters from which a word also finds the words that begin with it; the one being typed always. */
const PREFIX_FROM = 4;

/** Letters from which one typo, or two, are forgiven. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** Words from which a query may be a message that was pasted. */
const MESSAGE_FROM = 3;

/** From this many answers on, wider ways to ask are needless. */
export const ENOUGH = 3;

/** One way to ask: for all of the terms, or for as many as there are. */
export interface Attempt {
  terms: Term[];
  match: 'all' | 'most';
}

const typosAllowed = (term: string): number =>
  term.length < ONE_TYPO_FROM ? 0 : term.length < TWO_TYPOS_FROM ? 1 : 2;

/** The words that a query asks for: those with a meaning, or else numbers and operators, or else all. */
function readWords(query: string): Word[] {
  const all = wordsOf(query).slice(0, MAX_WORDS);
  const meaningful = all.filter(({term}) => !isStopWord(term));
  const strong = meaningful.filter(({term}) => !isSmall(term));
  return [strong, meaningful].find(({length}) => length > 0) ?? all;
}

/** A name with capitals, digits or underscores, as it stands in a query. */
const isName = (query: string, {start, end}: Word): boolean =>
  /[\p{Lu}\d_]/u.test(query.slice(start, end));

/** The smallest parts of a compound, or a word that has none. */
const partsOf = (word: Word): Pick<Word, 'term' | 'start' | 'end'>[] =>
  word.parts.length === 0
    ? [word]
    : word.parts.filter(
        (part) => !word.parts.some((other) => other !== part && isWithin(other, part)),
      );

/**
 * Ways to ask the index, from strict to lax: all words as typed, those that the index does not have
 * by their parts; most of their parts, with typos.
 *
 * @param knows tells whether the index has a word, words that begin with it, or with typos in it
 */
export function attemptsOf(query: string, knows: (term: Term) => boolean): Attempt[] {
  const asked = readWords(query);
  const termOf = ({term, end}: Pick<Word, 'term' | 'end'>, forgiving: boolean): Term => {
    const prefix = end === query.length || term.length >= PREFIX_FROM;
    return {term, prefix, typos: typosAllowed(term), forgiving};
  };
  const isKnown = (word: Pick<Word, 'term' | 'end'>): boolean =>
    knows({...termOf(word, false), typos: 0});
  // In what was pasted, names that no page has are the reader's own.
  const known =
    asked.length < MESSAGE_FROM
      ? asked
      : asked.filter((word) => !isName(query, word) || isKnown(word));
  const words = known.length > 1 ? known : asked;
  if (words.length === 0) {
    return [];
  }
  // Of several words, one that the index has is not mistyped.
  const isMistyped = (part: Pick<Word, 'term' | 'end'>): boolean =>
    words.length === 1 || !isKnown(part);
  const termsOf = (parts: Pick<Word, 'term' | 'end'>[], forgiving: boolean): Term[] => {
    const terms = parts.map((part) => termOf(part, forgiving && isMistyped(part)));
    return [...new Map(terms.map((term) => [`${term.term} ${term.prefix}`, term])).values()];
  };
  const typed = words.flatMap((word) => (knows(termOf(word, false)) ? [word] : partsOf(word)));
  return [
    {terms: termsOf(typed, false), match: 'all'},
    {terms: termsOf(words.flatMap(partsOf), true), match: 'most'},
  ];
}

import type {Term} from '../index/vocabulary';
import {isStopWord, wordsOf, type Word} from '../text/tokenize';

/** Words of a query beyond this many are not looked at, as with the hosted provider. */
const MAX_WORDS = 10;

/** Letters from which a word also finds the words that begin with it; the one being typed always. */
const PREFIX_FROM = 4;

/** Letters from which one typo, or two, are forgiven. */
const ONE_TYPO_FROM = 4;
const TWO_TYPOS_FROM = 8;

/** From this many answers on, wider ways to ask are needless. */
export const ENOUGH = 3;

/** One way to ask: for all of the terms, or for as many as there are. */
export interface Attempt {
  terms: Term[];
  /** Words without a meaning of their own: no section has to have them, and those that do come before. */
  also: Term[];
  match: 'all' | 'most';
}

const typosAllowed = (term: string): number =>
  term.length < ONE_TYPO_FROM ? 0 : term.length < TWO_TYPOS_FROM ? 1 : 2;

/** The words that a query asks for: those with a meaning, or all where none has one; and the others. */
function readWords(query: string): {words: Word[]; others: Word[]} {
  const words = wordsOf(query).slice(0, MAX_WORDS);
  const meaningful = words.filter(({term}) => !isStopWord(term));
  return meaningful.length > 0
    ? {words: meaningful, others: words.filter((word) => !meaningful.includes(word))}
    : {words, others: []};
}

/** The smallest parts of a compound, or a word that has none. */
const partsOf = (word: Word): Pick<Word, 'term' | 'start' | 'end'>[] =>
  word.parts.length === 0
    ? [word]
    : word.parts.filter(
        (part) => !word.parts.some((other) => other !== part && isWithin(other, part)),
      );

/**
 * Ways to ask the index, from strict to lax: all words as typed, those that the index does not have
 * with typos, or else by their parts; all with typos; all by their parts; most of them.
 *
 * @param knows tells whether the index has a word, words that begin with it, or with typos in it
 */
export function attemptsOf(query: string, knows: (term: Term) => boolean): Attempt[] {
  const {words, others} = readWords(query);
  if (words.length === 0) {
    return [];
  }
  const termOf = ({term, end}: Pick<Word, 'term' | 'end'>, forgiving: boolean): Term => {
    const prefix = end === query.length || term.length >= PREFIX_FROM;
    return {term, prefix, typos: typosAllowed(term), forgiving};
  };
  const termsOf = (parts: Pick<Word, 'term' | 'end'>[], forgiving: boolean): Term[] => {
    const terms = parts.map((part) => termOf(part, forgiving));
    return [...new Map(terms.map((term) => [`${term.term} ${term.prefix}`, term])).values()];
  };
  const typed = words.flatMap((word) => (knows(termOf(word, false)) ? [word] : partsOf(word)));
  const parts = words.flatMap(partsOf);
  const also = others.map(({term}): Term => ({term, prefix: false, typos: 0, forgiving: false}));
  return [
    {terms: termsOf(typed, false), also, match: 'all'},
    {terms: termsOf(typed, true), also, match: 'all'},
    {terms: termsOf(parts, true), also, match: 'all'},
    {terms: termsOf(parts, true), also, match: 'most'},
  ];
}

const isWithin = (inner: Omit<Word, 'parts'>, outer: Omit<Word, 'parts'>): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

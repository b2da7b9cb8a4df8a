import type {TitleRow} from '../index/stored';
import {isStopWord, wordsOf} from '../text/tokenize';

/** How many of the best answers are looked at again. */
const LOOKED_AT = 60;

/** What a heading is worth that is the query, is it but for words that carry no meaning, begins with it, or holds it. */
const SAME = 4;
const LIKE = 1.8;
const BEGINS = 1.5;
const HOLDS = 1.3;

/** Words of a text in a row, with spaces around, so that whole words can be looked for. */
const phraseOf = (terms: readonly string[]): string => ` ${terms.join(' ')} `;

const termsOf = (text: string): string[] => wordsOf(text).map(({term}) => term);

const meaningful = (terms: readonly string[]): string[] =>
  terms.filter((term) => !isStopWord(term));

/** @param same what a title is worth that is the phrase */
function likenessOf(title: string, phrase: string, same: number): number {
  if (title === phrase) {
    return same;
  }
  if (title.startsWith(phrase.trimEnd())) {
    return BEGINS;
  }
  return title.includes(phrase) ? HOLDS : 1;
}

/** Compares a heading with the query as it stands, and without the words that carry no meaning. */
function likeness(heading: string, query: readonly string[]): number {
  const title = termsOf(heading);
  const whole = likenessOf(phraseOf(title), phraseOf(query), SAME);
  const core = meaningful(query);
  return core.length === 0
    ? whole
    : Math.max(whole, likenessOf(phraseOf(meaningful(title)), phraseOf(core), LIKE));
}

/**
 * Puts sections first whose heading says what was typed, word for word: `what is collektive` means
 * the page of that name, although only one of its words has a meaning.
 *
 * @param found best first
 */
export function preferTitles(
  found: readonly {row: TitleRow; score: number}[],
  query: string,
): TitleRow[] {
  const terms = termsOf(query);
  const best = found
    .slice(0, LOOKED_AT)
    .map(({row, score}) => ({row, score: score * likeness(row.heading, terms)}))
    .sort((a, b) => b.score - a.score);
  return [...best, ...found.slice(LOOKED_AT)].map(({row}) => row);
}

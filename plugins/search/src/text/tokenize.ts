/** Words as readers of code know them. Index, queries and highlights cut text up by this module alone. */
/**
 * Letters, digits and underscores, joined inside by dots, hyphens or apostrophes: `build.gradle.kts`. And the operators
 * of Kotlin that pages explain, which nobody can name otherwise.
 */
const COMPOUND =
  /(?:\?\.|::)?[\p{L}\p{N}\p{M}_]+(?:(?:[.\-'’]|::|\?\.)[\p{L}\p{N}\p{M}_]+)*(?:\+\+|#)?|\?[:.]|&&|\|\||::|->|!!/gu;

/** Operators that join names. */
const CALL = /\?\.|::/g;

const OPERATOR = /^[?&|:\-!][:.&|>!]$/;

const POSSESSIVE = /['’]s$/;

/** The parts of a compound: pieces between joints, and the humps of camel case. */
const PIECE = /[\p{L}\p{N}\p{M}]+/gu;
const HUMP = /\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{N}+|\p{Lu}/gu;

/** Text whose normal form is its lower case, and words that have no parts: most of all there are. */
const PLAIN = /^[\w.\- <>,]*$/;
const SIMPLE = /^[A-Z]?[a-z]+$/;

/** Words that carry no meaning of their own, in each language its own; in titles and code they count, `with` being a function. */
const STOP_WORDS = new Set(
  'a about again all also always an and any are around as at back be been best between both but by can come comes could did difference do does during each else even ever every for from get give given gives go goes going had happen happens has have he her here him how i if in into is it its itself just let lets like made make makes many may me more much must my need needs never no not nothing now of on once one only or other our out over own put ready say says see she should so some something still such take takes tell tells than that the their them then there these they thing things this those through to too try under up used using very want wants was way we were what when where whether which while who why will with work works would you your'.split(
    ' ',
  ),
);

/** A stretch of a text. */
export interface Span {
  start: number;
  end: number;
}

export const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** A word of a text: where it stands, its normal form, and its parts where it has several. */
export interface Word extends Span {
  term: string;
  parts: (Span & {term: string})[];
}

/** Accents, and apostrophes, which are written or not. */
const MARKS = /[\u0300-\u036F’']/g;

/** One spelling for what readers take for the same: lower case, without accents. */
export function normalize(text: string): string {
  return PLAIN.test(text)
    ? text.toLowerCase()
    : text.normalize('NFKD').replace(MARKS, '').normalize('NFC').toLowerCase();
}

export const isStopWord = (term: string): boolean => STOP_WORDS.has(term);

/** A number that may stand anywhere; one of more digits, such as `2147483647`, says where it is from. */
const NUMBER = /^(?!\d{7})[\d.]+$/;

/** A number, or an operator: what pages have many of, and what says little beside a word. */
export const isSmall = (term: string): boolean => NUMBER.test(term) || OPERATOR.test(term);

function partsOf(text: string, offset: number): Word['parts'] {
  if (SIMPLE.test(text)) {
    return [];
  }
  const parts: Word['parts'] = [];
  const add = (index: number, part: string): void => {
    const term = normalize(part);
    const start = offset + index;
    if (term !== '') {
      parts.push({start, end: start + part.length, term});
    }
  };
  for (const operator of text.matchAll(CALL)) {
    add(operator.index, operator[0]);
  }
  for (const piece of text.matchAll(PIECE)) {
    add(piece.index, piece[0]);
    if (!SIMPLE.test(piece[0])) {
      for (const hump of piece[0].matchAll(HUMP)) {
        if (hump[0] !== piece[0]) {
          add(piece.index + hump.index, hump[0]);
        }
      }
    }
  }
  return parts;
}

/** All words of a text, in order; never throws, whatever the text holds. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const {0: match, index: start} of text.matchAll(COMPOUND)) {
    // An apostrophe ends the name that owns something: `device's` is about `device`.
    const name = match.replace(POSSESSIVE, '');
    const term = normalize(name);
    if (term !== '') {
      const parts = partsOf(name, start);
      const isWhole = parts.length === 1 && parts[0].term === term;
      words.push({start, end: start + name.length, term, parts: isWhole ? [] : parts});
    }
  }
  return words;
}

/** What a word is found by: itself and its parts, each once. */
export const termsOf = ({term, parts}: Word): string[] => [
  ...new Set([term, ...parts.map((part) => part.term)]),
];

/** How a field is indexed: titles whole; prose and code without what nobody looks for in them. */
export type FieldKind = 'title' | 'prose' | 'code' | 'phrases';

/** In nearly every program. */
const KEYWORDS = new Set(['import', 'fun', 'val', 'return']);

const isWorthless = (term: string): boolean => term.length === 1 || isStopWord(term);

/** The terms under which a text is found, doubles included (they count). */
export function tokenize(text: string, kind: FieldKind = 'title'): string[] {
  const terms = wordsOf(text).flatMap(termsOf);
  switch (kind) {
    case 'title':
      return terms;
    case 'prose':
      return terms.filter((term) => !isWorthless(term));
    case 'code':
      return terms.filter((term) => !isWorthless(term) && !KEYWORDS.has(term) && !isSmall(term));
    case 'phrases':
      return text.split(',').flatMap((phrase) => {
        const words = wordsOf(phrase).flatMap(termsOf);
        return words.length > 1 ? words.filter((term) => !isWorthless(term)) : words;
      });
  }
}

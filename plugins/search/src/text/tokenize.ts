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

/** Type arguments right behind a name, one level of them, or an index: the `<Int>` of `Aggregate<Int>`, `field[id]`. */
const TYPE_ARGUMENTS = /<[\p{L}\p{N}_ ,.?*]{1,32}>|\[[\p{L}_]{1,32}\]/uy;

const POSSESSIVE = /['’]s$/;

/** The parts of a compound: pieces between joints, and the humps of camel case. */
const PIECE = /[\p{L}\p{N}\p{M}]+/gu;
const HUMP = /\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{N}+|\p{Lu}/gu;

/** Text whose normal form is its lower case, and words that have no parts: most of all there are. */
const PLAIN = /^[\w.\- <>,]*$/;
const SIMPLE = /^[A-Z]?[a-z]+$/;

/** Longer words cannot be typed whole; their parts can. */
const MAX_WORD_LENGTH = 64;

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

/** The type arguments that stand at a place of a text, if any. */
function typesAt(text: string, place: number): string {
  if (text[place] !== '<' && text[place] !== '[') {
    return '';
  }
  TYPE_ARGUMENTS.lastIndex = place;
  return TYPE_ARGUMENTS.exec(text)?.[0] ?? '';
}

/** All words of a text, in order; never throws, whatever the text holds. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const {0: match, index: start} of text.matchAll(COMPOUND)) {
    const next = start + match.length;
    if (
      match.length <= MAX_WORD_LENGTH &&
      text[next] !== '<' &&
      text[next] !== '[' &&
      SIMPLE.test(match)
    ) {
      words.push({start, end: next, term: match.toLowerCase(), parts: []});
      continue;
    }
    // An apostrophe ends the name that owns something: `device's` is about `device`.
    const name = match.replace(POSSESSIVE, '');
    const end = start + name.length;
    const term = normalize(name);
    const parts = partsOf(name, start);
    if (name.length > MAX_WORD_LENGTH) {
      const short = parts.filter((part) => part.end - part.start <= MAX_WORD_LENGTH);
      words.push(...short.map((part) => ({...part, parts: []})));
    }
    if (term === '' || name.length > MAX_WORD_LENGTH) {
      continue;
    }
    const types = typesAt(text, end);
    if (types) {
      const whole = {
        start,
        end: end + types.length,
        term: term + normalize(types).replace(/ /g, ''),
      };
      words.push({
        ...whole,
        parts: [{start, end, term}, ...parts.filter((part) => part.term !== term)],
      });
    } else {
      words.push({
        start,
        end,
        term,
        parts: parts.length === 1 && parts[0].term === term ? [] : parts,
      });
    }
  }
  return words;
}

/** What a word is found by: itself and its parts, each once. */
export const termsOf = ({term, parts}: Word): string[] => [
  ...new Set([term, ...parts.map((part) => part.term)]),
];

/**
 * How a field is indexed: titles whole; prose and code without what nobody looks for in them; and by the pairs of
 * neighbouring words, where it matters which words stand together.
 */
export type FieldKind = 'title' | 'prose' | 'code' | 'phrases' | 'pairs';

/** In nearly every program. */
const KEYWORDS = new Set(['import', 'fun', 'val', 'return']);

/** Words that join others, and make no pair with each other. */
const JOINTS = new Set(
  'a an and as at by for from in is it its of on or that the this to with'.split(' '),
);

/** One spelling for plurals, and for British and American words. */
const stemOf = (term: string): string =>
  term.replace(/our(?=s|$)/, 'or').replace(/([^s'])s$/, '$1');

/** Begins the term of a pair, which no word begins with. */
export const PAIR = ' ';

/** Pairs are only looked up, never read, and their letters would be a tenth of the index: the greatest prime of three digits. */
const PAIR_DIGITS = 36;
const PAIR_NUMBERS = 46_649;

function pairOf(first: string, second: string): string {
  const number = [...`${stemOf(first)} ${stemOf(second)}`].reduce(
    (sum, letter) => (sum * 31 + letter.codePointAt(0)!) % PAIR_NUMBERS,
    0,
  );
  return PAIR + number.toString(PAIR_DIGITS);
}

/** Words that stand together, as terms of their own: what a message says, and `no neighbours`. */
export const pairsOf = (words: readonly Word[]): string[] =>
  words
    .slice(1)
    .flatMap(({term}, at) =>
      JOINTS.has(term) && JOINTS.has(words[at].term) ? [] : [pairOf(words[at].term, term)],
    );

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
    case 'pairs':
      return text.split(/[,\n]/).flatMap((line) => pairsOf(wordsOf(line)));
  }
}

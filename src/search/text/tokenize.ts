/** Words as readers of code know them. Index, queries and highlights cut text up by this module alone. */

/** Letters, digits and underscores, joined inside by dots, hyphens or apostrophes: `build.gradle.kts`. */
const COMPOUND = /[\p{L}\p{N}\p{M}_]+(?:[.\-'’][\p{L}\p{N}\p{M}_]+)*(?:\+\+|#)?/gu;

/** Type arguments right behind a name, one level of them: the `<Int>` of `Aggregate<Int>`. */
const TYPE_ARGUMENTS = /<[\p{L}\p{N}_ ,.?*]{1,32}>/uy;

const POSSESSIVE = /['’]s$/;

/** The parts of a compound: pieces between joints, and the humps of camel case. */
const PIECE = /[\p{L}\p{N}\p{M}]+/gu;
const HUMP = /\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{N}+|\p{Lu}/gu;

/** Text whose normal form is its lower case, and words that have no parts: most of all there are. */
const PLAIN = /^[\w.\- <>,]*$/;
const SIMPLE = /^[A-Z]?[a-z]+$/;

/** Longer words cannot be typed whole; their parts can. */
const MAX_WORD_LENGTH = 64;

/** Words that carry no meaning of their own; in titles and code they count, `with` being a function. */
const STOP_WORDS = new Set(
  (
    'a about after all also an and any are as at be been but by can could did do does each for from get ' +
    'had has have how i if in into is it its just me more my no not of on one only or other our out own ' +
    'same should so some such than that the their them then there these they this those through to too ' +
    'under up use used using very every before nothing else both once may over another something itself here never now around again always even ever many much must without was we were what when where which while who why will with would you your'
  ).split(' '),
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
  if (text[place] !== '<') {
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
    if (match.length <= MAX_WORD_LENGTH && text[next] !== '<' && SIMPLE.test(match)) {
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

/** How a field is indexed: titles whole; prose and code without what nobody looks for in them. */
export type FieldKind = 'title' | 'prose' | 'code';

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
      return terms.filter(
        (term) => !isWorthless(term) && !KEYWORDS.has(term) && !/^[\d.]+$/.test(term),
      );
  }
}

/** The words of an index, sorted, and the ways in which a word of a query may be spelt there. */

/** A word to look for, and in which ways. */
export interface Term {
  term: string;
  /** Also words that begin with it. */
  prefix: boolean;
  /** Letters that may be missing, added, wrong, or swapped with the next. */
  typos: number;
  /** Look for words with typos also where the index has the word itself. */
  forgiving: boolean;
}

/** A word of the index that stands for a word of the query: its number, and how well it does. */
export interface Spelling {
  word: number;
  weight: number;
  /** It only resembles the word: letters are missing, added, wrong or swapped. */
  resembles?: boolean;
}

/** What an inflection, a beginning, and a typo is worth beside the word itself. */
const INFLECTION = 0.8;
const BEGINNING = 0.375;
const TYPO = 0.45;

/** How much every further letter takes off. */
const LETTERS_BEYOND = 0.3;

/** Longest word of a query for which typos are forgiven, and longest one of an index. */
const LONGEST = 64;

export interface Vocabulary {
  readonly words: readonly string[];
  /** Spellings of a word, itself first if the index has it. @param inflections its other forms */
  spellings(term: Term, inflections?: readonly string[]): Spelling[];
}

/** First of the sorted words that is not before `term`. */
function lowerBound(words: readonly string[], term: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle] < term) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

function sharedLetters(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && shared < LONGEST && a[shared] === b[shared]) {
    shared++;
  }
  return shared;
}

const beyond = (letters: number, more: number): number =>
  letters / (letters + LETTERS_BEYOND * more);

/** @param words sorted by code unit, as the index keeps them */
export function createVocabulary(words: readonly string[]): Vocabulary {
  const shared = Uint8Array.from(words, (word, at) => sharedLetters(word, words[at - 1] ?? ''));

  function exact(term: string, weight: number): Spelling[] {
    const at = lowerBound(words, term);
    return words[at] === term ? [{word: at, weight}] : [];
  }

  function beginnings(term: string): Spelling[] {
    const found: Spelling[] = [];
    for (let at = lowerBound(words, term); words[at]?.startsWith(term); at++) {
      const more = words[at].length - term.length;
      const weight = more === 0 ? 1 : BEGINNING * beyond(term.length, more);
      found.push({word: at, weight});
    }
    return found;
  }

  /**
   * Walks the words as the tree that their common beginnings form. Row `d` of the table holds the
   * distances between the first `d` letters of the word and every beginning of the term.
   */
  function misspellings(term: string, prefix: boolean, typos: number): Spelling[] {
    const width = term.length + 1;
    const table = new Uint8Array((LONGEST + 1) * width);
    /** Least distance between the term and any beginning of the word, by letters read. */
    const closest = new Uint8Array(LONGEST + 1).fill(255);
    table.set(Array.from({length: width}, (_, at) => at));
    const found: Spelling[] = [];
    let depth = 0;
    /** Letters after which the word before was given up, and with it all that begin so. */
    let deadEnd = LONGEST + 1;
    for (let at = 0; at < words.length; at++) {
      const word = words[at];
      if (shared[at] < deadEnd) {
        const letters = Math.min(word.length, LONGEST);
        let least = 0;
        for (depth = shared[at]; depth < letters && least <= typos;) {
          least = addRow(table, width, term, word, ++depth);
          closest[depth] = Math.min(closest[depth - 1], table[depth * width + term.length]);
        }
        deadEnd = least <= typos ? LONGEST + 1 : depth;
        const distance = deadEnd > LONGEST ? table[letters * width + term.length] : 255;
        if (distance <= typos) {
          const weight = TYPO * (term.length / (term.length + distance));
          found.push({word: at, weight, resembles: true});
          continue;
        }
      }
      if (prefix && closest[depth] <= typos) {
        const more = Math.max(1, word.length - term.length);
        const weight = TYPO * BEGINNING * beyond(term.length, more);
        found.push({word: at, weight: weight / (1 + closest[depth]), resembles: true});
      }
    }
    return found;
  }

  return {
    words,
    spellings({term, prefix, typos, forgiving}, inflections = []) {
      const asTyped = prefix ? beginnings(term) : exact(term, 1);
      const inflected = inflections.flatMap((one) => exact(one, INFLECTION));
      if (typos === 0 || (asTyped.length > 0 && !forgiving) || term.length > LONGEST - typos) {
        return [...asTyped, ...inflected];
      }
      const known = new Set(asTyped.map(({word}) => word));
      const wrong = misspellings(term, prefix, typos).filter(({word}) => !known.has(word));
      return [...asTyped, ...inflected, ...wrong];
    },
  };
}

/** Adds the row of a word's letter to the table. @returns the least distance in it */
function addRow(
  table: Uint8Array,
  width: number,
  term: string,
  word: string,
  depth: number,
): number {
  const row = depth * width;
  const above = row - width;
  const letter = word[depth - 1];
  let least = (table[row] = depth);
  for (let at = 1; at < width; at++) {
    const same = term[at - 1] === letter;
    let distance = Math.min(
      table[above + at - 1] + (same ? 0 : 1),
      table[above + at] + 1,
      table[row + at - 1] + 1,
    );
    const swapped =
      depth > 1 && at > 1 && term[at - 2] === letter && term[at - 1] === word[depth - 2];
    if (swapped && !same) {
      distance = Math.min(distance, table[above - width + at - 2] + 1);
    }
    table[row + at] = distance;
    least = Math.min(least, distance);
  }
  return least;
}

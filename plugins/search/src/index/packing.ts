/** Lists of numbers and words as short text. */

/** The character of 0: those before it have escapes in JSON. */
const ZERO = 35;

/** Packs whole numbers from 0 to 55,000, each as a character; those of most lists are small, and take a byte. */
export const packNumbers = (numbers: readonly number[]): string =>
  numbers.map((number) => String.fromCharCode(ZERO + number)).join('');

/** Reads what {@link packNumbers} wrote. @param count how many numbers there have to be */
export function unpackNumbers(packed: string, count: number): Uint32Array {
  if (packed.length !== count) {
    throw new Error('The search index is cut off.');
  }
  return Uint32Array.from({length: count}, (_, at) => packed.charCodeAt(at) - ZERO);
}

/** Most letters that a word can take over from the one before; each count has its capital letter. */
const CAPITAL_A = 65;
const MAX_SHARED = 25;

/** Packs words in their order: what a word shares with the one before is a capital letter. */
export function packWords(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < MAX_SHARED && shared < word.length && word[shared] === before[shared]) {
        shared++;
      }
      before = word;
      return String.fromCharCode(CAPITAL_A + shared) + word.slice(shared);
    })
    .join('');
}

/** Reads what {@link packWords} wrote; words hold no capital letters. */
export function unpackWords(packed: string): string[] {
  const words: string[] = [];
  let before = '';
  for (const [entry] of packed.matchAll(/[A-Z][^A-Z]*/g)) {
    before = before.slice(0, entry.charCodeAt(0) - CAPITAL_A) + entry.slice(1);
    words.push(before);
  }
  return words;
}

/** Lists of numbers and words as short text, made of characters that JSON need not escape. */

const FIRST = 35;
const BACKSLASH = 92;
const DIGITS = Array.from({length: 126 - FIRST + 1}, (_, at) => FIRST + at)
  .filter((code) => code !== BACKSLASH)
  .map((code) => String.fromCharCode(code));

/** Digits below END stand for themselves, the others say that more follow. */
const END = 61;
const BASE = DIGITS.length - END;

const VALUES = new Uint8Array(128);
DIGITS.forEach((digit, value) => (VALUES[digit.charCodeAt(0)] = value));

/** Packs whole numbers from 0 on; small ones take one character. */
export function packNumbers(numbers: Iterable<number>): string {
  let packed = '';
  for (let rest of numbers) {
    while (rest >= END) {
      packed += DIGITS[END + ((rest - END) % BASE)];
      rest = Math.floor((rest - END) / BASE);
    }
    packed += DIGITS[rest];
  }
  return packed;
}

const CUT_OFF = 'The search index is cut off.';

/** Reads what {@link packNumbers} wrote. @param count how many numbers there have to be */
export function unpackNumbers(packed: string, count: number): Uint32Array {
  if (count > packed.length) {
    throw new Error(CUT_OFF);
  }
  const numbers = new Uint32Array(count);
  let at = 0;
  for (let read = 0; read < count; read++) {
    let value = 0;
    let scale = 1;
    for (;;) {
      const code = packed.charCodeAt(at++);
      if (!(code < VALUES.length)) {
        throw new Error(CUT_OFF);
      }
      const digit = VALUES[code];
      if (digit < END) {
        numbers[read] = value + digit * scale;
        break;
      }
      value += digit * scale;
      scale *= BASE;
    }
  }
  return numbers;
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

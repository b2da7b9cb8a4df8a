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

/** Lines this long are worth a reference to where they stood before; it is a tab and a number. */
const LONG_LINE = 17;
const REFERENCE = '\t';

/** Packs texts whose lines come again in others, as programs that are quoted twice do. */
export function packLines(texts: readonly string[]): string[] {
  const numbers = new Map<string, number>();
  return texts.map((text) =>
    text
      .split('\n')
      .map((line) => {
        const known = numbers.get(line);
        if (known !== undefined) {
          return REFERENCE + packNumbers([known]);
        }
        if (line.length >= LONG_LINE) {
          numbers.set(line, numbers.size);
        }
        // What looks like a reference has another tab before it.
        return line.startsWith(REFERENCE) ? REFERENCE + line : line;
      })
      .join('\n'),
  );
}

/** Reads what {@link packLines} wrote. */
export function unpackLines(packed: readonly string[]): string[] {
  const known: string[] = [];
  const unpack = (line: string): string => {
    if (line.startsWith(REFERENCE) && line[1] !== REFERENCE) {
      return known[unpackNumbers(line.slice(1), 1)[0]] ?? '';
    }
    const whole = line.startsWith(REFERENCE) ? line.slice(1) : line;
    if (whole.length >= LONG_LINE) {
      known.push(whole);
    }
    return whole;
  };
  return packed.map((text) => text.split('\n').map(unpack).join('\n'));
}

/** Letters of two bytes that stand for frequent words, but for those that the texts have themselves. */
const FIRST_SYMBOL = 0x400;
const MOST_SYMBOLS = 1024;
const SYMBOL = /[\u0400-\u07FF]/g;
const FREQUENT = / ?[A-Za-z]{2,}/g;
const BETWEEN_WORDS = '|';

const symbolsBut = (taken: string): string[] =>
  Array.from({length: MOST_SYMBOLS}, (_, at) => String.fromCharCode(FIRST_SYMBOL + at)).filter(
    (symbol) => !taken.includes(symbol),
  );

/** Which letters stand for which words. */
export interface Shorthand {
  /** Letters that stand for themselves. */
  letters: string;
  /** What the other ones stand for, in their order. */
  words: string;
}

/** Finds the words that take most space in texts. */
export function shorthandFor(texts: readonly string[]): Shorthand {
  const all = texts.join('\n');
  const counts = new Map<string, number>();
  for (const [word] of all.matchAll(FREQUENT)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const letters = [...new Set(all.match(SYMBOL))].join('');
  const saving = ([word, count]: [string, number]): number => (word.length - 1) * (count - 1);
  const words = [...counts]
    .filter((entry) => saving(entry) > 0)
    .sort((a, b) => saving(b) - saving(a) || (a[0] < b[0] ? -1 : 1))
    .slice(0, symbolsBut(letters).length)
    .sort(([, a], [, b]) => b - a)
    .map(([word]) => word);
  return {letters, words: words.join(BETWEEN_WORDS)};
}

/** Packs texts by writing letters for words. */
export function packTexts(texts: readonly string[], {letters, words}: Shorthand): string[] {
  const symbols = symbolsBut(letters);
  const symbolOf = new Map(words.split(BETWEEN_WORDS).map((word, at) => [word, symbols[at]]));
  return texts.map((text) => text.replace(FREQUENT, (word) => symbolOf.get(word) ?? word));
}

/** Reads what {@link packTexts} wrote. */
export function unpackTexts(packed: readonly string[], {letters, words}: Shorthand): string[] {
  const symbols = symbolsBut(letters);
  const wordOf = new Map(words.split(BETWEEN_WORDS).map((word, at) => [symbols[at], word]));
  return packed.map((text) => text.replace(SYMBOL, (symbol) => wordOf.get(symbol) ?? symbol));
}

/** Lists of numbers as short text. */

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

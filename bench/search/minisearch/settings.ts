/** What of MiniSearch can be set, with the values that are tried; tune.ts finds the best of them. */

export interface Settings {
  /** BM25+: how fast repetition and length of a field wear off, and what any match is worth. */
  repetition: number;
  length: number;
  match: number;
  /** What a beginning, and a typo, is worth beside the word itself. */
  prefix: number;
  fuzzy: number;
  /** What variants of a word are worth, as a share of their weight in the site's engine; 0: none. */
  variants: number;
  /** What fields are worth, as a share of their weight in the site's engine. */
  titles: number;
  prose: number;
  code: number;
  /** How many of several words an answer may lack. */
  missing: number;
  /**
   * How an answer's words raise its score: by their share to this power, as in the site's engine, or
   * `0`, MiniSearch's own way: by the number of terms found, variants counted like words.
   */
  completeness: number;
  /** Letters from which a second typo is forgiven; swapped letters are two typos here. */
  twoTyposFrom: number;
}

/** MiniSearch's own values, or those of the site's engine, come first. */
export const VALUES: {[Name in keyof Settings]: number[]} = {
  repetition: [1.2, 0.6, 0.9, 1.6, 2.2],
  length: [0.7, 0.3, 0.5, 0.9],
  match: [0.5, 0.2, 1],
  prefix: [0.375, 0.1, 0.2, 0.3, 0.6],
  fuzzy: [0.45, 0.1, 0.2, 0.3, 0.6],
  variants: [1, 0, 0.25, 0.5, 0.75],
  titles: [1, 0.25, 0.35, 0.5, 0.7, 1.4, 2],
  prose: [1, 0.5, 0.7, 1.4, 2],
  code: [1, 0.3, 0.6, 1.6],
  missing: [1, 0],
  completeness: [2, 0, 1, 3],
  twoTyposFrom: [8, 5, 6],
};

import type {Attempt} from './query';

/** What a section is worth for one word of the query; 0 where it does not have it. */
export interface Matches {
  worth: Float32Array;
  sections: number[];
}

/** What a word is worth, more the fewer sections have it, however it is spelt there. */
export interface WordMatches extends Matches {
  rarity: number;
  /** 1 for the sections that have it in a spelling which can be believed in. */
  sure: Uint8Array;
}

/** What a word without a meaning adds, of what a word with one does. */
const ALSO = 0.2;

/** Words from which two may be missing: a question has some that its answer does not. */
const LONG_FROM = 4;

/** A section without one of the words is shown if it is worth this share of the best one. */
const WORTH_SHOWING = 0.3;

/**
 * Adds up the words. Sections that have fewer of them than needed are left out, and those where none of
 * several can be believed in.
 */
export function combine(
  all: WordMatches[],
  also: WordMatches[],
  count: number,
  mode: Attempt['match'],
): Matches {
  const worth = new Float32Array(count);
  const words = new Uint8Array(count);
  const rarity = new Float32Array(count);
  const sure = new Uint8Array(count);
  const any: number[] = [];
  let most = 0;
  for (const one of all) {
    for (const at of one.sections) {
      if (words[at] === 0) {
        any.push(at);
      }
      worth[at] += one.worth[at];
      rarity[at] += one.rarity;
      sure[at] |= one.sure[at];
      most = Math.max(most, ++words[at]);
    }
  }
  const spare = all.length < LONG_FROM ? 1 : 2;
  const needed = mode === 'most' ? most - 1 : Math.max(1, all.length - spare);
  const some = any.filter((at) => words[at] >= needed && (all.length < 2 || sure[at] > 0));
  // Where words may be missing, sections with the rare ones answer rather than those with the common.
  const whole = all.reduce((sum, one) => sum + one.rarity, 0);
  const share = (at: number): number =>
    mode === 'most' ? rarity[at] / whole : words[at] / all.length;
  some.forEach((at) => (worth[at] *= share(at) ** 2));
  for (const one of also) {
    some.forEach((at) => (worth[at] += ALSO * one.worth[at]));
  }
  const best = some.reduce((max, at) => Math.max(max, worth[at]), 0);
  const sections =
    mode === 'most'
      ? some
      : some.filter((at) => words[at] === most || worth[at] >= WORTH_SHOWING * best);
  return {worth, sections};
}

/** Sections that were found, best first. */
export interface Ranked {
  sections: Uint32Array;
  scores: Float32Array;
}

/** Steps in which scores are told apart, so that a number can hold score and section. */
const SCORE_STEPS = 4096;
const MAX_SCORE = 2 ** 16;

/** Best first; of equals, the one that comes first on the site. */
export function inOrder({worth, sections}: Matches, count: number): Ranked {
  const keys = new Float64Array(sections.length);
  sections.forEach((section, at) => {
    keys[at] = Math.round((MAX_SCORE - worth[section]) * SCORE_STEPS) * count + section;
  });
  keys.sort();
  const ordered = new Uint32Array(keys.length);
  const scores = new Float32Array(keys.length);
  keys.forEach((key, at) => {
    ordered[at] = key - Math.floor(key / count) * count;
    scores[at] = worth[ordered[at]];
  });
  return {sections: ordered, scores};
}

/** How far what is found by laxer ways stands behind the last of the stricter: more than a title is worth. */
const LAXER = 5;

/** Puts what a laxer way has found behind the few that a stricter one has. */
export function behind(strict: Ranked, lax: Ranked): Ranked {
  if (strict.sections.length === 0) {
    return lax;
  }
  const isNew = (_: number, at: number): boolean => !strict.sections.includes(lax.sections[at]);
  const share = strict.scores.at(-1)! / LAXER / lax.scores[0];
  return {
    sections: Uint32Array.from([...strict.sections, ...lax.sections.filter(isNew)]),
    scores: Float32Array.from([
      ...strict.scores,
      ...lax.scores.filter(isNew).map((score) => share * score),
    ]),
  };
}

import type {Matches} from './combine';

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
const LAXER = 4;

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

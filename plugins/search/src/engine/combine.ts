import type {Attempt} from './query';

/** What a section is worth for one word of the query; 0 where it does not have it. */
export interface Matches {
  worth: Float32Array;
  sections: number[];
}

/** What a word is worth, more the fewer sections have it, however it is spelt there. */
export interface WordMatches extends Matches {
  rarity: number;
}

/** A section without one of the words is shown if it is worth this share of the best one. */
const WORTH_SHOWING = 0.3;

/** Adds up the words. Sections that have fewer of them than needed are left out. */
export function combine(all: WordMatches[], count: number, mode: Attempt['match']): Matches {
  const worth = new Float32Array(count);
  const words = new Uint8Array(count);
  const rarity = new Float32Array(count);
  const any: number[] = [];
  let most = 0;
  for (const one of all) {
    for (const at of one.sections) {
      if (words[at] === 0) {
        any.push(at);
      }
      worth[at] += one.worth[at];
      rarity[at] += one.rarity;
      most = Math.max(most, ++words[at]);
    }
  }
  // One word may be missing: a question has some that its answer does not.
  const needed = mode === 'most' ? most - 1 : Math.max(1, all.length - 1);
  const sections = any.filter((at) => words[at] >= needed);
  // Sections with the rare words answer rather than those with the common.
  const whole = all.reduce((sum, one) => sum + one.rarity, 0);
  sections.forEach((at) => (worth[at] *= (rarity[at] / whole) ** 2));
  const best = sections.reduce((max, at) => Math.max(max, worth[at]), 0);
  const isShown = (at: number): boolean => words[at] === most || worth[at] >= WORTH_SHOWING * best;
  return {worth, sections: mode === 'most' ? sections : sections.filter(isShown)};
}

/** A section that was found. */
export interface Scored {
  section: number;
  score: number;
}

/** Best first; of equals, the one that comes first on the site. */
export const inOrder = ({worth, sections}: Matches): Scored[] =>
  sections
    .map((section) => ({section, score: worth[section]}))
    .sort((a, b) => b.score - a.score || a.section - b.section);

/** How far what is found by laxer ways stands behind the last of the stricter: more than a title is worth. */
const LAXER = 5;

/** Puts what a laxer way has found behind the few that a stricter one has. */
export function behind(strict: readonly Scored[], lax: readonly Scored[]): Scored[] {
  const [last, first] = [strict.at(-1), lax.at(0)];
  const share = last && first ? last.score / LAXER / first.score : 1;
  const known = new Set(strict.map(({section}) => section));
  const more = lax.filter(({section}) => !known.has(section));
  return [...strict, ...more.map(({section, score}) => ({section, score: share * score}))];
}

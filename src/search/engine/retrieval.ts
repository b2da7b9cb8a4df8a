import {inOrderOfCount, LEAST_IMPACT, STEPS_PER_DOUBLING, type IndexFile} from '../index/indexing';
import {unpackNumbers, unpackWords} from '../index/packing';
import {ENOUGH, type Attempt} from './query';
import {keeping} from '../text/kept';
import {variantsOf} from '../text/variants';
import {createVocabulary, type Spelling, type Term, type Vocabulary} from '../index/vocabulary';

/** An index as it is searched: where each word's list of sections begins and ends, and all lists. */
interface Postings {
  sections: number;
  starts: Uint32Array;
  ends: Uint32Array;
  section: Uint32Array;
  impact: Float32Array;
}

/** Sections that were found, best first, and for which word of the query each spelling stands. */
export interface Retrieved {
  sections: Uint32Array;
  scores: Float32Array;
  spellings: Map<string, string>;
}

export interface Index {
  readonly sections: number;
  /** Does it have the word, in one of the ways in which it may be spelt? */
  knows: (term: Term) => boolean;
  /**
   * Asks in turn, from strict to lax, until there are answers enough. What a laxer way adds comes behind
   * the rest, and so far behind that no title puts it first.
   */
  retrieve(attempts: readonly Attempt[]): Retrieved;
}

/** What a section is worth for one word of the query; 0 where it does not have it. */
interface Matches {
  worth: Float32Array;
  sections: number[];
}

/** What a word is worth, more the fewer sections have it, however it is spelt there. */
interface WordMatches extends Matches {
  rarity: number;
  /** 1 for the sections that have it in a spelling which can be believed in. */
  sure: Uint8Array;
}

function unpack(file: IndexFile, words: number): Postings {
  const counts = unpackNumbers(file.counts, words);
  const starts = new Uint32Array(words);
  const ends = new Uint32Array(words);
  let total = 0;
  for (const word of inOrderOfCount(counts)) {
    starts[word] = total;
    total += counts[word];
    ends[word] = total;
  }
  const section = unpackNumbers(file.gaps, total);
  for (let word = 0; word < words; word++) {
    let at = -1;
    for (let entry = starts[word]; entry < ends[word]; entry++) {
      at += section[entry] + 1;
      section[entry] = at;
    }
    if (at >= file.sections) {
      throw new Error('The search index names sections that the site does not have.');
    }
  }
  const impact = Float32Array.from(
    unpackNumbers(file.impacts, total),
    (step) => LEAST_IMPACT * 2 ** (step / STEPS_PER_DOUBLING),
  );
  return {sections: file.sections, starts, ends, section, impact};
}

/** Sections that have a word in one of its spellings; the best spelling counts. */
function match(
  {sections, starts, ends, section, impact}: Postings,
  spellings: Spelling[],
): WordMatches {
  const worth = new Float32Array(sections);
  const sure = new Uint8Array(sections);
  const found: number[] = [];
  for (const {word, weight, unsure} of spellings) {
    for (let entry = starts[word]; entry < ends[word]; entry++) {
      const at = section[entry];
      if (worth[at] === 0) {
        found.push(at);
      }
      worth[at] = Math.max(worth[at], weight * impact[entry]);
      sure[at] |= unsure ? 0 : 1;
    }
  }
  const rarity = Math.log(1 + (sections - found.length + 0.5) / (found.length + 0.5));
  for (const at of found) {
    worth[at] *= rarity;
  }
  return {worth, sections: found, rarity, sure};
}

/** What a word without a meaning adds, of what a word with one does. */
const ALSO = 0.2;

/** A section without one of the words is shown if it is worth this share of the best one. */
const WORTH_SHOWING = 0.3;

/**
 * Adds up the words. Sections that have fewer of them than needed are left out, and those where none of
 * several can be believed in.
 */
function combine(
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
  const needed = mode === 'most' ? most - 1 : all.length < 2 ? 1 : all.length - 1;
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

/** Steps in which scores are told apart, so that a number can hold score and section. */
const SCORE_STEPS = 4096;
const MAX_SCORE = 2 ** 16;

/** Best first; of equals, the one that comes first on the site. */
function inOrder(
  {worth, sections}: Matches,
  count: number,
): Pick<Retrieved, 'sections' | 'scores'> {
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

/** Words kept with what was found for them: while one is typed, those before it stay the same. */
const KEPT_WORDS = 24;

/** Opens an index. @throws where it is damaged */
export function openIndex(file: IndexFile): Index {
  const vocabulary: Vocabulary = createVocabulary(unpackWords(file.words));
  const postings = unpack(file, vocabulary.words.length);
  const matchesOf = keeping(
    KEPT_WORDS,
    (term: Term) => {
      const spellings = vocabulary.spellings(term, variantsOf(term.term));
      return {...match(postings, spellings), spellings};
    },
    JSON.stringify,
  );

  return {
    sections: file.sections,
    knows: (term) => matchesOf(term).sections.length > 0,
    retrieve(attempts) {
      const asked = new Map<string, string>();
      const found = new Set<number>();
      const scores: number[] = [];
      for (const {terms, also, match: mode} of attempts) {
        const all = terms.map(matchesOf);
        all.forEach(({spellings}, at) =>
          spellings.forEach(({word}) => {
            const spelling = vocabulary.words[word];
            asked.set(spelling, asked.get(spelling) ?? terms[at].term);
          }),
        );
        const wider = inOrder(
          combine(all, also.map(matchesOf), file.sections, mode),
          file.sections,
        );
        const best = wider.scores[0];
        const behind = (scores.at(-1) ?? best) / (scores.length > 0 ? LAXER : 1);
        wider.sections.forEach((section, at) => {
          if (!found.has(section)) {
            found.add(section);
            scores.push((behind * wider.scores[at]) / best);
          }
        });
        if (found.size >= ENOUGH) {
          break;
        }
      }
      return {
        sections: Uint32Array.from(found),
        scores: Float32Array.from(scores),
        spellings: asked,
      };
    },
  };
}

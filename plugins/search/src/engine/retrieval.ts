import {LEAST_IMPACT, STEPS_PER_DOUBLING, type IndexFile} from '../index/indexing';
import {unpackNumbers} from '../index/packing';
import {behind, combine, inOrder, type Scored, type WordMatches} from './combine';
import {ENOUGH, type Attempt} from './query';
import {inflectionsOf} from '../text/inflections';
import {lru} from '../text/lru';
import {createVocabulary, type Spelling, type Term, type Vocabulary} from '../index/vocabulary';

/** An index as it is searched: where each word's list of sections begins, which is where the one before ends, and all lists. */
interface Postings {
  sections: number;
  starts: Uint32Array;
  section: Uint32Array;
  impact: Float32Array;
}

/** Sections that were found, and for which word of the query each spelling stands. */
export interface Retrieved {
  /** Best first. */
  found: Scored[];
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

function unpack(file: IndexFile, words: number): Postings {
  const counts = unpackNumbers(file.counts, words);
  const starts = new Uint32Array(words + 1);
  counts.forEach((count, word) => (starts[word + 1] = starts[word] + count));
  const total = starts[words];
  const section = unpackNumbers(file.gaps, total);
  for (let word = 0; word < words; word++) {
    let at = -1;
    for (let entry = starts[word]; entry < starts[word + 1]; entry++) {
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
  return {sections: file.sections, starts, section, impact};
}

/** Sections that have a word in one of its spellings; the best spelling counts. */
function match({sections, starts, section, impact}: Postings, spellings: Spelling[]): WordMatches {
  const worth = new Float32Array(sections);
  const found: number[] = [];
  for (const {word, weight} of spellings) {
    for (let entry = starts[word]; entry < starts[word + 1]; entry++) {
      const at = section[entry];
      if (worth[at] === 0) {
        found.push(at);
      }
      worth[at] = Math.max(worth[at], weight * impact[entry]);
    }
  }
  const rarity = Math.log(1 + (sections - found.length + 0.5) / (found.length + 0.5));
  for (const at of found) {
    worth[at] *= rarity;
  }
  return {worth, sections: found, rarity};
}

/** Words kept with what was found for them: while one is typed, those before it stay the same. */
const KEPT_WORDS = 24;

/** Opens an index. @throws where it is damaged */
export function openIndex(file: IndexFile): Index {
  const vocabulary: Vocabulary = createVocabulary(file.words.split(' '));
  const postings = unpack(file, vocabulary.words.length);
  const matchesOf = lru(
    KEPT_WORDS,
    (term: Term) => {
      const spellings = vocabulary.spellings(term, inflectionsOf(term.term));
      return {...match(postings, spellings), spellings};
    },
    JSON.stringify,
  );

  return {
    sections: file.sections,
    knows: (term) => matchesOf(term).sections.length > 0,
    retrieve(attempts) {
      const asked = new Map<string, string>();
      let found: Scored[] = [];
      for (const {terms, match: mode} of attempts) {
        const all = terms.map(matchesOf);
        all.forEach(({spellings}, at) => {
          const {term} = terms[at];
          const isKnown = spellings.some(({word}) => vocabulary.words[word] === term);
          for (const {word, resembles} of spellings) {
            const spelling = vocabulary.words[word];
            if (!(isKnown && resembles)) {
              asked.set(spelling, asked.get(spelling) ?? term);
            }
          }
        });
        found = behind(found, inOrder(combine(all, file.sections, mode)));
        if (found.length >= ENOUGH) {
          break;
        }
      }
      return {found, spellings: asked};
    },
  };
}

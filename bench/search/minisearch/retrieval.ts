/**
 * MiniSearch in the place of the site's own index: it gets the same queries, word by word, with stop
 * words left out, variants and typos as there; titles are preferred and hits made by the same code.
 */
import type MiniSearch from 'minisearch';
import type {Query, SearchResult} from 'minisearch';
import type SearchableMap from 'minisearch/SearchableMap';
import {ENOUGH, type Attempt, type Index} from '@collektive/search/engine';
import type {Term} from '@collektive/search/index';
import {variantsOf} from '@collektive/search/text';
import {boosts} from './fields';
import type {Settings} from './settings';

/** Answers whose words are marked. */
const MARKED = 60;

type Answer = Pick<SearchResult, 'id' | 'score' | 'terms' | 'queryTerms'>;

/** Which words of the query a term stands for: a bit for each. */
type WordsOf = Map<string, number>;

const bitsIn = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + bitsIn(bits >> 1));

/** The word of the query that a term of the index was found by. */
const wordBehind = (term: string, {queryTerms}: Answer, words: string[], of: WordsOf): string =>
  words.find((word) => term.startsWith(word)) ??
  words.find((_, at) => (of.get(term) ?? 0) & (1 << at)) ??
  words.find((word) => queryTerms.includes(word)) ??
  words[0];

export function indexOver(index: MiniSearch, settings: Settings): Index {
  // Its tree of words is protected; nothing public tells at once whether a word begins like this.
  const tree = (index as unknown as {_index: SearchableMap})._index;
  const begins = (term: string): boolean => !tree.atPrefix(term).keys().next().done;
  const options = {
    boost: boosts(settings),
    bm25: {k: settings.repetition, b: settings.length, d: settings.match},
    weights: {prefix: settings.prefix, fuzzy: settings.fuzzy},
    tokenize: (term: string) => [term],
  };
  const knows = ({term, typos}: Term): boolean =>
    begins(term) || index.search(term, {...options, fuzzy: typos}).length > 0;

  function typosIn({term, typos, forgiving}: Term): number | false {
    const allowed = typos > 0 && term.length >= settings.twoTyposFrom ? 2 : typos;
    return forgiving || !begins(term) ? allowed : false;
  }

  /** A word, and words that mean the same; notes which word they stand for. */
  function queryFor(term: Term, word: number, of: WordsOf): Query {
    const variants =
      settings.variants > 0 ? variantsOf(term.term).filter((one) => tree.has(one.term)) : [];
    for (const one of [term, ...variants]) {
      of.set(one.term, (of.get(one.term) ?? 0) | (1 << word));
    }
    return {
      combineWith: 'OR',
      queries: [
        {queries: [term.term], prefix: term.prefix, fuzzy: typosIn(term)},
        ...variants.map(({term, weight}) => ({
          queries: [term],
          boostTerm: () => weight * settings.variants,
        })),
      ],
    };
  }

  function answersTo({terms, match}: Attempt, of: WordsOf): Answer[] {
    const queries = terms.map((term, word) => queryFor(term, word, of));
    const all = match === 'all' && settings.missing === 0;
    const results = index.search({combineWith: all ? 'AND' : 'OR', queries}, options);
    const found = results.map((result) => ({
      result,
      words: bitsIn(result.queryTerms.reduce((bits, term) => bits | (of.get(term) ?? 0), 0)),
    }));
    const most = found.reduce((max, {words}) => Math.max(max, words), 0);
    const least = match === 'all' ? Math.max(1, terms.length - settings.missing) : most - 1;
    const enough = found.filter(({words}) => words >= least);
    if (settings.completeness === 0) {
      return enough.map(({result}) => result);
    }
    return enough
      .map(({result, words}) => ({
        ...result,
        score:
          (result.score / result.queryTerms.length) *
          (words / terms.length) ** settings.completeness,
      }))
      .sort((a, b) => b.score - a.score);
  }

  return {
    sections: index.documentCount,
    knows,
    retrieve(attempts) {
      let best: Answer[] = [];
      const spellings = new Map<string, string>();
      for (const attempt of attempts) {
        const of: WordsOf = new Map();
        const answers = answersTo(attempt, of);
        if (answers.length > best.length) {
          best = answers;
          const words = attempt.terms.map(({term}) => term);
          for (const answer of answers.slice(0, MARKED)) {
            for (const term of answer.terms) {
              spellings.set(term, wordBehind(term, answer, words, of));
            }
          }
        }
        if (best.length >= ENOUGH) {
          break;
        }
      }
      return {
        sections: Uint32Array.from(best, ({id}) => id as number),
        scores: Float32Array.from(best, ({score}) => score),
        spellings,
      };
    },
  };
}

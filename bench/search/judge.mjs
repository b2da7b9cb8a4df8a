// @ts-check
/** How good answers are, and how slow the slow ones: nothing but arithmetic. */
import {readFileSync} from 'node:fs';

/**
 * @typedef {{query: string, kind: string, relevant: string[]}} Judged `relevant` holds addresses,
 *   `/page/#anchor` for a section, `/page/` where any section of the page answers
 * @typedef {{mrr: number, recall: number, queries: number}} Score
 */

/** Hits that count for the reciprocal rank, and for recall. */
const RANKS = 10;
const RECALL_RANKS = 5;

/**
 * The engine has been tuned on the queries of `queries.json`. Those of `queries-unseen.json` were
 * written by the same rules and set aside: what an engine loses on them was tuning.
 * @param {'queries' | 'queries-unseen'} [name]
 * @returns {Judged[]}
 */
export const readQueries = (name = 'queries') =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));

/** @param {string} address `/page/#anchor` */
const pageOf = (address) => address.split('#')[0] ?? address;

/** @param {Judged} judged @param {string} address */
const isRelevant = ({relevant}, address) =>
  relevant.includes(address) || relevant.includes(pageOf(address));

/**
 * @param {Judged} judged
 * @param {string[]} hits addresses, best first
 * @returns {number} place of the first right hit, from 1; 0 where there is none
 */
export const rankOf = (judged, hits) =>
  hits.findIndex((address) => isRelevant(judged, address)) + 1;

/**
 * Mean reciprocal rank over the first ten hits, and the share of queries with a right answer among
 * the first five.
 * @param {number[]} ranks
 * @returns {Score}
 */
export function score(ranks) {
  const mean = (/** @type {(rank: number) => number} */ value) =>
    Math.round((ranks.reduce((sum, rank) => sum + value(rank), 0) / ranks.length) * 1000) / 1000;
  return {
    mrr: mean((rank) => (rank > 0 && rank <= RANKS ? 1 / rank : 0)),
    recall: mean((rank) => (rank > 0 && rank <= RECALL_RANKS ? 1 : 0)),
    queries: ranks.length,
  };
}

/**
 * Sentences that name what a judgement expects and the index does not have: pages and anchors move,
 * and a query about nothing would count as the engine's mistake.
 * @param {Judged[]} queries
 * @param {Iterable<string>} addresses of all sections
 * @returns {string[]}
 */
export function staleJudgements(queries, addresses) {
  const sections = new Set(addresses);
  const pages = new Set([...sections].map(pageOf));
  return queries.flatMap(({query, relevant}) =>
    relevant
      .filter((address) => !sections.has(address) && !pages.has(address))
      .map(
        (address) =>
          `The query "${query}" expects ${address}, which is not in the index. ` +
          'Correct bench/search/queries.json.',
      ),
  );
}

/**
 * @param {number[]} values
 * @param {number} part 0.5 for the median
 * @returns {number} with two decimals
 */
export function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  return Math.round(value * 100) / 100;
}

/** What stands in the field after each key. @param {string} query */
export const keystrokes = (query) =>
  Array.from(query, (_, end) => query.slice(0, end + 1)).filter((text) => text.trim() !== '');

/** At most so many of a list, from its whole length. @param {string[]} all @param {number} most */
export const spread = (all, most) =>
  all.length <= most
    ? all
    : Array.from({length: most}, (_, at) => all[Math.floor((at * all.length) / most)] ?? '');

/** Kinds of queries whose speed is told apart. @type {Record<string, (judged: Judged) => boolean>} */
export const SPEED_KINDS = {
  prefix: ({kind}) => kind === 'prefix',
  typo: ({kind}) => kind === 'typo',
  words: ({kind, query}) => kind !== 'code' && kind !== 'typo' && query.includes(' '),
  code: ({kind}) => kind === 'code',
};

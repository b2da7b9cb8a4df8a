/** How good answers are: judged queries, ranks, scores. */
import {readFileSync} from 'node:fs';

/** A query and the addresses that answer it: `/page/#anchor`, or `/page/` for any section of a page. */
export interface Judged {
  query: string;
  kind: string;
  relevant: string[];
}

export interface Score {
  mrr: number;
  recall: number;
  queries: number;
}

/** Hits that count for the reciprocal rank, and for recall. */
const RANKS = 10;
export const RECALL_RANKS = 5;

/** Sets of judged queries, each a file beside this one. */
export const SETS = [
  'queries',
  'queries-unseen',
  'queries-strangers',
  'queries-held-out',
  'queries-fresh',
  'queries-fresh2',
  'queries-fresh3',
  'queries-fresh4',
  'queries-fresh5',
  'queries-fresh6',
] as const;
export type QuerySet = (typeof SETS)[number];

/**
 * Those of `queries-fresh2.json` and `queries-fresh4.json` were written from the pages alone, before any engine had
 * answered them, and nobody who tunes looks at single ones, but for the messages of the latter. Those of
 * `queries-fresh3.json` were written and measured in the same way, and those that failed have been reported one by one
 * since, as have those of `queries-fresh5.json`, and questions and words of `queries-fresh6.json`. Those of `queries-strangers.json`, `queries-held-out.json` and `queries-fresh.json` were unseen once, and those of `queries-unseen.json` were set aside;
 * they have been looked at since, and the engine and the keywords are tuned on them.
 */
export const readQueries = (name: QuerySet = 'queries'): Judged[] =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')) as Judged[];

const pageOf = (address: string): string => address.split('#')[0];

const isRelevant = ({relevant}: Judged, address: string): boolean =>
  relevant.includes(address) || relevant.includes(pageOf(address));

/** @param hits addresses, best first @returns place of the first right hit, from 1; 0 without one */
export const rankOf = (judged: Judged, hits: string[]): number =>
  hits.findIndex((address) => isRelevant(judged, address)) + 1;

export const isRecalled = (rank: number): boolean => rank > 0 && rank <= RECALL_RANKS;

/**
 * Mean reciprocal rank over the first ten hits, and the share of queries with a right answer among
 * the first five.
 */
export function score(ranks: number[]): Score {
  const mean = (value: (rank: number) => number): number =>
    Math.round((ranks.reduce((sum, rank) => sum + value(rank), 0) / ranks.length) * 1000) / 1000;
  return {
    mrr: mean((rank) => (rank > 0 && rank <= RANKS ? 1 / rank : 0)),
    recall: mean((rank) => (isRecalled(rank) ? 1 : 0)),
    queries: ranks.length,
  };
}

/**
 * Sentences that name what a judgement expects and the index does not have: pages and anchors move,
 * and a query about nothing would count as the engine's mistake.
 *
 * @param addresses of all sections
 */
export function staleJudgements(
  queries: Judged[],
  addresses: string[],
  set: QuerySet = 'queries',
): string[] {
  const known = new Set([...addresses, ...addresses.map(pageOf)]);
  return queries.flatMap(({query, relevant}) =>
    relevant
      .filter((address) => !known.has(address))
      .map(
        (address) =>
          `The query "${query}" expects ${address}, which is not in the index. ` +
          `Correct bench/search/${set}.json.`,
      ),
  );
}

/** The same of all sets. */
export const staleSets = (addresses: string[]): string[] =>
  SETS.flatMap((set) => staleJudgements(readQueries(set), addresses, set));

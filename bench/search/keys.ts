/** Queries typed key by key: which keys, and how slow the slow ones are. */
import {readQueries, type Judged} from './judge';

/** Milliseconds a key, and how many keys were typed. */
export interface Keys {
  p50: number;
  p99: number;
  keys: number;
}

/** Keys typed of each kind. */
const MAX_KEYS = 200;

/** Kinds of queries whose speed is told apart. */
const KINDS: Record<string, (judged: Judged) => boolean> = {
  prefix: ({kind}) => kind === 'prefix',
  typo: ({kind}) => kind === 'typo',
  words: ({kind, query}) => kind !== 'code' && kind !== 'typo' && query.includes(' '),
  code: ({kind}) => kind === 'code',
};
export const SPEED_KINDS = Object.keys(KINDS);

/** What stands in the field after each key. */
export const keystrokes = (query: string): string[] =>
  Array.from(query, (_, end) => query.slice(0, end + 1)).filter((text) => text.trim() !== '');

/** At most so many of a list, from its whole length. */
const spread = (all: string[], most: number): string[] =>
  all.length <= most
    ? all
    : Array.from({length: most}, (_, at) => all[Math.floor((at * all.length) / most)]);

/** What is typed, by kind. */
export const textsByKind = (): [kind: string, texts: string[]][] => {
  const queries = readQueries();
  return Object.entries(KINDS).map(([kind, belongs]) => [
    kind,
    spread(
      queries.filter(belongs).flatMap(({query}) => keystrokes(query)),
      MAX_KEYS,
    ),
  ]);
};

/** @param part 0.5 for the median @returns with two decimals */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  return Math.round(value * 100) / 100;
}

export const keysOf = (times: number[]): Keys => ({
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  keys: times.length,
});

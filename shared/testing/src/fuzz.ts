/**
 * Tests with random input, bounded in count. Every run has the same seeds, so that a test that passed
 * fails for a change alone; other seeds: `FUZZ_SEED=4711 npx vitest run …`, more of them:
 * `FUZZ_TIMES=100`, which multiplies every count.
 */
import {test} from 'vitest';

const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 1);
const FUZZ_TIMES = Number(process.env.FUZZ_TIMES ?? 1);

export interface Random {
  /** A whole number from 0, below the limit. */
  below: (limit: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
  /** Up to twelve pieces in a row. */
  text: (...pieces: readonly string[][]) => string;
  /** A value such as JSON can hold, damaged or not, built from these leaves. */
  json: (leaves: readonly unknown[], depth?: number) => unknown;
}

/** Mulberry32, by Tommy Ettinger: 32 bits of state, which is enough for tests. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const KEYS = ['hits', 'url', 'type', 'hierarchy', 'lvl1', 'content', '__proto__', '0', ''];

function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick: Random['pick'] = (values) => values[below(values.length)];
  const json: Random['json'] = (leaves, depth = 3) => {
    const kind = depth > 0 ? below(4) : 0;
    if (kind < 2) {
      return pick(leaves);
    }
    const children = Array.from({length: below(4)}, () => json(leaves, depth - 1));
    return kind === 2
      ? children
      : Object.fromEntries(children.map((child) => [pick(KEYS), child] as const));
  };
  return {
    below,
    pick,
    text: (...pieces) => Array.from({length: below(13)}, () => pick(pieces.flat())).join(''),
    json,
  };
}

/**
 * A test that runs many times, each with a seed of its own.
 *
 * @param check throws where the input finds a fault; the failure then names the seed
 */
export function fuzz(
  title: string,
  count: number,
  check: (random: Random) => void | Promise<void>,
): void {
  const runs = count * FUZZ_TIMES;
  test(
    `${title} (${count} times)`,
    async () => {
      for (let seed = FUZZ_SEED; seed < FUZZ_SEED + runs; seed++) {
        try {
          await check(createRandom(seed));
        } catch (cause) {
          throw new Error(`Seed ${seed} (FUZZ_SEED=${seed} begins there): ${String(cause)}`, {
            cause,
          });
        }
      }
    },
    60_000 * FUZZ_TIMES,
  );
}

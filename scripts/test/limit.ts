/**
 * How long a whole run may take: 20 minutes on a quiet machine with two cores. It is counted in time of
 * the processor, and divided by how much slower the machine is than that one, so that neither a slow machine nor one
 * that is busy with other things fails it.
 */
import type {Outcome} from '@collektive/tasks';
import type {Stage} from './stages';

const CORES = 2;
/** A run fails when it takes over half more than the budgets of its stages together. */
const TOLERANCE = 1.5;

/** Seconds of the processor that {@link task} takes on the machine that the budgets were set on, in a quiet minute. */
const QUIET_SECONDS = 0.26;
const SAMPLES = 15;

/** What builds and tests do: texts, maps, sorting, JSON. */
function task(): void {
  const words: string[] = [];
  for (let i = 0, seed = 1; i < 200_000; i++) {
    seed = (seed * 48_271) % 2_147_483_647;
    words.push(seed.toString(36));
  }
  const counts = new Map<string, number>();
  words.forEach((word) => counts.set(word.slice(0, 3), (counts.get(word.slice(0, 3)) ?? 0) + 1));
  JSON.parse(JSON.stringify([...counts].sort(([a], [b]) => (a < b ? -1 : 1))));
  words.sort().join(' ').replace(/\d/g, '');
}

/** How many times slower than a quiet machine this one is now; at least 1, since a faster one earns nothing. */
export function slowness(): number {
  const seconds = Array.from({length: SAMPLES}, () => {
    const before = process.cpuUsage();
    task();
    const {user, system} = process.cpuUsage(before);
    return (user + system) / 1e6;
  }).sort((a, b) => a - b);
  return Math.max(1, seconds[SAMPLES >> 1] / QUIET_SECONDS);
}

/** Minutes that both cores of a quiet machine are busy for. */
const minutesOf = (outcomes: Outcome[], slower: number): number =>
  outcomes.reduce((sum, {processor = 0}) => sum + processor, 0) / 60 / CORES / slower;

const shown = (minutes: number): string => minutes.toFixed(1);

/**
 * Judges a whole run.
 * @param outcomes how the stages went
 * @param slower how many times slower than a quiet machine theirs was, see {@link slowness}
 * @returns a sentence, and whether the run kept the limit; one that was not measured did
 */
export function verdict(
  stages: Stage[],
  outcomes: Outcome[],
  slower: number,
): {words: string; ok: boolean} {
  if (outcomes.every(({processor}) => processor === undefined)) {
    return {words: 'This system does not tell processor time: no limit was checked.', ok: true};
  }
  // Tenths of a minute add up with an error far behind the point.
  const target = Number(stages.reduce((sum, {budget}) => sum + budget, 0).toFixed(1));
  const took = minutesOf(outcomes, slower);
  const ok = took <= TOLERANCE * target;
  const over = stages.flatMap(({name, budget}) => {
    const minutes = minutesOf(
      outcomes.filter((one) => one.name === name),
      slower,
    );
    return minutes > budget ? [`${name} took ${shown(minutes)} of its ${budget}`] : [];
  });
  const whole =
    `${ok ? '' : 'TOO SLOW: '}${shown(took)} minutes of ${CORES} quiet cores, ` +
    `of a target of ${target} and a limit of ${TOLERANCE * target}` +
    (slower > 1 ? ` (this machine was ${shown(slower)} times slower).` : '.');
  const rest =
    over.length > 0 ? ` Over their budget in scripts/test/stages.ts: ${over.join(', ')}.` : '';
  return {words: whole + rest, ok};
}

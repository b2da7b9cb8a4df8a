/**
 * How long a whole run may take: 15 minutes on a quiet machine with two cores. It is counted in time of
 * the processor, so that a machine that is busy with other things does not fail it.
 */
import type {Outcome} from '../tasks/run';

const CORES = 2;
export const TARGET_MINUTES = 15;
/** A run fails when it takes over half more than the target. */
const LIMIT_MINUTES = 1.5 * TARGET_MINUTES;

/**
 * Judges a run, of all stages or of some.
 * @returns a sentence, and whether the run kept the limit; one that was not measured did
 */
export function verdict(outcomes: Outcome[]): {words: string; ok: boolean} {
  const measured = outcomes.flatMap(({processor}) => processor ?? []);
  if (measured.length === 0) {
    return {words: 'This system does not tell processor time: no limit was checked', ok: true};
  }
  const minutes = measured.reduce((sum, seconds) => sum + seconds, 0) / 60 / CORES;
  const took = `${minutes.toFixed(1)} minutes of ${CORES} cores`;
  return minutes <= LIMIT_MINUTES
    ? {words: `${took}; the target is ${TARGET_MINUTES}`, ok: true}
    : {
        words:
          `TOO SLOW: ${took}, the limit is ${LIMIT_MINUTES}. Compare the stages with the budgets in ` +
          'tools/test/stages.ts, and share pages and builds between tests',
        ok: false,
      };
}

/**
 * How long a whole run may take: 21 minutes on a quiet machine with two cores. It is counted in time of
 * the processor, so that a machine that is busy with other things does not fail it.
 */
import type {Outcome} from '../tasks/run';
import type {Stage} from './stages';

const CORES = 2;
/**
 * A run fails when it takes over half more than the budgets of its stages together: the same work takes more of
 * the processor's time on a machine that others use, too.
 */
const TOLERANCE = 1.5;

/** Minutes of a quiet machine that both cores were busy for. */
const minutesOf = (outcomes: Outcome[]): number =>
  outcomes.reduce((sum, {processor = 0}) => sum + processor, 0) / 60 / CORES;

const shown = (minutes: number): string => minutes.toFixed(1);

/**
 * Judges a whole run.
 * @param outcomes how the stages went
 * @returns a sentence, and whether the run kept the limit; one that was not measured did
 */
export function verdict(stages: Stage[], outcomes: Outcome[]): {words: string; ok: boolean} {
  if (outcomes.every(({processor}) => processor === undefined)) {
    return {words: 'This system does not tell processor time: no limit was checked.', ok: true};
  }
  // Tenths of a minute add up with an error far behind the point.
  const target = Number(stages.reduce((sum, {budget}) => sum + budget, 0).toFixed(1));
  const took = minutesOf(outcomes);
  const ok = took <= TOLERANCE * target;
  const over = stages.flatMap(({name, budget}) => {
    const minutes = minutesOf(outcomes.filter((one) => one.name === name));
    return minutes > budget ? [`${name} took ${shown(minutes)} of its ${budget}`] : [];
  });
  const whole =
    `${ok ? '' : 'TOO SLOW: '}${shown(took)} minutes of ${CORES} quiet cores, ` +
    `of a target of ${target} and a limit of ${TOLERANCE * target}.`;
  const rest =
    over.length > 0 ? ` Over their budget in tools/test/stages.ts: ${over.join(', ')}.` : '';
  return {words: whole + rest, ok};
}

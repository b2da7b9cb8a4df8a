/** Lists of values in what a sample printed that are those of a network's devices, found by running it once more. */
import {type PlayableSample, type Row, rowsOfSteps, type Step} from '@collektive/playground';
import {answer} from '@collektive/playground/worker';

/** @param output the name of one that the sample's runs make @returns as `rowsOfSteps` */
export function deviceRows(sample: PlayableSample, output: string): Row[] | undefined {
  let text = '';
  const steps: Step[] = [];
  answer({sample, output}, (told) => {
    if (told.kind !== 'progress') {
      return;
    }
    text += told.text;
    steps.push(...told.steps);
  });
  return rowsOfSteps(text, steps);
}

/**
 * Runs everything that a machine can check; `npm test`. A stage that fails does not stop the next
 * ones; the exit code tells. The last line sums up.
 *
 *   npm test                   all stages of stages.ts
 *   npm test -- STAGE...       just those named, e.g. `npm test -- browser`, without those they wait for
 */
import {mkdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {outcomeLine, runTasks, type Outcome} from '@collektive/tasks';
import {slowness, verdict} from './limit';
import {closingLine, failedLines, resultsOf, type Result} from './results';
import {BUILDS, STAGES} from './stages';

/** How the tests of a stage went; a stage without tests of its own counts as one. */
function resultsOfStage({name, passed}: Outcome): Result[] {
  const own = resultsOf(name);
  // So does one that failed although its tests did not, for example at an error between them.
  return own.length === 0 || (!passed && own.every(({state}) => state !== 'failed'))
    ? [...own, {title: name, state: passed ? 'passed' : 'failed'}]
    : own;
}

function lineOf(outcome: Outcome, results: Result[]): string {
  const skipped = outcome.passed && results.every(({state}) => state === 'skipped');
  return skipped ? `${outcomeLine(outcome, 'skipped')}  ${results[0].title}` : outcomeLine(outcome);
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    const names = STAGES.map(({name}) => name).join(', ');
    console.error(`There is no stage ${unknown.join(', ')}. Stages: ${names}`);
    process.exitCode = 1;
    return;
  }
  if (wanted.length === 0) {
    // What an earlier run left behind must not count for this one.
    for (const folder of ['test-results', ...BUILDS]) {
      rmSync(folder, {recursive: true, force: true});
    }
  }
  mkdirSync('test-results', {recursive: true});

  const stages = STAGES.filter(({name}) => wanted.length === 0 || wanted.includes(name));
  const before = slowness();
  const outcomes = await runTasks(stages, availableParallelism());
  const results = outcomes.map(resultsOfStage);
  console.log(`\n         stage           clock      cpu`);
  outcomes.forEach((outcome, i) => console.log(lineOf(outcome, results[i])));
  let ok = outcomes.every(({passed}) => passed);
  // Some stages alone say nothing about the whole.
  if (wanted.length === 0) {
    const limit = verdict(STAGES, outcomes, (before + slowness()) / 2);
    console.log(`\n${limit.words}`);
    ok &&= limit.ok;
  }
  console.log(['', ...failedLines(results.flat()), closingLine(results.flat())].join('\n'));
  process.exitCode = ok ? 0 : 1;
}

void main();

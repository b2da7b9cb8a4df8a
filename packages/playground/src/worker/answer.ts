/** Runs a program and tells of it while it runs. */
import {type Limits, prepare, type Program} from '../program';
import {filesOf, type PlayableSample} from '../sample';
import {Steps, type Step} from '../steps';
import {type RunAnswer, type RunQuestion} from './messages';

/** What a program may use in a page: less than in a terminal, so that it ends within seconds. */
export const PAGE_LIMITS: Limits = {
  steps: 50_000_000,
  milliseconds: 7_000,
  depth: 12_000,
  elements: 10_000_000,
  outputLines: 5_000,
  outputCharacters: 500_000,
};

/** Progress is told this often at most, in milliseconds, and at least whenever so many characters wait. */
const PAUSE = 40;
const MOST_WAITING = 20_000;

interface Ready {
  readonly key: string;
  readonly program: Program;
  readonly calls: string;
  /** The file with the function that is called. */
  readonly entry: string;
}

let last: Ready | undefined;

/** A program that was read and checked; the last one is kept. */
export function ready(sample: PlayableSample, output: string): Ready {
  const run = sample.runs[output];
  if (run === undefined) {
    throw new Error(`The sample has no output ${output}.`);
  }
  const {entry, others} = filesOf(sample, run);
  const key = JSON.stringify([entry, others, run]);
  if (last?.key !== key) {
    const options = {plugin: run.plugin, seen: sample.file.name};
    last = {key, program: prepare(entry, others, options), calls: run.calls, entry: entry.name};
  }
  return last;
}

/**
 * @param tell is given the answers in their order, the first ones before the program has ended
 * @param now the time, in milliseconds
 */
export function answer(
  {sample, output}: RunQuestion,
  tell: (answer: RunAnswer) => void,
  now: () => number = () => performance.now(),
): void {
  const {program, calls, entry} = ready(sample, output);
  const isThere = program.functions.includes(calls);
  const fine = program.fine && isThere;
  const position = {file: entry, line: 1, column: 1};
  const missing = `There is no function '${calls}' without parameters, with which this program begins.`;
  const messages =
    program.fine && !isThere
      ? [...program.messages, {severity: 'error' as const, message: missing, position}]
      : program.messages;
  tell({kind: 'checked', messages, fine});
  if (!fine) {
    return;
  }

  let printed = 0;
  let waiting = '';
  let steps: Step[] = [];
  let flushed = -Infinity;
  const flush = (): void => {
    if (waiting !== '' || steps.length > 0) {
      tell({kind: 'progress', text: waiting, steps});
    }
    waiting = '';
    steps = [];
    flushed = now();
  };
  const watcher = new Steps(
    () => printed,
    (step) => {
      steps.push(step);
      if (now() - flushed > PAUSE) {
        flush();
      }
    },
  );
  const print = (text: string): void => {
    printed += text.length;
    waiting += text;
    if (waiting.length > MOST_WAITING) {
      flush();
    }
  };
  const outcome = program.run(calls, print, PAGE_LIMITS, watcher);
  watcher.end();
  flush();
  tell({kind: 'ended', outcome});
}

/** How a run of the samples ended, for readers and for scripts/test. */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Why the samples were not run, when they were not. */
  reason?: string;
}

/**
 * How many tests passed, failed and were skipped, from what Maven printed; the last count is the sum.
 * @returns nothing when no test ran
 */
export function testCounts(output: string): Outcome | undefined {
  const sums = [
    ...output.matchAll(/Tests run: (\d+), Failures: (\d+), Errors: (\d+), Skipped: (\d+)/g),
  ];
  const last = sums.at(-1);
  if (!last) {
    return undefined;
  }
  const [run, failures, errors, skipped] = last.slice(1).map(Number);
  const failed = failures + errors;
  return {passed: run - failed - skipped, failed, skipped};
}

/**
 * How a run ends that could not take place.
 * @param required whether that is a failure
 */
export const notRun = (reason: string, required: boolean): Outcome =>
  required
    ? {passed: 0, failed: 1, skipped: 0, reason}
    : {passed: 0, failed: 0, skipped: 1, reason};

/** The last line of a run. */
export const lastLine = ({passed, failed, skipped}: Outcome): string =>
  `samples: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** The file that `--report=FILE` names, emptied of an earlier run. */
export function reportFile(args: string[]): string | undefined {
  const file = args.find((arg) => arg.startsWith('--report='))?.slice('--report='.length);
  if (file) {
    rmSync(file, {force: true});
  }
  return file;
}

/** Writes the outcome down, prints its line and ends the process. */
export function finish(outcome: Outcome, file?: string): never {
  if (file) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${JSON.stringify(outcome)}\n`);
  }
  console.log(`\n${lastLine(outcome)}`);
  process.exit(outcome.failed > 0 ? 1 : 0);
}

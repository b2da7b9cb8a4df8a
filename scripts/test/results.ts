/** What the stages of a test run wrote down, read into one list. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import type {Outcome as Samples} from '../samples/outcome';

/** As many failed tests, and as many lines of each error, stand at the end of a run. */
const LISTED = 8;
const WHY_LINES = 6;

export type State = 'passed' | 'failed' | 'skipped';

/** How one test went. */
export interface Result {
  title: string;
  state: State;
  /** Of one that failed: the first words of its error. */
  why?: string;
}

/** What we read of vitest's JSON report. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: {title: string; status: string; failureMessages?: string[]}[];
  }[];
}

/** What we read of Playwright's JSON report. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: {message?: string}[];
}
interface PlaywrightSuite {
  specs?: {title: string; tests: PlaywrightTest[]}[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightTest {
  status: string;
  results?: {error?: {message?: string}}[];
}

/** Why a test failed; nothing of one that did not, and of one whose report does not say. */
const because = (words: string | undefined): {why?: string} =>
  words ? {why: stripVTControlCharacters(words).split('\n').slice(0, WHY_LINES).join('\n')} : {};

function fromVitest({testResults}: VitestReport): Result[] {
  return testResults.flatMap(({name, status, assertionResults}): Result[] =>
    // A file that does not load has no tests to report, but it did fail.
    status === 'failed' && assertionResults.length === 0
      ? [{title: `${name} did not load`, state: 'failed'}]
      : assertionResults.map((one) => ({
          title: one.title,
          state: one.status === 'passed' || one.status === 'failed' ? one.status : 'skipped',
          ...because(one.failureMessages?.[0]),
        })),
  );
}

const PLAYWRIGHT_STATES: Record<string, State> = {expected: 'passed', skipped: 'skipped'};

function fromPlaywright({suites, errors}: PlaywrightReport): Result[] {
  const within = (suite: PlaywrightSuite): Result[] => [
    ...(suite.specs ?? []).flatMap(({title, tests}) =>
      tests.map(({status, results}) => ({
        title,
        state: PLAYWRIGHT_STATES[status] ?? 'failed',
        ...because(results?.[0]?.error?.message),
      })),
    ),
    ...(suite.suites ?? []).flatMap(within),
  ];
  return [
    ...suites.flatMap(within),
    ...errors.map(({message = 'error'}): Result => ({
      title: message.split('\n')[0],
      state: 'failed',
    })),
  ];
}

function fromSamples({passed, failed, skipped, reason = 'a sample'}: Samples): Result[] {
  const results = (count: number, state: State): Result[] =>
    Array.from({length: count}, () => ({title: reason, state}));
  return [
    ...results(passed, 'passed'),
    ...results(failed, 'failed'),
    ...results(skipped, 'skipped'),
  ];
}

/** The stages that have tests of their own, and how to read what each wrote. */
const READERS: Record<string, (report: never) => Result[]> = {
  unit: fromVitest,
  samples: fromSamples,
  build: fromVitest,
  browser: fromPlaywright,
};

const REPORTS = 'test-results';

/** The file in which a stage writes down how its tests went. */
export const reportOf = (stage: string): string => `${REPORTS}/${stage}.json`;

/** The files of a stage that ran in parts on several machines, `browser-1.json`, or its only one. */
function reportsOf(stage: string): string[] {
  const parts = existsSync(REPORTS)
    ? readdirSync(REPORTS).filter((file) => /^(.+)-\d+\.json$/.exec(file)?.[1] === stage)
    : [];
  return parts.length > 0 ? parts.map((file) => `${REPORTS}/${file}`) : [reportOf(stage)];
}

/**
 * The results of the tests of a stage, none for a stage without tests of its own; a report that is
 * missing counts as one failure.
 */
export function resultsOf(stage: string): Result[] {
  const read = READERS[stage];
  if (!read) {
    return [];
  }
  return reportsOf(stage).flatMap((file) =>
    existsSync(file)
      ? read(JSON.parse(readFileSync(file, 'utf8')) as never)
      : [{title: `${file} is missing`, state: 'failed'}],
  );
}

/** The results of all stages. */
export const allResults = (): Result[] => Object.keys(READERS).flatMap(resultsOf);

/**
 * The tests that failed and the first words of why, for the end of a log: who looks at one begins there.
 * @returns nothing if none failed; not more than LISTED, and how many others there are
 */
export function failedLines(results: Result[]): string[] {
  const failed = results.filter(({state}) => state === 'failed');
  const more = failed.length - LISTED;
  return [
    ...failed
      .slice(0, LISTED)
      .map(
        ({title, why = ''}) =>
          `FAILED  ${[title, ...why.split('\n')].filter(Boolean).join('\n          ')}`,
      ),
    ...(more > 0 ? [`and ${more} more: see above, and test-results/`] : []),
  ];
}

/** How many tests did what. What was skipped stands on a line before: the last one has two numbers. */
export function closingLine(results: Result[]): string {
  const count = (state: State): number => results.filter((one) => one.state === state).length;
  const skipped = count('skipped');
  return `${skipped ? `${skipped} skipped\n` : ''}${count('passed')} passed, ${count('failed')} failed`;
}

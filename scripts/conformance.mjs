// @ts-check
/**
 * Prints the conformance rows with their tests and state, and fails when a required row has no test
 * that passed, or one that failed. A test shows a row by carrying its id at the start of its title:
 * `C12 a missing part …`, or `E1 E3 a broken link …` for several.
 *
 *   node scripts/conformance.mjs      after `npm test`, which writes test-results/*.json
 */
import {existsSync, readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

/**
 * @typedef {'passed' | 'failed' | 'skipped'} State
 * @typedef {{title: string, state: State}} Result
 * @typedef {{id: string, title: string, required: boolean, reason?: string}} Row
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 */

/** @type {(file: string) => any} */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @type {(report: any) => Result[]} */
function fromVitest({testResults}) {
  return testResults.flatMap((/** @type {any} */ file) => {
    // A file that does not load has no tests to report, but it did fail.
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      return [{title: `${file.name} did not load`, state: 'failed'}];
    }
    return file.assertionResults.map((/** @type {any} */ one) => ({
      title: one.title,
      state: one.status === 'passed' || one.status === 'failed' ? one.status : 'skipped',
    }));
  });
}

/** @type {(report: any) => Result[]} */
function fromPlaywright({suites, errors}) {
  /** @type {(suite: any) => Result[]} */
  const within = (suite) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ one) => ({
        title: spec.title,
        state:
          one.status === 'skipped' ? 'skipped' : one.status === 'expected' ? 'passed' : 'failed',
      })),
    ),
    ...(suite.suites ?? []).flatMap(within),
  ];
  return [
    ...suites.flatMap(within),
    ...errors.map((/** @type {any} */ error) => ({
      title: String(error.message ?? 'error').split('\n')[0],
      state: 'failed',
    })),
  ];
}

/** @type {(report: import('./samples/outcome.mjs').Outcome) => Result[]} */
function fromSamples({passed, failed, skipped, reason}) {
  /** @type {(count: number, state: State) => Result[]} */
  const results = (count, state) =>
    Array.from({length: count}, () => ({title: reason ?? 'a sample', state}));
  return [
    ...results(passed, 'passed'),
    ...results(failed, 'failed'),
    ...results(skipped, 'skipped'),
  ];
}

/** The stages of scripts/test.mjs that have tests, and how to read what each wrote. */
const REPORTS = {
  unit: fromVitest,
  samples: fromSamples,
  build: fromVitest,
  browser: fromPlaywright,
};

/**
 * @param {string[]} [stages]
 * @returns {Result[]} the results of their tests; a report that is missing counts as one failure
 */
export function collectResults(stages = Object.keys(REPORTS)) {
  return Object.entries(REPORTS).flatMap(([stage, parse]) => {
    const file = `test-results/${stage}.json`;
    if (!stages.includes(stage)) {
      return [];
    }
    return existsSync(file) ? parse(read(file)) : [{title: `${file} is missing`, state: 'failed'}];
  });
}

/** @type {(title: string) => string[]} */
export function rowsOf(title) {
  const [ids] = /^([RCSHE]\d+ )*/.exec(title) ?? [''];
  return ids.split(' ').filter(Boolean);
}

/**
 * @param {Row[]} rows
 * @param {Result[]} results
 * @returns {{lines: string[], ok: boolean}}
 */
export function table(rows, results) {
  /** @type {Map<string, Counts>} */
  const counts = new Map(rows.map(({id}) => [id, {passed: 0, failed: 0, skipped: 0}]));
  /** @type {string[]} */
  const unknown = [];
  for (const {title, state} of results) {
    for (const id of rowsOf(title)) {
      const count = counts.get(id);
      if (count) {
        count[state]++;
      } else {
        unknown.push(`"${title}" names ${id}, which is no row of tests/conformance.json`);
      }
    }
  }
  let ok = unknown.length === 0;
  const width = Math.max(...rows.map(({title}) => title.length));
  const lines = rows.map(({id, title, required, reason}) => {
    const {passed, failed, skipped} = /** @type {Counts} */ (counts.get(id));
    const tested = passed + failed + skipped > 0;
    const green = passed > 0 && failed === 0;
    ok &&= green || (!required && failed === 0);
    const state = green ? 'ok' : tested ? 'FAILED' : required ? 'NO TEST' : `next issue: ${reason}`;
    return `${id.padEnd(4)} ${title.padEnd(width)} ${String(passed + failed + skipped).padStart(4)}  ${state}`;
  });
  return {lines: [...lines, ...unknown], ok};
}

/**
 * How many tests did what. What was skipped stands on a line before: the last one has two numbers.
 * @type {(results: Result[]) => string}
 */
export function closingLine(results) {
  /** @type {(state: State) => number} */
  const count = (state) => results.filter((result) => result.state === state).length;
  const skipped = count('skipped');
  return `${skipped ? `${skipped} skipped\n` : ''}${count('passed')} passed, ${count('failed')} failed`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {lines, ok} = table(read('tests/conformance.json'), collectResults());
  console.log('Row  What the specification asks for, tests, state\n');
  console.log(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}

// @ts-check
/**
 * Compiles and runs every Kotlin sample of the documentation, and compares what they print with the
 * records in samples/recorded.
 *
 *   node scripts/samples.mjs             fails on any difference
 *   node scripts/samples.mjs --record    writes the records anew, after a run without a failure
 *   … --report=FILE                      also writes down how many passed, failed and were skipped
 *
 * Where a tool is missing or the library can't be reached, the run says so and counts as skipped;
 * SAMPLES=required and `--record` make that a failure.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {missingTools, readFailure} from './samples/maven.mjs';
import {finish, notRun, reportFile, testCounts} from './samples/outcome.mjs';
import {
  differences,
  makeRecord,
  recordOf,
  recordedSources,
  runsOf,
  versionsOf,
} from './samples/records.mjs';

const ROOT = 'samples';
const RUNS = path.join(ROOT, 'target', 'runs');
/** Half an hour of Maven is a machine that waits for something. */
const LONGEST_RUN = 30 * 60_000;
const recording = process.argv.includes('--record');
const report = reportFile(process.argv);

/**
 * What a program prints on both channels, nothing when it can't be started.
 *
 * @param {string} program
 * @param {string[]} args
 */
function wordsOf(program, args) {
  const {error, stdout, stderr} = run(program, args);
  return error ? undefined : stdout + stderr;
}

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  // Maven is a script on Windows, which only a shell can start.
  const shell = process.platform === 'win32';
  const result = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: LONGEST_RUN,
    shell,
  });
  return shell && result.status === 1 && !result.stdout ? {...result, error: true} : result;
}

/**
 * @param {string} words
 * @param {import('./samples/outcome.mjs').Outcome} [outcome]
 */
function fail(words, outcome = {passed: 0, failed: 1, skipped: 0}) {
  console.error(words);
  finish(outcome, report);
}

/**
 * @param {string} words
 * @param {string} reason
 */
function skip(words, reason) {
  const required = process.env.SAMPLES === 'required';
  console.log(`${words}\nThe samples were not compiled and not run.`);
  if (required) {
    console.log('SAMPLES=required, so this is a failure.');
  }
  finish(notRun(reason, required || recording), report);
}

const javac = process.env.JAVA_HOME && path.join(process.env.JAVA_HOME, 'bin', 'javac');
const missing = missingTools({
  compiler: wordsOf(javac && existsSync(path.dirname(javac)) ? javac : 'javac', ['-version']),
  maven: wordsOf('mvn', ['-version']),
});
if (missing.length > 0) {
  skip(missing.join('\n'), missing.join(' '));
}

const versions = versionsOf(ROOT);
console.log(`Samples with Collektive ${versions.collektive} and Kotlin ${versions.kotlin} …`);
// What an earlier run printed, or compiled under another name, must not count for this one.
for (const folder of ['runs', 'classes', 'test-classes', 'surefire-reports']) {
  rmSync(path.join(ROOT, 'target', folder), {recursive: true, force: true});
}
const properties = {
  'collektive.version': versions.collektive,
  'kotlin.version': versions.kotlin,
  'style.color': 'never',
};
const built = run('mvn', [
  '--batch-mode',
  '--file',
  path.join(ROOT, 'pom.xml'),
  ...Object.entries(properties).map(([name, value]) => `-D${name}=${value}`),
  'test',
]);
if (built.status !== 0) {
  const failure = readFailure(built.stdout + built.stderr, ROOT);
  switch (failure.kind) {
    case 'unreachable':
      skip(
        `These artifacts can't be reached by Maven on this machine:\n  ${failure.artifacts.join('\n  ')}`,
        `Maven can't reach ${failure.artifacts.join(', ')}`,
      );
      break;
    case 'compiler':
      fail(`The compiler refuses ${failure.errors.length} line(s):\n${failure.errors.join('\n')}`);
      break;
    case 'tests':
      fail(
        `Samples did not do what their tests say:\n${failure.failures.join('\n')}`,
        testCounts(built.stdout),
      );
      break;
    default:
      fail(`Maven failed:\n${failure.words}`);
  }
}

const today = new Date().toISOString().slice(0, 10);
const sources = recordedSources(ROOT, RUNS);
/** @type {string[]} */
const changes = [];
let outputs = 0;
for (const source of sources) {
  const before = recordOf(ROOT, source.name);
  const now = makeRecord(source, runsOf(RUNS, source.name), versions, today, before);
  outputs += Object.keys(now.outputs).length + Object.keys(now.diagnostics ?? {}).length;
  const changed = differences(before, now);
  changes.push(...changed.map((change) => `${ROOT}/${change}`));
  if (recording && changed.length > 0) {
    mkdirSync(path.join(ROOT, 'recorded'), {recursive: true});
    writeFileSync(
      path.join(ROOT, 'recorded', `${source.name}.json`),
      `${JSON.stringify(now, null, 2)}\n`,
    );
  }
}

const outcome = testCounts(built.stdout) ?? {passed: 0, failed: 1, skipped: 0};
if (recording) {
  console.log(`${changes.length} change(s) recorded`);
} else if (changes.length > 0) {
  fail(
    `Records that the runs do not bear out:\n${changes.join('\n')}\nIf this is right: npm run samples -- --record`,
    {...outcome, failed: outcome.failed + changes.length},
  );
}
console.log(`${sources.length} sources compiled, ${outputs} outputs as recorded`);
finish(outcome, report);

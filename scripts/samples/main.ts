/**
 * Compiles and runs every Kotlin sample of the documentation, and compares what they print with the
 * records in samples/recorded.
 *
 *   npm run samples                  fails on any difference
 *   npm run samples -- --record      writes the records anew, after a run without a failure
 *   npm run samples -- --record NAME runs one sample, and writes its record
 *   npm run samples -- --project     only the project to download, and the tutorials in it
 *   … --report=FILE                  also writes down how many passed, failed and were skipped
 *
 * Where a tool is missing or the library can't be reached, the run says so, checks what shows without
 * it, and counts as skipped; SAMPLES=required and `--record` make that a failure.
 */
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  faultsOf,
  readTree,
  recordCommand,
  recordFile,
  type Versions,
  versionsOf,
} from '@collektive/samples';
import {devicesFile, findDevices} from '../../markdown/play/devices';

import {JAVA_HOME, SAMPLES_REQUIRED} from '../../src/site/env';
import {judge} from './judge';
import {missingTools, readFailure, type Failure} from './maven';
import {finish, notRun, reportFile, testCounts, type Outcome} from './outcome';
import {checkProject} from './project';
import {chooseSample, goalsOf, readArguments} from './one';
import {MOST_MINUTES, run} from './run';

const ROOT = 'samples';
const RUNS = path.join(ROOT, 'target', 'runs');
const report = reportFile(process.argv);
const asked = asTyped(() => readArguments(process.argv.slice(2)));
const chosen = asTyped(() =>
  asked.only === undefined ? undefined : chooseSample(ROOT, asked.only),
);
const {recording} = asked;

/** Ends the command with what is wrong with it. */
function asTyped<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** What a program prints on both channels, nothing when it can't be started. */
async function wordsOf(program: string, args: string[]): Promise<string | undefined> {
  const result = await run(program, args);
  return result && result.stdout + result.stderr;
}

async function fail(
  words: string,
  outcome: Outcome = {passed: 0, failed: 1, skipped: 0},
): Promise<never> {
  console.error(words);
  return finish(await withProject(outcome), report);
}

/** Ends a run that cannot take place. What shows without it is a failure all the same. */
async function skip(words: string, reason: string): Promise<never> {
  console.log(`${words}\nThe samples were not compiled and not run.`);
  const faults = faultsOf(ROOT);
  if (faults.length > 0) {
    await fail(`Their records do not hold even so:\n${faults.join('\n')}`, {
      ...{passed: 0, failed: faults.length, skipped: 0, reason},
    });
  }
  if (SAMPLES_REQUIRED) {
    console.log('SAMPLES=required, so this is a failure.');
  }
  return finish(notRun(reason, SAMPLES_REQUIRED || recording), report);
}

/** Ends the run when a tool is missing. */
async function needTools(): Promise<void> {
  const javac = JAVA_HOME && path.join(JAVA_HOME, 'bin', 'javac');
  const missing = missingTools({
    compiler: await wordsOf(javac && existsSync(path.dirname(javac)) ? javac : 'javac', [
      '-version',
    ]),
    maven: await wordsOf('mvn', ['-version']),
  });
  if (missing.length > 0) {
    await skip(missing.join('\n'), missing.join(' '));
  }
}

/** Ends the run after Maven failed, with what it said. */
async function explain(failure: Failure, outcome: Outcome | undefined): Promise<never> {
  switch (failure.kind) {
    case 'unreachable':
      return skip(
        `These artifacts of the library can't be reached by Maven on this machine:\n  ${failure.artifacts.join('\n  ')}`,
        `Maven can't reach ${failure.artifacts.join(', ')}`,
      );
    case 'unresolved':
      return fail(
        `Maven cannot resolve these artifacts, and they are not the library's own. Correct them in samples/pom.xml, or let this machine reach them:\n  ${failure.artifacts.join('\n  ')}`,
      );
    case 'compiler':
      return fail(
        `The compiler refuses ${failure.errors.length} line(s):\n${failure.errors.join('\n')}`,
      );
    case 'tests':
      return fail(
        `Samples did not do what their tests say:\n${failure.failures.join('\n')}`,
        outcome,
      );
    case 'other':
      return fail(`Maven failed:\n${failure.words}`);
  }
}

/**
 * Compiles and runs all samples; their outputs are in RUNS afterwards.
 * @returns how many tests did what
 */
async function runSamples(versions: Versions): Promise<Outcome> {
  // What an earlier run printed, or compiled under another name, must not count for this one.
  for (const folder of ['runs', 'classes', 'test-classes', 'surefire-reports']) {
    rmSync(path.join(ROOT, 'target', folder), {recursive: true, force: true});
  }
  const properties = {
    'collektive.version': versions.collektive,
    'kotlin.version': versions.kotlin,
    'style.color': 'never',
  };
  const built = await run('mvn', [
    '--batch-mode',
    '--file',
    path.join(ROOT, 'pom.xml'),
    ...Object.entries(properties).map(([name, value]) => `-D${name}=${value}`),
    ...goalsOf(chosen),
  ]);
  if (!built) {
    return fail(
      `Maven could not be run to its end, or took more than ${MOST_MINUTES} minutes. Look at what it does: mvn --file samples/pom.xml test`,
    );
  }
  const counts = testCounts(built.stdout);
  if (built.status !== 0) {
    return explain(readFailure(built.stdout + built.stderr, ROOT), counts);
  }
  return counts ?? {passed: 0, failed: chosen?.classes.length === 0 ? 0 : 1, skipped: 0};
}

/** What the run of the project to download adds to an outcome; ends the run when it fails. */
async function withProject(outcome: Outcome): Promise<Outcome> {
  if (chosen) {
    return outcome;
  }
  const project = await checkProject('.', path.join(ROOT, 'target', 'project'));
  if (project.faults.length > 0) {
    console.error(
      `The project to download does not do what pages say:\n${project.faults.join('\n')}`,
    );
    return {...outcome, failed: outcome.failed + project.faults.length};
  }
  if (project.skipped) {
    console.log(`${project.skipped}\nThe project to download was not run.`);
    const skipped = notRun(project.skipped, SAMPLES_REQUIRED || recording);
    return {
      ...skipped,
      passed: outcome.passed,
      failed: outcome.failed + skipped.failed,
      skipped: outcome.skipped + skipped.skipped,
    };
  }
  console.log(
    `The project to download was run and tested, and ${project.programs} Main.kt of pages in it`,
  );
  return {...outcome, passed: outcome.passed + project.programs};
}

async function main(): Promise<void> {
  await needTools();
  if (asked.project) {
    finish(await withProject({passed: 0, failed: 0, skipped: 0}), report);
  }
  const versions = versionsOf(ROOT);
  console.log(`Samples with Collektive ${versions.collektive} and Kotlin ${versions.kotlin} …`);
  const outcome = await runSamples(versions);
  const today = new Date().toISOString().slice(0, 10);
  let verdict = judge(ROOT, RUNS, today, chosen?.source);
  if (recording) {
    for (const {name, record} of verdict.records) {
      const file = recordFile(ROOT, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
    }
    const devices = findDevices(ROOT, readTree(ROOT));
    writeFileSync(devicesFile(ROOT), `${JSON.stringify(devices, null, 2)}\n`);
    console.log(`${verdict.records.length} record(s) written`);
    verdict = judge(ROOT, RUNS, today, chosen?.source);
  }
  const {changes, sources, outputs} = verdict;
  const changed = verdict.records.map(({name}) => name);
  if (changes.length > 0) {
    await fail(
      `Records that the runs do not bear out:\n${changes.join('\n')}` +
        (recording
          ? ''
          : `\nIf this is right: ${recordCommand(changed.length === 1 ? changed[0] : undefined)}`),
      {...outcome, failed: outcome.failed + changes.length},
    );
  }
  console.log(`${sources} sources compiled, ${outputs} outputs as recorded`);
  finish(await withProject(outcome), report);
}

void main();

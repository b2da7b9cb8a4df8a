/**
 * Runs the programs of packages/kotlin/testing on the JVM, and compares what they print with the records.
 *
 *   npm run kotlin               fails on any difference
 *   npm run kotlin -- --record   writes the records anew
 *
 * Where there is no JDK or Maven, it says so and counts as skipped; with --record that is a failure.
 */
// cspell:ignore Dkotlin Dmdep
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {missingTools} from './samples/maven';
import {run} from './samples/run';
import {driverOf, FOLDER, readPrograms, recordOf, recordsIn} from '@collektive/kotlin/testing';

const recording = process.argv.includes('--record');

/** Ends the command. */
function end(words: string, isFailure: boolean): never {
  console.log(words);
  process.exit(isFailure ? 1 : 0);
}

/** What a program prints; the command ends where it fails. */
async function need(program: string, args: string[]): Promise<string> {
  const ran = await run(program, args, FOLDER);
  if (ran?.status !== 0) {
    end(`${program} failed:\n${ran?.stdout ?? ''}${ran?.stderr ?? ''}`, true);
  }
  return ran.stdout;
}

async function main(): Promise<void> {
  const words = async (program: string): Promise<string | undefined> => {
    const ran = await run(program, ['-version']);
    return ran && ran.stdout + ran.stderr;
  };
  const missing = missingTools({compiler: await words('javac'), maven: await words('mvn')});
  if (missing.length > 0) {
    end(`${missing.join('\n')}\nkotlin: skipped, the programs were not run.`, recording);
  }

  const programs = readPrograms();
  mkdirSync(path.join(FOLDER, 'target', 'generated'), {recursive: true});
  writeFileSync(path.join(FOLDER, 'target', 'generated', 'Run.kt'), driverOf(programs));
  const {kotlin} = JSON.parse(readFileSync('samples/versions.json', 'utf8')) as {kotlin: string};
  await need('mvn', [
    ...['-q', '-B', `-Dkotlin.version=${kotlin}`, 'compile'],
    ...['dependency:build-classpath', '-Dmdep.outputFile=target/classpath'],
  ]);
  const classes = readFileSync(path.join(FOLDER, 'target', 'classpath'), 'utf8').trim();
  const printed = await need('java', ['-cp', `target/classes${path.delimiter}${classes}`, 'RunKt']);

  const faults: string[] = [];
  for (const [file, record] of recordsIn(printed)) {
    const target = path.join(FOLDER, 'recorded', `${file}.json`);
    if (recording) {
      writeFileSync(target, `${JSON.stringify(record, null, 2)}\n`);
    } else {
      for (const [name, text] of Object.entries(record)) {
        if (recordOf(file)[name] !== text) {
          faults.push(`${file}.${name}: recorded ${recordOf(file)[name]}, now ${text}`);
        }
      }
    }
  }
  end(
    [...faults, `kotlin: ${programs.length} programs, ${faults.length} differ`].join('\n'),
    faults.length > 0,
  );
}

void main();

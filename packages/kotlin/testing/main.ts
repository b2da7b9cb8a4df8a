/**
 * Runs the programs of this folder on the JVM, and compares what they print with the records; needs a JDK and Maven.
 *
 *   npx tsx packages/kotlin/testing/main.ts [--record]      which writes the records anew
 */
// cspell:ignore Dkotlin Dmdep
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {driverOf, FOLDER, readPrograms, recordOf, recordsIn} from './programs';

const run = (program: string, args: string[]): string =>
  execFileSync(program, args, {cwd: FOLDER, encoding: 'utf8', maxBuffer: 2 ** 28});

const programs = readPrograms();
mkdirSync(path.join(FOLDER, 'target/generated'), {recursive: true});
writeFileSync(path.join(FOLDER, 'target/generated/Run.kt'), driverOf(programs));
const versions = readFileSync('samples/versions.json', 'utf8');
const {kotlin} = JSON.parse(versions) as {kotlin: string};
run('mvn', [
  ...['-q', '-B', `-Dkotlin.version=${kotlin}`, 'compile'],
  ...['dependency:build-classpath', '-Dmdep.outputFile=target/classpath'],
]);
const classes = readFileSync(path.join(FOLDER, 'target/classpath'), 'utf8').trim();
const printed = run('java', ['-cp', `target/classes${path.delimiter}${classes}`, 'RunKt']);

for (const [file, record] of recordsIn(printed)) {
  if (process.argv.includes('--record')) {
    const target = path.join(FOLDER, 'recorded', `${file}.json`);
    writeFileSync(target, `${JSON.stringify(record, null, 2)}\n`);
    continue;
  }
  for (const [name, text] of Object.entries(record)) {
    const recorded = recordOf(file)[name];
    if (recorded !== text) {
      console.error(`${file}.${name}: recorded ${recorded}, now ${text}`);
      process.exitCode = 1;
    }
  }
}
console.log(`${programs.length} programs were run`);

/**
 * Runs the `main` of a Kotlin file as the pages do, and prints what it prints:
 *
 *     npm run play -- FILE.kt
 *
 * What it imports from the samples is found there. Status 1, and `FILE.kt:line:column: reason`, when the program is
 * refused or fails; warnings are said, and do not stop it.
 */
import {existsSync, readFileSync} from 'node:fs';
import {prepare, type SourceText} from '@collektive/playground';
import {pathsBelow} from '../../content/paths';

const FOLDERS = ['samples/src/main/kotlin', 'samples/mistakes'];

function samples(): SourceText[] {
  return FOLDERS.flatMap((folder) => pathsBelow('.', folder))
    .filter((name) => name.endsWith('.kt'))
    .map((name) => ({name, text: readFileSync(name, 'utf8')}));
}

function play(file: string | undefined): number {
  if (file === undefined || !existsSync(file)) {
    console.error(
      file === undefined ? 'Which file? npm run play -- FILE.kt' : `There is no file ${file}.`,
    );
    return 1;
  }
  const text = readFileSync(file, 'utf8');
  const others = samples().filter((each) => each.text !== text);
  const program = prepare({name: file, text}, others);
  for (const {severity, message, position} of program.messages) {
    const word = severity === 'warning' ? 'warning: ' : '';
    console.error(`${position.file}:${position.line}:${position.column}: ${word}${message}`);
  }
  if (!program.fine) {
    return 1;
  }
  if (!program.functions.includes('main')) {
    console.error(`${file}:1:1: there is no function main() to run.`);
    return 1;
  }
  const outcome = program.run('main', (printed) => process.stdout.write(printed));
  if (outcome.ended === 'well') {
    return 0;
  }
  const {file: name, line, column} = outcome.position;
  console.error(`${name}:${line}:${column}: ${outcome.message}`);
  return 1;
}

process.exitCode = play(process.argv[2]);

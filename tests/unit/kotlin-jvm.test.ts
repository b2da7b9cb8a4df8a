/**
 * Programs of our own, and what Kotlin 2.4.10 on the JVM prints for each: `tests/kotlin/whole/GROUP/Name.kt` with `Name.txt`
 * beside it; and programs that Kotlin refuses: those in `refused.txt` are refused here, too, those in `accepted.txt` are not yet.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {prepare} from '@collektive/playground';

const FOLDER = 'tests/kotlin/whole';
const files = readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.kt'))
  .sort()
  .map((name) => join(FOLDER, name));
const partsOf = (name: string): string[] =>
  readFileSync(`tests/kotlin/${name}.txt`, 'utf8').trimEnd().split('\n---\n');
const refused = partsOf('refused');
const accepted = partsOf('accepted');

test.each(files)('%s prints what it prints on the JVM', (file) => {
  const program = prepare({name: 'Program.kt', text: readFileSync(file, 'utf8')});
  expect(program.messages.filter(({severity}) => severity === 'error')).toEqual([]);
  let output = '';
  const outcome = program.run('main', (part) => {
    output += part;
  });
  expect(outcome).toEqual({ended: 'well'});
  expect(output).toBe(readFileSync(file.replace('.kt', '.txt'), 'utf8'));
});

test.each(refused)('refused, as by Kotlin: %s', (text) => {
  const {messages} = prepare({name: 'Program.kt', text});
  expect(messages.filter(({severity}) => severity === 'error')).not.toEqual([]);
});

test.each(accepted)('run here, though Kotlin refuses it: %s', (text) => {
  const {messages} = prepare({name: 'Program.kt', text});
  expect(messages.filter(({severity}) => severity === 'error')).toEqual([]);
});

test('the README counts them', () => {
  expect(readFileSync('packages/kotlin/README.md', 'utf8').replace(/\s+/g, ' ')).toContain(
    `Of ${refused.length + accepted.length} programs that Kotlin refuses ${accepted.length} are run here`,
  );
});

/**
 * Programs of our own, and what Kotlin 2.4.10 on the JVM prints for each: `whole/GROUP/Name.kt` with `Name.txt`
 * beside it; and programs that Kotlin refuses: those in `refused.txt` are refused here, too, those in `accepted.txt` are not yet.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {FOLDER, FORMS, inForm} from './programs';
import {check} from './run';

const WHOLE = path.join(FOLDER, 'whole');
const files = readdirSync(WHOLE, {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.kt'))
  .sort()
  .map((name) => path.join(WHOLE, name));
const partsOf = (name: string): string[] =>
  readFileSync(path.join(FOLDER, `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n---\n');
const refused = partsOf('refused');
const accepted = partsOf('accepted');

test.each(files.map((file) => path.relative(WHOLE, file)))(
  '%s prints what it prints on the JVM',
  (name) => {
    const file = path.join(WHOLE, name);
    const text = readFileSync(file, 'utf8');
    const printed = readFileSync(file.replace('.kt', '.txt'), 'utf8');
    for (const each of [text, ...Object.values(FORMS).map((form) => inForm(text, 'main', form))]) {
      const program = check(each);
      expect(program.errors).toEqual([]);
      expect(program.run('main')).toBe(printed);
    }
  },
);

test.each(refused)('refused, as by Kotlin: %s', (text) => {
  expect(check(text).errors).not.toEqual([]);
});

test.each(accepted)('run here, though Kotlin refuses it: %s', (text) => {
  expect(check(text).errors).toEqual([]);
});

test('the README counts them', () => {
  expect(readFileSync(path.join(FOLDER, '../README.md'), 'utf8').replace(/\s+/g, ' ')).toContain(
    `Of ${refused.length + accepted.length} programs that Kotlin refuses ${accepted.length} are run here`,
  );
});

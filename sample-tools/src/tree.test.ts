import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {readTree} from './tree';

const root = mkdtempSync(path.join(tmpdir(), 'tree-'));
afterAll(() => rmSync(root, {recursive: true}));

/** Writes a file that was changed at this second. */
function write(file: string, text: string, second: number): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
  utimesSync(target, second, second);
}

const textOf = (name: string): string | undefined =>
  readTree(root)
    .sources.find((source) => source.name === name)
    ?.bytes.toString();

test('samples are read once, and again when a file has changed, come or gone', () => {
  write('src/A.kt', 'one', 1);
  write('pom.xml', '<project/>', 1);
  const first = readTree(root);
  expect(readTree(root)).toBe(first);

  write('src/A.kt', 'two', 2);
  expect(textOf('A')).toBe('two');
  write('mistakes/B.kt', 'new', 1);
  expect(textOf('B')).toBe('new');
  rmSync(path.join(root, 'mistakes/B.kt'));
  expect(textOf('B')).toBeUndefined();
  write('pom.xml', '<project></project>', 2);
  expect(readTree(root).build?.bytes.toString()).toBe('<project></project>');
});

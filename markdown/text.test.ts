import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {currentOf, readTree} from '@collektive/samples';
import {afterAll, describe, expect, test} from 'vitest';
import {readEntries} from './reference/entries';

const temporary = mkdtempSync(path.join(tmpdir(), 'lines-'));
afterAll(() => rmSync(temporary, {recursive: true}));

/** Writes files below a folder of this name. */
function write(name: string, files: Record<string, string>): string {
  const folder = path.join(temporary, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const FILES = {
  'docs/reference/spreading.mdx': '### `gossipMax`\n\nThe greatest value.\n',
  'samples/src/main/kotlin/A.kt': '// #region a\nval a = 1\n// #endregion\n',
};

describe('E3 every clone builds', () => {
  test('samples and the reference are the same with other ends of lines', () => {
    const seen = (name: string, files: Record<string, string>) => {
      const folder = write(name, files);
      const tree = readTree(path.join(folder, 'samples'));
      return {entries: readEntries(folder), current: currentOf(tree, tree.sources[0])};
    };
    const windows = Object.entries(FILES).map(([file, text]) => [
      file,
      text.replaceAll('\n', '\r\n'),
    ]);
    const plain = seen('plain', FILES);
    expect(plain.entries).toHaveLength(1);
    expect(seen('windows', Object.fromEntries(windows) as Record<string, string>)).toEqual(plain);
  });
});

/** A swizzled part without its reason is a part nobody dares to take out again. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pathsBelow} from '../../content/paths';
import {THEMES} from '../../scripts/upstream/files';
import {filesOf, ROOT} from './files';

const THEME_FOLDERS = ['src/theme', 'packages/static-pages/src/theme'];
const readmeOf = (folder: string): string[] =>
  readFileSync(path.join(ROOT, folder, 'README.md'), 'utf8').split('\n');

/** `NavbarItem/DropdownNavbarItem/Desktop` for the file of that name or its index.tsx. */
const parts = THEME_FOLDERS.flatMap((folder) =>
  filesOf(folder).map((file) => ({
    folder,
    part: file.slice(folder.length + 1).replace(/(\/index)?\.tsx?$/, ''),
  })),
);

/** What the framework itself has under that name; helpers beside a part belong to the part's row. */
const STOCK = THEMES.map((folder) => path.join(ROOT, 'node_modules', folder));
const isStock = (part: string): boolean =>
  part === 'Root' ||
  STOCK.some(
    (folder) => existsSync(path.join(folder, part)) || existsSync(path.join(folder, `${part}.js`)),
  );

test('there are swizzled parts', () => {
  expect(parts.length).toBeGreaterThan(0);
});

test.each(parts)('$part has a row in the README.md of $folder', ({folder, part}) => {
  const wanted = isStock(part) ? part : path.posix.dirname(part);
  expect(readmeOf(folder).filter((line) => line.startsWith(`| \`${wanted}\``))).toHaveLength(1);
});

interface Row {
  folder: string;
  part: string;
  how: string;
  /** Rows of the conformance table, or files of tests. */
  shownBy: string[];
}

/** `S1–S3` stands for three. */
function spelledOut(name: string): string[] {
  const [, letter, first, last] = /^([A-Z])(\d+)–[A-Z](\d+)$/.exec(name) ?? [];
  return letter === undefined
    ? [name]
    : Array.from({length: +last - +first + 1}, (_, at) => `${letter}${+first + at}`);
}

const rows: Row[] = THEME_FOLDERS.flatMap((folder) =>
  readmeOf(folder)
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const shownBy = cells[5].split(', ').map((name) => name.replaceAll('`', ''));
      return {
        folder,
        part: cells[1].replaceAll('`', ''),
        how: cells[2],
        shownBy: shownBy.flatMap(spelledOut),
      };
    }),
);

test('every row has a part', () => {
  const known = new Set(parts.map(({folder, part}) => `${folder}/${part}`));
  expect(rows.filter(({folder, part}) => !known.has(`${folder}/${part}`))).toEqual([]);
});

/** A wrap builds on the stock component of its own name, and nothing else does. */
test.each(rows)('$part is what its row says: $how', ({folder, part, how}) => {
  const source = ['/index.tsx', '/index.ts', '.tsx', '.ts']
    .map((ending) => path.join(ROOT, folder, part + ending))
    .find(existsSync);
  const wraps = readFileSync(source!, 'utf8').includes(`from '@theme-original/${part}'`);
  expect(how).toBe(wraps ? 'wrap' : part === 'Root' ? 'own' : 'eject');
});

/** Ids at the start of the titles of all tests, and the files that hold them. */
const TESTS = ['tests', 'e2e', 'packages', 'src', 'plugins', 'content', 'scripts']
  .flatMap((folder) => pathsBelow(ROOT, folder))
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
const IDS = new Set(
  TESTS.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/['"`]((?:[RCSHE]\d+ )+)/g)].flatMap(
      ([, ids]) => ids.trim().split(' '),
    ),
  ),
);

test.each(rows)('$part is shown by tests that exist', ({shownBy}) => {
  expect(shownBy).not.toHaveLength(0);
  expect(shownBy.filter((name) => !IDS.has(name) && !TESTS.includes(name))).toEqual([]);
});

/** A swizzled part without its reason is a part nobody dares to take out again. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {THEMES} from '../../scripts/upstream/files';
import {filesOf, ROOT} from './files';

const THEME_FOLDERS = ['src/theme', 'plugins/static-pages/src/theme'];
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

test.each(parts)('$part has a row in the README.md of $folder', ({folder, part}) => {
  const wanted = isStock(part) ? part : path.posix.dirname(part);
  expect(readmeOf(folder).filter((line) => line.startsWith(`| \`${wanted}\``))).toHaveLength(1);
});

/** A swizzled part without its reason is a part nobody dares to take out again. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {THEMES} from '../../scripts/upstream/files';
import {filesOf, ROOT} from './files';

const THEME = 'src/theme';
const rows = readFileSync(path.join(ROOT, THEME, 'README.md'), 'utf8').split('\n');

/** `NavbarItem/DropdownNavbarItem/Desktop` for the file of that name or its index.tsx. */
const parts = filesOf(THEME).map((file) =>
  file.slice(THEME.length + 1).replace(/(\/index)?\.tsx?$/, ''),
);

/** What the framework itself has under that name; helpers beside a part belong to the part's row. */
const STOCK = THEMES.map((folder) => path.join(ROOT, 'node_modules', folder));
const isStock = (part: string): boolean =>
  part === 'Root' ||
  STOCK.some(
    (folder) => existsSync(path.join(folder, part)) || existsSync(path.join(folder, `${part}.js`)),
  );

test.each(parts)('%s has a row in the README.md of the theme', (part) => {
  const wanted = isStock(part) ? part : path.posix.dirname(part);
  expect(rows.filter((line) => line.startsWith(`| \`${wanted}\``))).toHaveLength(1);
});

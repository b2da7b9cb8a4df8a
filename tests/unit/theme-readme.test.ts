/** A swizzled part without its reason is a part nobody dares to take out again. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {filesOf, ROOT} from './files';

const THEME = path.join(ROOT, 'src/theme');
const README = readFileSync(path.join(THEME, 'README.md'), 'utf8');

/** `NavbarItem/DropdownNavbarItem/Desktop` for the file of that name or its index.tsx. */
const parts = filesOf('src/theme').map((file) =>
  file.slice('src/theme/'.length).replace(/(\/index)?\.tsx?$/, ''),
);

/** What the theme itself has under that name; helpers beside a part belong to the part's row. */
const STOCK = ['theme-classic', 'theme-search-algolia'].map((name) =>
  path.join(ROOT, 'node_modules/@docusaurus', name, 'lib/theme'),
);
const isStock = (part: string): boolean =>
  part === 'Root' ||
  STOCK.some(
    (folder) => existsSync(path.join(folder, part)) || existsSync(path.join(folder, `${part}.js`)),
  );

test('there are swizzled parts', () => {
  expect(parts.length).toBeGreaterThan(0);
});

test.each(parts)('%s has a row in src/theme/README.md', (part) => {
  const wanted = isStock(part) ? part : path.posix.dirname(part);
  expect(README.split('\n').filter((line) => line.startsWith(`| \`${wanted}\``))).toHaveLength(1);
});

test('every row has a part', () => {
  const named = [...README.matchAll(/^\|\s*`([\w/]+)`/gm)].map(([, name]) => name);
  expect(named.filter((name) => !parts.includes(name))).toEqual([]);
});

/**
 * Pages by age, length, readability and links, for authors who look for what needs them.
 *
 *   npm run build && npm run report -- [page|changed|words|ease|in|out]
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {TWIN} from '@collektive/twins/file';
import {lastChanges} from '../../content/front-matter/changes';
import {pathsBelow} from '../../content/paths';
import {BASE_URL, SITE_URL} from '../../src/site/env';
import {COLUMNS, rowsOf, tableOf, type Column, type Written} from './rows';

const BUILD = 'build';

const changes = lastChanges('.', 'docs');

/** The file that a page is written in, by its address. */
const sourceOf = (address: string): string | undefined =>
  ['.mdx', '.md'].map((ending) => address.replace(/\/$/, ending)).find((file) => changes.has(file));

const pages = (): Written[] =>
  pathsBelow(BUILD)
    .filter((file) => path.posix.basename(file) === TWIN)
    .map((file) => {
      const address = file.slice(0, -TWIN.length);
      const change = changes.get(sourceOf(address) ?? '');
      return {
        path: address,
        markdown: readFileSync(path.join(BUILD, file), 'utf8'),
        ...(change && {changed: new Date(change.time).toISOString().slice(0, 10)}),
      };
    });

const by = process.argv[2] ?? 'changed';
if (!existsSync(BUILD)) {
  console.error('There is no build to report on. Run "npm run build".');
  process.exitCode = 1;
} else if (!COLUMNS.includes(by as Column)) {
  console.error(`There is no column "${by}". There are: ${COLUMNS.join(', ')}.`);
  process.exitCode = 1;
} else {
  console.log(tableOf(rowsOf(pages(), SITE_URL + BASE_URL, by as Column)));
}

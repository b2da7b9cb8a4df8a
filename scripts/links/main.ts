/**
 * Asks other hosts whether what pages lead to is still there.
 *
 *   npm run build && npm run check:links
 *
 * Pages answer for themselves in each build; hosts change without one, so a workflow asks them each week.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {askAll, exceptionFor, judge, outerLinks} from '@collektive/links';
import {pathsBelow} from '../../content/paths';
import {SITE_URL} from '../../src/site/env';
import {EXCEPTIONS} from './exceptions';

/** Longest wait for an answer, in milliseconds. */
const PATIENCE = 30_000;

async function main(folder = 'build'): Promise<void> {
  if (!existsSync(folder)) {
    console.error(`There is no site in ${folder}/. Build it first: npm run build`);
    process.exitCode = 1;
    return;
  }
  const pages = pathsBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file): [string, string] => [
      `/${file.replace(/index\.html$/, '')}`,
      readFileSync(path.join(folder, file), 'utf8'),
    ]);
  const links = outerLinks(pages, SITE_URL);
  const asked = [...links.keys()].filter((address) => !exceptionFor(address, EXCEPTIONS));
  const {isOk, says} = judge(links, await askAll(asked, PATIENCE), EXCEPTIONS);
  says.forEach((line) => console.log(line));
  process.exitCode = isOk ? 0 : 1;
}

void main(process.argv[2]);

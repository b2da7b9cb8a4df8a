/**
 * Asks other hosts whether what pages lead to is still there.
 *
 *   npm run build && npm run check:links
 *
 * Pages answer for themselves in each build; hosts change without one, so a workflow asks them each week.
 */
import {existsSync} from 'node:fs';
import {SITE_URL} from '../../src/site/env';
import {askAll} from './ask';
import {outerLinks} from './collect';
import {EXCEPTIONS} from './exceptions';
import {exceptionFor, judge} from './judge';

/** Longest wait for an answer, in milliseconds. */
const PATIENCE = 30_000;

async function main(folder = 'build'): Promise<void> {
  if (!existsSync(folder)) {
    console.error(`There is no site in ${folder}/. Build it first: npm run build`);
    process.exitCode = 1;
    return;
  }
  const links = outerLinks(folder, SITE_URL);
  const asked = [...links.keys()].filter((address) => !exceptionFor(address, EXCEPTIONS));
  const {isOk, says} = judge(links, await askAll(asked, PATIENCE), EXCEPTIONS);
  says.forEach((line) => console.log(line));
  process.exitCode = isOk ? 0 : 1;
}

void main(process.argv[2]);

/** What is compared: one page of each kind that two builds have. */
import {existsSync, readFileSync, writeFileSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {pathsBelow} from '../../content/paths';
import {kindOfPage} from './kind';

/** All that comes of a comparison. */
export const RESULTS = path.join(__dirname, '../../test-results/screenshots');

const FILE = path.join(RESULTS, 'plan.json');

export interface Plan {
  /** The build that is looked at, in a whole path. */
  build: string;
  /** Addresses below the base URL, without a slash at the beginning. */
  pages: string[];
}

/** An address that no page has. */
const MISSING = 'no/such/page/';

/** Pages that are no mere redirection. */
const pagesOf = (build: string): string[] =>
  pathsBelow(build)
    .filter((file) => path.posix.basename(file) === 'index.html')
    .filter((file) => readFileSync(path.join(build, file), 'utf8').includes('<main'))
    .map((file) => file.replace(/index\.html$/, ''));

/** The first page of each kind that both builds have, and one that neither has. */
export function pagesToCompare(before: string, after: string): string[] {
  const there = new Set(pagesOf(after));
  const kinds = new Map<string, string>();
  for (const page of pagesOf(before).filter((one) => there.has(one))) {
    const html = readFileSync(path.join(before, page, 'index.html'), 'utf8');
    const kind = kindOfPage(html, page);
    kinds.set(kind, kinds.get(kind) ?? page);
  }
  const hasMissing = [before, after].every((build) => existsSync(path.join(build, '404.html')));
  return [...kinds.values(), ...(hasMissing ? [MISSING] : [])];
}

/** Hands a plan to Playwright, which runs in processes of its own. */
export function writePlan(plan: Plan): void {
  mkdirSync(RESULTS, {recursive: true});
  writeFileSync(FILE, JSON.stringify(plan));
}

export const readPlan = (): Plan => JSON.parse(readFileSync(FILE, 'utf8')) as Plan;

/**
 * Compares how two builds look: one page of each kind, narrow and wide, light and dark. Both are drawn here and now, so
 * that neither fonts nor browsers make a difference, and no picture has to be kept.
 *
 *   npm run screenshots -- BEFORE AFTER       folders of builds
 *
 * What differs is in test-results/screenshots/report, before beside after.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pagesToCompare, RESULTS, writePlan} from './plan';

const builds = process.argv.slice(2).map((build) => path.resolve(build));
const [before, after] = builds;
const lacking = builds.filter((build) => !existsSync(path.join(build, 'index.html')));

function look(build: string, pages: string[], ...options: string[]): boolean {
  writePlan({build, pages});
  const cli = require.resolve('@playwright/test/cli');
  const config = path.join(__dirname, 'playwright.config.ts');
  const run = [cli, 'test', '--config', config, ...options];
  return spawnSync(process.execPath, run, {stdio: 'inherit'}).status === 0;
}

if (builds.length !== 2 || lacking.length > 0) {
  console.error(
    lacking.length > 0
      ? `There is no site in ${lacking.join(' and ')}. Build it first: npm run build`
      : 'Name two builds: npm run screenshots -- BEFORE AFTER',
  );
  process.exitCode = 1;
} else {
  rmSync(RESULTS, {recursive: true, force: true});
  const pages = pagesToCompare(before, after);
  const isSame =
    look(before, pages, '--update-snapshots=all') && look(after, pages, '--update-snapshots=none');
  console.log(
    isSame
      ? `${pages.length} pages look as before, in four forms each.`
      : 'Not all pages look as before: npx playwright show-report test-results/screenshots/report',
  );
  process.exitCode = isSame ? 0 : 1;
}

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {resultsOf} from './results';

const before = process.cwd();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'results-'));
  mkdirSync(path.join(folder, 'test-results'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(before);
  rmSync(folder, {recursive: true});
});

/** A report of Playwright's with one test. */
const write = (file: string, title: string): void =>
  writeFileSync(
    path.join('test-results', file),
    JSON.stringify({suites: [{specs: [{title, tests: [{status: 'expected'}]}]}], errors: []}),
  );

test('a stage that ran in parts has the results of all of them', () => {
  write('browser-1.json', 'one');
  write('browser-2.json', 'two');
  write('build-1.json', 'none of its tests');
  expect(resultsOf('browser').map(({title}) => title)).toEqual(['one', 'two']);
});

test('a report that is missing is a failure', () => {
  expect(resultsOf('browser')).toEqual([
    {title: 'test-results/browser.json is missing', state: 'failed'},
  ]);
});

/** The guide's list of what there is: each row has a test, by the name of a file that is there. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ROOT} from './files';

const guide = readFileSync(path.join(ROOT, 'guides/features.md'), 'utf8');
const [, list] = guide.split('| What | State | Shown by |\n| --- | --- | --- |\n');
const ROWS = list
  .split('\n\n')[0]
  .split('\n')
  .map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

test.each(ROWS)('%s', (what, state, tests) => {
  expect(ROWS.filter(([other]) => other === what)).toHaveLength(1);
  expect(state).toMatch(/^(?:whole|part: .+|open: .+)/);
  const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(file).toMatch(/\.(?:test|spec)\.tsx?$/);
    expect(existsSync(path.join(ROOT, file)), file).toBe(true);
  }
});

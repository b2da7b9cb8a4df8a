/** The fault matrix and the tests that show it name each other. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {pathsBelow} from '../../content/paths';
import {faultRows} from '../../scripts/test/faults';
import {ROOT} from './files';

/** Ids at the start of a title: `H4 F2 hits: null …`. */
const IDS = /['"`]((?:[A-Z]\d* )+)/g;

const shown = ['packages', 'src', 'plugins', 'content', 'scripts', 'tests', 'e2e']
  .flatMap((folder) => pathsBelow(ROOT, folder))
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IDS)])
  .flatMap(([, ids]) => ids.match(/F\d+/g) ?? []);
const rows = faultRows().map(({id}) => id);

test('every row of tests/faults.md has a test, and every fault that a title names has a row', () => {
  expect(rows.length).toBeGreaterThan(10);
  expect([...rows].sort()).toEqual([...new Set(shown)].sort());
});

test('rows are numbered in order, and a line that is not whole is none', () => {
  expect(rows).toEqual(rows.map((_, at) => `F${at + 1}`));
  expect(faultRows('| F1 | a fault | tried |')).toEqual([]);
});

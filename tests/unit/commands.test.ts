/** CONTRIBUTING.md explains every command and every stage there is, and no other. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {scripts} from '../../package.json';
import {STAGES} from '../../tools/test/stages';
import {ROOT} from './files';

const TEXT = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');

/** Names in code in the first cells of the table with this head; with `all`, in all cells. */
function named(head: string, all = false): string[] {
  const from = TEXT.indexOf(`| ${head} |`);
  expect(from, `a table with the head ${head}`).toBeGreaterThan(0);
  const rows = TEXT.slice(from).split('\n\n')[0].split('\n').slice(2);
  return rows.flatMap((row) =>
    [...(all ? row : row.split('|')[1]).matchAll(/`([\w:]+)`/g)].map(([, name]) => name),
  );
}

test('every stage of npm test', () => {
  expect(named('Stage')).toEqual(STAGES.map(({name}) => name));
});

test('every command of package.json', () => {
  expect(Object.keys(scripts).filter((name) => !named('`npm run …`', true).includes(name))).toEqual(
    [],
  );
  expect(named('`npm run …`').filter((name) => !(name in scripts))).toEqual([]);
});

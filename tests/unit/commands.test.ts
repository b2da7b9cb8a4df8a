/** The guides explain every command and every stage there is. That those they name exist, guides.test.ts shows. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {scripts} from '../../package.json';
import {STAGES} from '../../scripts/test/stages';
import {ROOT} from './files';

/** Names in code in the rows of the table with this head. */
function named(guide: string, head: string): string[] {
  const text = readFileSync(path.join(ROOT, 'guides', guide), 'utf8');
  const from = text.indexOf(`| ${head} |`);
  expect(from, `a table with the head ${head} in guides/${guide}`).toBeGreaterThan(0);
  const rows = text.slice(from).split('\n\n')[0].split('\n').slice(2);
  return rows.flatMap((row) => [...row.matchAll(/`([\w:]+)`/g)].map(([, name]) => name));
}

test('every stage of npm test', () => {
  expect(named('tests.md', 'Stage')).toEqual(expect.arrayContaining(STAGES.map(({name}) => name)));
});

test('every command of package.json', () => {
  expect(named('commands.md', '`npm run …`')).toEqual(expect.arrayContaining(Object.keys(scripts)));
});

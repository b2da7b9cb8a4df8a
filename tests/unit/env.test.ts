/** Environment variables: named in one place, and listed where people look for them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {SEARCH_VARIABLES} from '@collektive/search/settings';
import {filesOf, ROOT} from './files';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const HOME = 'src/site/env.ts';
/** What tests with random input read. */
const FUZZ = 'packages/testing/src/fuzz.ts';

/** Set by programs for each other, not by people. */
const OF_PROGRAMS = [
  ...['NODE_ENV', 'PATH', 'NO_UPDATE_NOTIFIER', 'JITI_EXPERIMENTAL_BUN'],
  'DOCUSAURUS_CURRENT_LOCALE',
];

const namesIn = (file: string): string[] =>
  [...read(file).matchAll(/process\.env(?:\.([A-Z_]+)|\[['"]([A-Z_]+)['"]\])/g)]
    .map(([, dotted, quoted]) => dotted ?? quoted)
    .filter((name) => !OF_PROGRAMS.includes(name));

const NAMED = [
  ...new Set([...[HOME, FUZZ].flatMap(namesIn), ...Object.values<string>(SEARCH_VARIABLES)]),
].sort();

const rows = ['guides/commands.md', 'guides/search.md']
  .map(read)
  .join('\n\n')
  .split('| Variable | What it does | How to try it |\n')
  .slice(1)
  .flatMap((table) => table.split('\n\n')[0].split('\n').slice(1))
  .map((row) => {
    const [, variables, , trial] = row.split(/ ?\| ?/);
    const names = [...variables.matchAll(/`([A-Z_]+)(?:=\w+)?`/g)].map(([, name]) => name);
    return {names, trial};
  });

test('the tables of the guides list the variables of src/site/env, and no others', () => {
  expect(rows.flatMap(({names}) => names).sort()).toEqual(NAMED);
});

test.each(rows)('the guides say how to try $names', ({names, trial}) => {
  const [, command] = /^`([^`]+)`/.exec(trial) ?? [];
  for (const name of names) {
    expect(command).toMatch(new RegExp(`(^| )${name}=\\S+ `));
  }
  const [, script] = / (npm start|npm test|npm run [\w:]+|npx playwright test)/.exec(command) ?? [];
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const name = script.replace(/^(npm run|npm|npx) /, '');
  expect({...scripts, 'playwright test': ''}).toHaveProperty([name]);
});

test('nothing else reads a variable', () => {
  const code = ['packages', 'src', 'content', 'plugins', 'tests', 'e2e', 'scripts', 'bench']
    .flatMap((folder) => filesOf(folder, /\.m?[jt]sx?$/))
    .concat('docusaurus.config.ts', 'playwright.config.ts')
    .filter((file) => file !== HOME && file !== FUZZ && !file.includes('/node_modules/'));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((file) => namesIn(file).length > 0)).toEqual([]);
});

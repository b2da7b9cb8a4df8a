/** A check may be switched off for a line, with its reason on the same line. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {filesOf, ROOT} from './files';

const FOLDERS = ['bench', 'plugins', 'content', 'samples', 'src', 'tests', 'e2e', 'scripts'];
const SWITCH = /(?:eslint|stylelint)-disable|@ts-(?:ignore|expect-error|nocheck)/;
const SWITCH_WITH_REASON = /-- \S+ \S+|@ts-expect-error \S+ \S+/;

/** Lines of a source that switch a check off without a reason. */
const unreasoned = (source: string): string[] =>
  source.split('\n').filter((line) => SWITCH.test(line) && !SWITCH_WITH_REASON.test(line));

test('every check that is switched off says why', () => {
  const own = 'tests/unit/suppressions.test.ts';
  const found = FOLDERS.flatMap((folder) => filesOf(folder, /\.(tsx?|m?js|css)$/))
    .filter((file) => file !== own && !/node_modules|\/(target|results|\.tmp)\//.test(file))
    .flatMap((file) =>
      unreasoned(readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}: ${line}`),
    );
  expect(found).toEqual([]);
});

test.each([
  ['// eslint-disable-next-line no-console', 1],
  ['// @ts-ignore', 1],
  ['// eslint-disable-next-line no-console -- authors need the cause', 0],
])('%s', (line, count) => expect(unreasoned(line)).toHaveLength(count));

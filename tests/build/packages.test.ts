/** The packages with a life of their own do what their READMEs say, from the example to what it prints. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ROOT} from '../unit/files';

const TSX = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const FOLDER = path.join(ROOT, 'tests/.tmp/packages');

test.each(['kotlin', 'collektive-model', 'playground'])('the example of %s runs', (name) => {
  const readme = readFileSync(path.join(ROOT, 'packages', name, 'README.md'), 'utf8');
  const [, code, output] = /```ts\n([^]*?)```[^]*?```text\n([^]*?)```/.exec(readme) ?? [];
  const file = path.join(FOLDER, `${name}.mts`);
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(file, code);
  expect(execFileSync(process.execPath, [TSX, file], {cwd: ROOT, encoding: 'utf8'})).toBe(output);
});

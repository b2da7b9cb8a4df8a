/** Each package can be taken without the rest: alone, with what it declares, the usage of its README runs. */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ROOT} from '../unit/files';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const PACKAGES = path.join(ROOT, 'packages');
const FOLDERS = readdirSync(PACKAGES);

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(PACKAGES, folder, 'package.json'), 'utf8')) as Manifest;

const BY_NAME = new Map(FOLDERS.map((folder) => [manifestOf(folder).name, folder]));

/** A package's folder, and those of the packages beside it that it declares. */
function withDeclared(folder: string, found = new Set<string>()): Set<string> {
  if (!found.has(folder)) {
    found.add(folder);
    const {dependencies, devDependencies} = manifestOf(folder);
    for (const name of Object.keys({...dependencies, ...devDependencies})) {
      const other = BY_NAME.get(name);
      if (other !== undefined) {
        withDeclared(other, found);
      }
    }
  }
  return found;
}

/** TypeScript as it stands, since packages have no build step. */
const TSX = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');

/** The usage of a README and what it prints: two fences, one after the other. */
function usageOf(folder: string): {code: string; output: string} {
  const readme = readFileSync(path.join(PACKAGES, folder, 'README.md'), 'utf8');
  const [, code, output] = /```ts\n([^]*?)```[^]*?```text\n([^]*?)```/.exec(readme) ?? [];
  expect(code, `packages/${folder}/README.md has a usage and what it prints`).toBeDefined();
  return {code, output};
}

test.each(FOLDERS)('%s alone does what its README says', (folder) => {
  const alone = mkdtempSync(path.join(tmpdir(), 'collektive-package-'));
  try {
    const folders = [...withDeclared(folder)];
    for (const one of folders) {
      cpSync(path.join(PACKAGES, one), path.join(alone, 'packages', one), {recursive: true});
    }
    const names = folders.map((one) => [manifestOf(one).name, '*']);
    writeFileSync(
      path.join(alone, 'package.json'),
      JSON.stringify({
        private: true,
        workspaces: ['packages/*'],
        dependencies: Object.fromEntries(names) as object,
      }),
    );
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--silent'];
    execFileSync('npm', ['install', ...quiet], {cwd: alone, stdio: 'inherit'});
    const {code, output} = usageOf(folder);
    writeFileSync(path.join(alone, 'usage.mts'), code);
    const printed = execFileSync(process.execPath, [TSX, 'usage.mts'], {
      cwd: alone,
      encoding: 'utf8',
    });
    expect(printed).toBe(output);
  } finally {
    rmSync(alone, {recursive: true, force: true});
  }
});

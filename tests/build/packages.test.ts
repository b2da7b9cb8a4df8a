/** Each package can be taken without the rest: alone, with what it declares, the usage of its README runs. */
import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {ROOT} from '../unit/files';

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, {optional?: boolean}>;
}

const PACKAGES = path.join(ROOT, 'packages');
const FOLDERS = readdirSync(PACKAGES);

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(PACKAGES, folder, 'package.json'), 'utf8')) as Manifest;

const BY_NAME = new Map(FOLDERS.map((folder) => [manifestOf(folder).name, folder]));

/** What a package declares, without what it can do without. */
function declaredBy(folder: string): string[] {
  const {dependencies, devDependencies, peerDependencies, peerDependenciesMeta} =
    manifestOf(folder);
  return Object.keys({...dependencies, ...devDependencies, ...peerDependencies}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
}

/** A package's folder, and those of the packages beside it that it declares. */
function withDeclared(folder: string, found = new Set<string>()): Set<string> {
  if (!found.has(folder)) {
    found.add(folder);
    for (const name of declaredBy(folder)) {
      const other = BY_NAME.get(name);
      if (other !== undefined) {
        withDeclared(other, found);
      }
    }
  }
  return found;
}

/** Where a package of others is installed for one of ours: npm puts it beside that one if the site has another version. */
function installedFor(folder: string, name: string): string {
  const places = [path.join(PACKAGES, folder), ROOT].map((one) =>
    path.join(one, 'node_modules', name),
  );
  const place = places.find((one) => existsSync(one));
  expect(place, `${name}, which packages/${folder} declares, is installed`).toBeDefined();
  return place!;
}

/** Lets whatever lies in a folder import a package by its name. */
function link(folder: string, name: string, target: string): void {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(place), {recursive: true});
  symlinkSync(target, place, 'junction');
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

// Linked instead of installed: whole trees of packages take npm minutes, and it puts what a package does not declare
// where it is found all the same.
test.each(FOLDERS)('%s alone does what its README says', (folder) => {
  const alone = mkdtempSync(path.join(tmpdir(), 'collektive-package-'));
  const copyOf = (one: string): string => path.join(alone, one);
  const linkDeclared = (one: string, into: string): void => {
    for (const name of declaredBy(one)) {
      const other = BY_NAME.get(name);
      link(into, name, other === undefined ? installedFor(one, name) : copyOf(other));
    }
  };
  try {
    for (const one of withDeclared(folder)) {
      cpSync(path.join(PACKAGES, one), copyOf(one), {
        recursive: true,
        filter: (file) => path.basename(file) !== 'node_modules',
      });
      linkDeclared(one, copyOf(one));
    }
    const {code, output} = usageOf(folder);
    const reader = path.join(alone, 'reader');
    link(reader, manifestOf(folder).name, copyOf(folder));
    linkDeclared(folder, reader);
    writeFileSync(path.join(reader, 'usage.mts'), code);
    const printed = execFileSync(process.execPath, [TSX, 'usage.mts'], {
      cwd: reader,
      encoding: 'utf8',
    });
    expect(printed).toBe(output);
  } finally {
    rmSync(alone, {recursive: true, force: true});
  }
});

/** A copy of the project that a test changes by hand, and changes back. */
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {currentOf, readTree, recordDigest, recordFile, type Recording} from '@collektive/samples';
import {expect} from 'vitest';
import {FOLDER} from '../../../src/pictures/files';
import {ROOT} from '../files';

/** What is copied: all that a forger may touch, and what the checks read. */
const COPIED = ['samples', 'docs', 'blog', 'src/pages', 'src/home', 'src/css/tokens.css', FOLDER];

/** The day on which records are judged. */
export const TODAY = '2027-01-01';

let site = '';

/** Makes the copy. @returns its folder */
export function copySite(): string {
  site = mkdtempSync(path.join(tmpdir(), 'forged-'));
  const target = path.join(ROOT, 'samples', 'target');
  COPIED.forEach((folder) =>
    cpSync(path.join(ROOT, folder), at(folder), {
      recursive: true,
      filter: (file) => file !== target,
    }),
  );
  return site;
}

/** A file of the copy. */
export const at = (file: string): string => path.join(site, file);
export const read = (file: string): string => readFileSync(at(file), 'utf8');

/** Files as they were, those that were not there as `undefined`. */
const before = new Map<string, string | undefined>();
function keep(file: string): void {
  if (!before.has(file)) {
    before.set(file, existsSync(at(file)) ? read(file) : undefined);
  }
}
export function write(file: string, text: string): void {
  keep(file);
  writeFileSync(at(file), text);
}
export function remove(file: string): void {
  keep(file);
  rmSync(at(file));
}
/** Undoes all that was done to the copy. */
export function restore(): void {
  before.forEach((text, file) =>
    text === undefined ? rmSync(at(file)) : writeFileSync(at(file), text),
  );
  before.clear();
}

/** Changes a file; what is to be replaced has to be there. */
export function change(file: string, from: string | RegExp, to: string): void {
  const changed = read(file).replace(from, to);
  expect(changed, `${file} has ${String(from)}`).not.toBe(read(file));
  write(file, changed);
}

export const recordAt = (name: string): string =>
  path.relative(site, recordFile(at('samples'), name));

/** Changes a record; the digest of the record itself is made anew when the forger knows how. */
export function changeRecord(
  name: string,
  by: (record: Recording) => Recording,
  coherent = false,
): void {
  const changed = by(JSON.parse(read(recordAt(name))) as Recording);
  const digests = coherent ? {...changed.digests, record: recordDigest(changed)} : changed.digests;
  write(recordAt(name), JSON.stringify({...changed, digests}, null, 2));
}

/** Makes all digests of a record anew, as a forger can who has read how it is done. */
export function sealAgain(name: string): void {
  const tree = readTree(at('samples'));
  const source = tree.sources.find((one) => one.name === name)!;
  changeRecord(
    name,
    (record) => ({...record, digests: {...record.digests, ...currentOf(tree, source).digests}}),
    true,
  );
}

export const print =
  (name: string, output: string, from: string, to: string) => (record: Recording) => {
    const text = record.outputs![output];
    expect(text, `${name}#${output}`).toContain(from);
    return {...record, outputs: {...record.outputs, [output]: text.replace(from, to)}};
  };

export const TESTS = 'samples/src/test/kotlin';

/** A way to change what a page says of a run. */
export interface Kind {
  what: string;
  tamper: () => void;
  /** What is said of it without the library. */
  says: RegExp;
  /** The page in which it shows; without one, it shows in the samples. */
  page?: string;
}

/** What takes a build long, kept for the next one and for `npm start`. */
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from '@collektive/samples';
import {pathsBelow} from './paths';
import {readText} from './text';

const SITE = path.join(__dirname, '..');
const CACHE = 'node_modules/.cache/kept';

/** A digest of code, of the libraries that are installed, and of what runs them. */
function codeDigest(site: string, folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    pathsBelow(site, folder).filter((file) => /\.tsx?$/.test(file)),
  );
  const digests = [...files, 'package-lock.json'].map(
    (file) => `${file} ${hashOf(readText(path.join(site, file)))}`,
  );
  return hashOf([process.version, ...digests].join('\n')).slice(0, 16);
}

/** Makes a folder for results of this code, and removes those of other code. */
function openFolder(site: string, kind: string, folders: readonly string[]): string {
  const cache = path.join(site, CACHE, kind);
  const digest = codeDigest(site, folders);
  mkdirSync(path.join(cache, digest), {recursive: true});
  readdirSync(cache)
    .filter((other) => other !== digest)
    .forEach((other) => rmSync(path.join(cache, other), {recursive: true, force: true}));
  return path.join(cache, digest);
}

/** What a file holds; nothing where it is missing, or is none of ours. */
function readResult(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    JSON.parse(text);
    return text;
  } catch {
    return undefined;
  }
}

/** Written beside and then moved: another build may read at the same moment. */
function writeResult(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/**
 * Results of one kind: made once in a process, and once for the same code in all builds.
 * @param kind a word for them, the name of their folder
 * @param code all that decides what they are besides the input: folders below the site's
 * @param run makes a result that is data, of input that is; what it throws is thrown, and not kept
 * @param site the folder of the site
 */
export function kept<Input extends object, Result>(
  kind: string,
  code: readonly string[],
  run: (input: Input) => Result,
  site = SITE,
): (input: Input) => Result {
  const results = new Map<string, Result>();
  let folder: string | undefined;
  return (input) => {
    // Some results hold sentences, in the language of the build.
    const key = hashOf([input, globalThis.TEXTS].map((one) => JSON.stringify(one)).join(' '));
    const before = results.get(key);
    if (before !== undefined) {
      return before;
    }
    folder ??= openFolder(site, kind, code);
    const file = path.join(folder, `${key}.json`);
    const found = readResult(file);
    const text = found ?? JSON.stringify(run(input));
    if (found === undefined) {
      writeResult(file, text);
    }
    // The same, whether it was kept or made.
    const result = JSON.parse(text) as Result;
    results.set(key, result);
    return result;
  };
}

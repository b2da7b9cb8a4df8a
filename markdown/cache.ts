/** What takes a build long, kept for the next one and for `npm start`. */
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf} from '@collektive/samples';
import {pathsBelow} from './paths';
import {readText} from './text';

const SITE = path.join(__dirname, '..');
const CACHE = 'node_modules/.cache/results';

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

/** Texts of JSON by names that are fit for files. */
export interface CacheFolder {
  readonly path: string;
  /** Nothing where none was written, or a file is none of ours. */
  read: (key: string) => string | undefined;
  write: (key: string, text: string) => void;
}

/**
 * Opens the results that code of a digest found, and removes those of other code.
 * @param kind a word for them, the name of their folder
 */
export function cacheFolder(kind: string, digest: string, site = SITE): CacheFolder {
  const cache = path.join(site, CACHE, kind);
  const folder = path.join(cache, digest);
  mkdirSync(folder, {recursive: true});
  readdirSync(cache)
    .filter((other) => other !== digest)
    .forEach((other) => rmSync(path.join(cache, other), {recursive: true, force: true}));
  return {
    path: folder,
    read: (key) => readResult(path.join(folder, `${key}.json`)),
    write: (key, text) => writeResult(path.join(folder, `${key}.json`), text),
  };
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
export function cached<Input extends object, Result>(
  kind: string,
  code: readonly string[],
  run: (input: Input) => Result,
  site = SITE,
): (input: Input) => Result {
  const results = new Map<string, Result>();
  let cache: CacheFolder | undefined;
  return (input) => {
    const key = hashOf(JSON.stringify(input));
    const before = results.get(key);
    if (before !== undefined) {
      return before;
    }
    cache ??= cacheFolder(kind, codeDigest(site, code), site);
    const found = cache.read(key);
    const text = found ?? JSON.stringify(run(input));
    if (found === undefined) {
      cache.write(key, text);
    }
    // The same, whether it was kept or made.
    const result = JSON.parse(text) as Result;
    results.set(key, result);
    return result;
  };
}

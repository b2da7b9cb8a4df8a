import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../didYouMean';

/** What a real run of a sample left behind, in `samples/recorded/<File>.json`. */
export interface Recording {
  source: string;
  sha256: string;
  collektive: string;
  kotlin: string;
  date: string;
  /** What was printed, by name of region or run. */
  outputs?: Record<string, string>;
  /** What the compiler, or the run, said of a wrong sample. */
  diagnostics?: Record<string, string>;
}

/** The versions that samples are compiled with. */
export type Versions = Record<'collektive' | 'kotlin', string>;

/** A source file below samples/. */
export interface Sample {
  /** Path below samples/, with slashes. */
  path: string;
  source: string;
  /** Its record, `undefined` when it never ran. */
  recording?: Recording;
  /** Why the record does not count for this source, `undefined` when it does. */
  stale?: string;
}

/** Folders of samples/ that hold sources. */
const FOLDERS = ['src', 'mistakes'];

const sourcesOf = (root: string): string[] =>
  FOLDERS.filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => file.endsWith('.kt'))
    .sort();

/** Why a record does not belong to these bytes and versions, as half a sentence. */
export function staleness(
  recording: Recording | undefined,
  bytes: Buffer,
  versions: Versions,
): string | undefined {
  if (!recording) {
    return 'has no record: it never ran';
  }
  if (recording.sha256 !== createHash('sha256').update(bytes).digest('hex')) {
    return `has changed since it was recorded on ${recording.date}`;
  }
  for (const [name, key] of [
    ['Collektive', 'collektive'],
    ['Kotlin', 'kotlin'],
  ] as const) {
    if (recording[key] !== versions[key]) {
      return `was recorded with ${name} ${recording[key]}, and samples/versions.json says ${versions[key]}`;
    }
  }
  return undefined;
}

const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

/**
 * Finds a sample by its file name or by the end of its path.
 * @param root the folder samples/
 * @param wanted `Gradient.kt` or `mistakes/Gradient.kt`
 * @throws Error with the second half of a sentence, when none or more than one fits
 */
export function findSample(root: string, wanted: string): Sample {
  const sources = sourcesOf(root);
  const fits = sources.filter((file) => file === wanted || file.endsWith(`/${wanted}`));
  const [file] = fits;
  if (file === undefined) {
    const names = sources.map((source) => path.posix.basename(source));
    throw new Error(
      `there is no sample ${wanted}.${didYouMean(wanted, names)} Correct the name, or add the file to samples/src or samples/mistakes`,
    );
  }
  if (fits.length > 1) {
    throw new Error(
      `the name ${wanted} fits ${fits.join(' and ')}. Write as much of the path as tells them apart`,
    );
  }
  const bytes = readFileSync(path.join(root, file));
  const versions = readJson<Versions>(path.join(root, 'versions.json'));
  if (!versions) {
    throw new Error('samples/versions.json is missing. It names the versions of every sample');
  }
  const name = path.posix.basename(file, '.kt');
  const recording = readJson<Recording>(path.join(root, 'recorded', `${name}.json`));
  return {
    path: file,
    source: bytes.toString('utf8'),
    recording,
    stale: staleness(recording, bytes, versions),
  };
}

/**
 * The records of samples: for each source that pages may quote, what its real run printed, the hash
 * of the source it ran from, and the versions it ran with.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Source} from './sources';

/** The versions that samples are compiled with. */
export type Versions = Record<'collektive' | 'kotlin', string>;

/** Words by the name of a region or a run. */
export type Texts = Record<string, string>;

/** What a real run of a sample left behind, in `samples/recorded/<File>.json`. */
export interface Recording extends Versions {
  /** Path of the source below samples/. */
  source: string;
  /** Day of the run, `2026-01-31`. */
  date: string;
  /** What was printed. */
  outputs?: Texts;
  /** What the compiler, or the run, said of a wrong sample. */
  diagnostics?: Texts;
  /** Why nothing was printed and nothing said. */
  silent?: string;
  digests: Digests;
}

/** Hashes in hexadecimal, by which a change after the run shows without another run. */
export interface Digests {
  /** Of the source. */
  source: string;
  /** Of all files that it depends on, and of what builds it. */
  helpers: string;
  /** Of the words of its tests, with what they expect. */
  tests: string;
  /** Of the record itself, all but the digests. */
  record: string;
}

function readJson<T>(file: string): T | undefined {
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    throw new Error(
      `samples/${path.basename(path.dirname(file))}/${path.basename(file)} is not valid JSON: ${String(error)}`,
      {
        cause: error,
      },
    );
  }
}

export const hashOf = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The digest of a record itself. */
export function recordDigest({
  source,
  collektive,
  kotlin,
  date,
  outputs = {},
  diagnostics = {},
  silent,
}: Omit<Recording, 'digests'>): string {
  return hashOf(
    JSON.stringify([
      source,
      collektive,
      kotlin,
      date,
      sorted(outputs),
      sorted(diagnostics),
      silent,
    ]),
  );
}

const sorted = (texts: Texts): [string, string][] =>
  Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * @param root the folder samples/
 * @throws Error when versions.json is missing
 */
export function versionsOf(root: string): Versions {
  const versions = readJson<Versions>(path.join(root, 'versions.json'));
  if (!versions) {
    throw new Error('samples/versions.json is missing. It names the versions of every sample');
  }
  return versions;
}

/** The file that holds the record of the sample `name`. */
export const recordFile = (root: string, name: string): string =>
  path.join(root, 'recorded', `${name}.json`);

/**
 * The record of the sample `name`, `undefined` when it never ran.
 * @throws Error when the file is not valid JSON
 */
export const recordOf = (root: string, name: string): Recording | undefined =>
  readJson(recordFile(root, name));

const NAMES: Record<keyof Versions, string> = {collektive: 'Collektive', kotlin: 'Kotlin'};

/** The digests that a source has now, and which files they were made of. */
export interface Current {
  digests: Omit<Digests, 'record'>;
  /** What the source depends on. */
  helpers: string[];
  /** The files of its tests. */
  tests: string[];
}

/**
 * Why a record does not count for a source as it is now and these versions.
 * @returns half a sentence for each reason, none when the record counts
 */
export function staleness(
  recording: Recording | undefined,
  source: Pick<Source, 'path'>,
  {digests, helpers, tests}: Current,
  versions: Versions,
): string[] {
  if (!recording) {
    return ['has no record: it never ran'];
  }
  const {digests: then = NO_DIGESTS} = recording;
  const keys = Object.keys(NAMES) as (keyof Versions)[];
  const changed = (what: keyof typeof digests, words: string): string[] =>
    then[what] === digests[what] ? [] : [`${words} since it was recorded on ${recording.date}`];
  return [
    ...changed('source', 'has changed'),
    ...changed('helpers', `depends on files of which one has changed (${helpers.join(', ')})`),
    ...changed('tests', `has a test that has changed (${tests.join(', ') || 'it has none now'})`),
    ...(recordDigest(recording) === then.record
      ? []
      : ['has a record that was changed after the run, by hand']),
    ...(recording.source === source.path ? [] : [`was recorded as ${recording.source}`]),
    ...keys
      .filter((key) => recording[key] !== versions[key])
      .map(
        (key) =>
          `was recorded with ${NAMES[key]} ${recording[key]}, and samples/versions.json says ${versions[key]}`,
      ),
  ];
}

const NO_DIGESTS: Partial<Digests> = {};

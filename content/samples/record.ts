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
  /** Hash of the source, in hexadecimal. */
  sha256: string;
  /** Day of the run, `2026-01-31`. */
  date: string;
  /** What was printed. */
  outputs?: Texts;
  /** What the compiler, or the run, said of a wrong sample. */
  diagnostics?: Texts;
}

const readJson = <T>(file: string): T | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

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

/** The record of the sample `name`, `undefined` when it never ran. */
export const recordOf = (root: string, name: string): Recording | undefined =>
  readJson(recordFile(root, name));

const NAMES: Record<keyof Versions, string> = {collektive: 'Collektive', kotlin: 'Kotlin'};

/**
 * Why a record does not count for a source and these versions.
 * @returns half a sentence for each reason, none when the record counts
 */
export function staleness(
  recording: Recording | undefined,
  source: Pick<Source, 'path' | 'bytes'>,
  versions: Versions,
): string[] {
  if (!recording) {
    return ['has no record: it never ran'];
  }
  const keys = Object.keys(NAMES) as (keyof Versions)[];
  return [
    ...(recording.sha256 === hashOf(source.bytes)
      ? []
      : [`has changed since it was recorded on ${recording.date}`]),
    ...(recording.source === source.path ? [] : [`was recorded as ${recording.source}`]),
    ...keys
      .filter((key) => recording[key] !== versions[key])
      .map(
        (key) =>
          `was recorded with ${NAMES[key]} ${recording[key]}, and samples/versions.json says ${versions[key]}`,
      ),
  ];
}

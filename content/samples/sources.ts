/** The Kotlin sources below samples/, and those of them that need a record. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {pathsBelow} from '../paths';
import {readText} from '../text';

/** A source file below samples/. */
export interface Source {
  /** Path below samples/, with slashes. */
  path: string;
  /** File name without its ending; unique in all samples. */
  name: string;
  bytes: Buffer;
}

/** Folders of samples/ that hold what pages quote. */
const FOLDERS = ['src', 'mistakes'];

const REGION = /^\s*\/\/ #region /m;

/** The files of a folder, none when it is missing. */
export const listed = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).sort() : [];

/** The names of all records. */
export const recordedNames = (root: string): string[] =>
  listed(path.join(root, 'recorded'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'));

/**
 * Paths of all sources, sorted.
 * @param root the folder samples/
 */
export const sourcePaths = (root: string): string[] =>
  FOLDERS.flatMap((folder) => pathsBelow(root, folder))
    .filter((file) => file.endsWith('.kt'))
    .sort();

/** @param file path below `root` */
export const readSource = (root: string, file: string): Source => ({
  path: file,
  name: path.posix.basename(file, '.kt'),
  bytes: Buffer.from(readText(path.join(root, file))),
});

/**
 * The sources that need a record, sorted by path: those with regions, which pages may quote, those
 * that have one, because something else reads it, and those that a run named.
 * @param root the folder samples/
 * @param ran names of samples whose run printed something
 */
export function recordedSources(root: string, ran: string[] = []): Source[] {
  const read = new Set([...recordedNames(root), ...ran]);
  return sourcePaths(root)
    .map((file) => readSource(root, file))
    .filter(({name, bytes}) => REGION.test(bytes.toString('utf8')) || read.has(name));
}

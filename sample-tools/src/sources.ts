/** The Kotlin sources below samples/, and those of them that need a record. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

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

/** The files of a folder, none when it is missing. @param recursive those of its folders, too */
export const listed = (folder: string, recursive = false): string[] =>
  existsSync(folder) ? readdirSync(folder, {recursive, encoding: 'utf8'}).sort() : [];

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
  FOLDERS.flatMap((folder) =>
    listed(path.join(root, folder), true).map((file) =>
      [folder, ...file.split(path.sep)].join('/'),
    ),
  )
    .filter((file) => file.endsWith('.kt'))
    .sort();

/** A source with the ends of lines that the repository has, whatever a clone made of them. @param file path below `root` */
export const readSource = (root: string, file: string): Source => ({
  path: file,
  name: path.posix.basename(file, '.kt'),
  bytes: Buffer.from(readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n')),
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

import {strToU8, zipSync} from 'fflate';

/** A file of a project. */
export interface ProjectFile {
  /** Path in the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

/**
 * When each file of an archive was written, as archives say it: without a time zone, the same in each
 * build.
 */
const WRITTEN = new Date(2026, 0, 1);

/**
 * Packs files into an archive: the same bytes for the same files, on every machine.
 * @param folder that the files lie in within it
 * @param files in the order of the archive
 */
export const archive = (folder: string, files: readonly ProjectFile[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(files.map(({path, text}) => [`${folder}/${path}`, strToU8(text)])), {
    mtime: WRITTEN,
    level: 9,
  });

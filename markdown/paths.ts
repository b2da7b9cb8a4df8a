import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** A path as the repository and addresses write it, with slashes. */
const withSlashes = (file: string): string => file.split(path.sep).join('/');

/** The path of a file from a folder. @param file in a whole path; the folder itself without one */
export const pathFrom = (folder: string, file = folder): string =>
  withSlashes(path.relative(folder, file));

/** What is below a folder, as paths from a root, sorted; nothing when it is missing. */
export function pathsBelow(root: string, folder = ''): string[] {
  const whole = path.join(root, folder);
  return existsSync(whole)
    ? readdirSync(whole, {recursive: true, encoding: 'utf8'})
        .map((file) => path.posix.join(folder, withSlashes(file)))
        .sort()
    : [];
}

import {readdirSync} from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(__dirname, '../..');

/** Files below a folder of the project, as paths with slashes from its root, without tests. */
export function filesOf(folder: string, kinds = /\.tsx?$/): string[] {
  return readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => kinds.test(file) && !/\.(test|d)\.tsx?$/.test(file))
    .sort();
}

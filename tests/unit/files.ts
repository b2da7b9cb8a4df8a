import {readdirSync} from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(__dirname, '../..');

/** What is installed, and what programs have left behind. */
const NOT_OURS = new Set(['node_modules', '.tmp']);

/** Files below a folder of the project, as paths with slashes from its root, without tests. */
export function filesOf(folder: string, kinds = /\.tsx?$/): string[] {
  return readdirSync(path.join(ROOT, folder), {withFileTypes: true})
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        return NOT_OURS.has(entry.name) ? [] : filesOf(file, kinds);
      }
      return kinds.test(file) && !/\.(test|d)\.tsx?$/.test(file) ? [file] : [];
    })
    .sort();
}

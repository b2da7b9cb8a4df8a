/** The files of the project that may name a page. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Tree} from './links';

/** What is installed, built, measured or kept of releases that are out. */
const NOT_OURS = /^(?:node_modules|build.*|target|results|static|versioned_.*|\..*)$/;
const TEXT = /\.(?:mdx?|m?tsx?|json|ya?ml)$/;
/** Made by programs, and large. */
const NOT_WRITTEN = /(?:package-lock|library)\.json$|^samples\/recorded\//;

/** Files by path with slashes; of pictures and the like just that they are there. @param root the project's folder */
export function readTree(root: string, folder = ''): Tree {
  const tree = new Map<string, string>();
  for (const entry of readdirSync(path.join(root, folder), {withFileTypes: true})) {
    const file = path.posix.join(folder, entry.name);
    if (NOT_OURS.test(entry.name)) {
      continue;
    }
    if (entry.isDirectory()) {
      readTree(root, file).forEach((text, name) => tree.set(name, text));
    } else {
      const isText = TEXT.test(file) && !NOT_WRITTEN.test(file);
      tree.set(file, isText ? readFileSync(path.join(root, file), 'utf8') : '');
    }
  }
  return tree;
}

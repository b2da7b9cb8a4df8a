/** Since which release the library has a name, read from the tags of its repository. */
import {execFileSync} from 'node:child_process';
import type {LibrarySymbol} from '../../markdown/reference/symbols';
import {declarations} from './kotlin';

/** `package name`, and of members `package Owner.name`. */
export const keyOf = (own: string, {owner, name}: LibrarySymbol): string =>
  `${own} ${owner === undefined ? name : `${owner}.${name}`}`;

const MOST_BYTES = 1 << 28;

/**
 * @param root a clone of the library's repository, with its tags
 * @param release the tag that is described
 * @returns for each name of the release, by {@link keyOf}, the first of the releases without a gap that have it in its package
 */
export function since(root: string, release: string): Map<string, string> {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', root, ...args], {encoding: 'utf8', maxBuffer: MOST_BYTES});
  const tags = git('tag', '--merged', release, '--sort=-version:refname').trim().split('\n');
  const releases = tags.filter((tag) => /^\d+\.\d+\.\d+$/.test(tag));
  const read = new Map<string, string[]>();
  /** The names of a file, which most releases leave as it is. */
  const namesOf = (blob: string): string[] => {
    if (!read.has(blob)) {
      const source = git('cat-file', 'blob', blob);
      const own = /^package (.+)$/m.exec(source)?.[1] ?? '';
      read.set(
        blob,
        declarations(source).map((one) => keyOf(own, one)),
      );
    }
    return read.get(blob)!;
  };
  const namesAt = (tag: string): Set<string> =>
    new Set(
      git('ls-tree', '-r', tag)
        .split('\n')
        .map((line) => /^\S+ blob (\S+)\t.*\/commonMain\/kotlin\/.*\.kt$/.exec(line)?.[1])
        .filter((blob) => blob !== undefined)
        .flatMap(namesOf),
    );
  const found = new Map<string, string>();
  let kept = [...namesAt(release)];
  for (const tag of releases) {
    const names = namesAt(tag);
    kept = kept.filter((name) => names.has(name));
    kept.forEach((name) => found.set(name, tag));
  }
  return found;
}

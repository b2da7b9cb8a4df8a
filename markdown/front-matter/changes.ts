// cspell:ignore shortlog
import {spawnSync} from 'node:child_process';

/** Before the time and the author of a commit, in what git prints; no name of a file begins like that. */
const COMMIT = '//';

/** A history of ten thousand commits fits many times. */
const MAX_BYTES = 2 ** 28;

/** @returns what git prints, nothing where it cannot */
function git(siteDir: string, ...args: string[]): string {
  const {status, stdout} = spawnSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
  });
  return status === 0 ? stdout : '';
}

/** Why nobody knows when files were last changed, with what to do about it; nothing where git knows. */
export function historyFault(siteDir: string): string | undefined {
  const isPart = git(siteDir, 'rev-parse', '--is-shallow-repository').trim();
  if (isPart === 'true') {
    return 'this clone has only a part of the history. "git fetch --unshallow" brings the rest';
  }
  return isPart === '' || git(siteDir, 'rev-parse', '--verify', 'HEAD') === ''
    ? 'there is no git here, or no history of this folder. Clone the site with git to have them'
    : undefined;
}

/** Have several people changed what a folder holds? Else a name on each page says nothing. */
export const hasAuthors = (siteDir: string, folder: string): boolean =>
  git(siteDir, 'shortlog', '--summary', 'HEAD', '--', folder).trim().split('\n').length > 1;

export interface Change {
  /** In milliseconds. */
  time: number;
  author: string;
}

/**
 * When files were last changed and by whom, by one look at the history: the framework asks for each file by itself.
 * @param siteDir folder of the site, within a repository
 * @param folder below it
 * @returns the newest commit of each file, by its path below `siteDir`;
 *   nothing for files that git does not know, and nothing at all without a whole history
 */
export function lastChanges(siteDir: string, folder: string): Map<string, Change> {
  const prefix = git(siteDir, 'rev-parse', '--show-prefix').trim();
  const settings = ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'];
  // Of a merge, what is like none of its parents; there, git would not make names relative.
  const options = [
    `--format=${COMMIT}%ct %aN`,
    '--name-only',
    '-c',
    '--no-renames',
    '--no-relative',
  ];
  const changes = new Map<string, Change>();
  if (historyFault(siteDir) !== undefined) {
    return changes;
  }
  let change: Change = {time: 0, author: ''};
  for (const line of git(siteDir, ...settings, 'log', ...options, '--', folder).split('\n')) {
    if (line.startsWith(COMMIT)) {
      const [seconds, ...names] = line.slice(COMMIT.length).split(' ');
      change = {time: Number(seconds) * 1000, author: names.join(' ')};
    } else if (line) {
      const file = line.slice(prefix.length);
      changes.set(file, changes.get(file) ?? change);
    }
  }
  return changes;
}

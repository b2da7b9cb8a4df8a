import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {hasAuthors, historyFault, lastChanges} from './changes';

const repository = mkdtempSync(path.join(tmpdir(), 'changes-'));
const site = path.join(repository, 'site');
afterAll(() => rmSync(repository, {recursive: true}));

const git = (args: string[], seconds = 0, name = 'Ada'): string =>
  execFileSync('git', ['-c', `user.name=${name}`, '-c', 'user.email=a@example.org', ...args], {
    cwd: repository,
    encoding: 'utf8',
    env: {...process.env, GIT_COMMITTER_DATE: `@${seconds} +0000`},
  });

function commit(seconds: number, files: Record<string, string>, name?: string): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  git(['add', '--all'], seconds);
  git(['commit', '--quiet', '--message', 'words'], seconds, name);
}

/** What the framework asks, for each file by itself. */
const asked = (file: string): number =>
  Number(git(['log', '--format=%ct', '--max-count=1', '--', `site/${file}`])) * 1000;

describe('when files were last changed', () => {
  test('is what git says of each of them, through renames, merges and odd names', () => {
    git(['init', '--quiet', '--initial-branch=main']);
    const odd = 'docs/naïve page.mdx';
    commit(1000, {'docs/a.mdx': '1', 'docs/b.mdx': '1', [odd]: '1', 'blog/c.mdx': '1'});
    commit(2000, {'docs/a.mdx': '2', 'docs/deep/d.mdx': 'a text that is moved'});
    git(['mv', 'site/docs/deep/d.mdx', 'site/docs/e.mdx']);
    commit(3000, {});
    git(['checkout', '--quiet', '-b', 'other', 'HEAD~1']);
    commit(4000, {'docs/b.mdx': '2', 'docs/f.mdx': 'theirs'});
    git(['checkout', '--quiet', 'main']);
    commit(5000, {'docs/f.mdx': 'ours'});
    try {
      git(['merge', '--quiet', '--no-commit', 'other'], 6000);
    } catch {
      // Both have changed a file: what stands there in the end is like neither.
    }
    commit(6000, {'docs/f.mdx': 'both'});
    writeFileSync(path.join(site, 'docs/new.mdx'), 'not committed');

    const changes = lastChanges(site, 'docs');
    const files = ['docs/a.mdx', 'docs/b.mdx', odd, 'docs/e.mdx', 'docs/f.mdx'];
    expect(files.map((file) => changes.get(file)?.time)).toEqual(files.map(asked));
    expect(changes.get('docs/a.mdx')).toEqual({time: 2_000_000, author: 'Ada'});
    expect(changes.get('docs/f.mdx')?.time).toBe(6_000_000);
    expect(changes.has('docs/new.mdx')).toBe(false);
    expect([...changes.keys()].some((file) => !file.startsWith('docs/'))).toBe(false);
  });

  test('by whom is told where several people write', () => {
    expect(hasAuthors(site, 'docs')).toBe(false);
    commit(7000, {'docs/a.mdx': '3'}, 'Grace van Berg');
    expect(hasAuthors(site, 'docs')).toBe(true);
    expect(hasAuthors(site, 'blog')).toBe(false);
    expect(lastChanges(site, 'docs').get('docs/a.mdx')?.author).toBe('Grace van Berg');
    expect(hasAuthors(path.parse(repository).root, 'docs')).toBe(false);
  });

  test('nobody knows outside of a repository, and that is said', () => {
    const {root} = path.parse(repository);
    expect(lastChanges(root, 'docs')).toEqual(new Map());
    expect(historyFault(root)).toContain('Clone the site with git');
    expect(historyFault(site)).toBeUndefined();
  });

  test('nor in a clone with a part of the history, which dates all by its first commit', () => {
    const clone = path.join(repository, 'shallow');
    git(['clone', '--quiet', '--depth', '1', `file://${repository}`, clone]);
    expect(lastChanges(path.join(clone, 'site'), 'docs')).toEqual(new Map());
    expect(historyFault(path.join(clone, 'site'))).toContain('git fetch --unshallow');
  });
});

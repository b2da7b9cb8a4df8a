import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {keyOf, since} from './since';

const root = mkdtempSync(path.join(tmpdir(), 'since-'));
afterAll(() => rmSync(root, {recursive: true}));

const git = (...args: string[]): void => {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  execFileSync('git', ['-C', root, ...who, ...args], {stdio: 'ignore'});
};

function release(tag: string, source: string): void {
  writeFileSync(path.join(root, 'dsl/src/commonMain/kotlin/A.kt'), source);
  git('add', '.');
  git('commit', '-m', tag);
  git('tag', tag);
}

test('a name is there since the first release without a gap that has it in its package', () => {
  mkdirSync(path.join(root, 'dsl/src/commonMain/kotlin'), {recursive: true});
  git('init');
  release(
    '1.0.0',
    'package a\n\nfun stays(): Int = 1\n\nfun moves(): Int = 1\n\nfun comesBack(): Int = 1\n',
  );
  release('1.1.0', 'package a\n\nfun stays(more: Int): Int = more\n');
  release(
    '10.0.0',
    'package a\n\nfun stays(): Int = 1\n\nclass A {\n    fun moves(): Int = 1\n}\n\nfun comesBack(): Int = 1\n',
  );
  release('11.0.0-beta', 'package a\n');
  release(
    '11.0.0',
    'package a\n\nfun stays(): Int = 1\n\nclass A {\n    fun moves(): Int = 1\n}\n\nfun comesBack(): Int = 1\n',
  );
  release('12.0.0', 'package a\n\nfun later(): Int = 1\n');
  expect(Object.fromEntries(since(root, '11.0.0'))).toEqual({
    'a stays': '1.0.0',
    'a A': '10.0.0',
    'a A.moves': '10.0.0',
    'a comesBack': '10.0.0',
  });
});

test('a member is named with its class', () => {
  const member = {owner: 'A', name: 'b', kind: 'fun', signature: 'fun b()', line: 1} as const;
  expect(keyOf('it.own', member)).toBe('it.own A.b');
});

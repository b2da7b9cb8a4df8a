/**
 * An alarm for the next release of the framework: what this project replaces, reads or stands in for inside a library
 * is what it was when it was read. Where it is not, the test shows what changed.
 */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {changesOf, diffCommand, ejectedParts, readNow, reliedOn, type Change} from './files';
import READ from './read.json';

const ROOT = path.join(__dirname, '../..');

/** A list that a maintainer can read in an hour. */
const MOST_FILES = 45;

/** A change, and what npm says that is another there. */
function explain(change: Change): string {
  const {file, places, before, now} = change;
  const told = `${places.join(', ')} relies on ${file}: ${now ? (before ? `read in ${before.version}, another in ${now.version}` : 'never read') : 'gone'}`;
  const command = diffCommand(change);
  if (!command) {
    return told;
  }
  try {
    return `${told}\n${execFileSync(command[0], command.slice(1), {cwd: ROOT, encoding: 'utf8'})}`;
  } catch {
    return `${told}\nSee what changed: ${command.join(' ')}`;
  }
}

describe('libraries', () => {
  it('are inside what this site was written against; once read again: npm run upstream:accept', () => {
    const changes = changesOf(reliedOn(ROOT), READ, readNow(ROOT));
    expect(changes.map(explain)).toEqual([]);
  });

  it('are relied on in few files, by places that exist', () => {
    expect(Object.keys(READ).length).toBeLessThanOrEqual(MOST_FILES);
    expect(Object.keys(READ)).toEqual(Object.keys(readNow(ROOT)));
  });

  it('have a component for every ejected one', () => {
    expect(ejectedParts(ROOT)).toContain('Footer');
    expect(ejectedParts(ROOT)).not.toContain('MDXComponents');
    expect(reliedOn(ROOT)).toHaveProperty('src/theme/Footer');
  });
});

describe('changes', () => {
  const relied = {'src/theme/Footer': ['@a/theme/Footer.js']};
  const reading = (version: string, hash: string) => ({'@a/theme/Footer.js': {version, hash}});

  it('are none while the content is the same, whatever the version', () => {
    expect(changesOf(relied, reading('1.0.0', 'aa'), reading('2.0.0', 'aa'))).toEqual([]);
  });

  it('name the file, who relies on it, and the command that shows what is another', () => {
    const [change] = changesOf(relied, reading('1.0.0', 'aa'), reading('2.0.0', 'bb'));
    expect(change).toMatchObject({file: '@a/theme/Footer.js', places: ['src/theme/Footer']});
    expect(diffCommand(change)?.join(' ')).toBe(
      'npm diff --diff=@a/theme@1.0.0 --diff=@a/theme@2.0.0 Footer.js',
    );
  });

  it('are files that are gone, and files that nobody has read', () => {
    const gone = changesOf(relied, reading('1.0.0', 'aa'), {});
    const never = changesOf(relied, {}, reading('1.0.0', 'aa'));
    expect([...gone, ...never].map(diffCommand)).toEqual([undefined, undefined]);
  });
});

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
  it('are inside what this site was written against; once read again: npx tsx scripts/upstream/main.ts', () => {
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

/**
 * An alarm for the next release of the framework: what this project replaces, reads or stands in for inside a library
 * is what it was when it was read. Where it is not, the test says how to see what changed.
 */
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {changesOf, ejectedParts, packageOf, readNow, reliedOn, type Change} from './files';
import READ from './read.json';

const ROOT = path.join(__dirname, '../..');

/** A list that a maintainer can read in an hour. */
const MOST_FILES = 45;

/** A change, and how to see what is another there. */
function explain({file, places, before, now}: Change): string {
  const name = packageOf(file);
  const how =
    before && now
      ? `read in ${before.version}, another in ${now.version}: npm diff --diff=${name}@${before.version} --diff=${name}@${now.version} ${file.slice(name.length + 1)}`
      : now
        ? 'never read'
        : 'gone';
  return `${places.join(', ')} relies on ${file}: ${how}`;
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

/** Names of built scripts: the same input gives the same, whatever a cache held. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {digestOf, RELEASE} from '../../plugins/shards/release';

const SCRIPTS = 'assets/js';
const FOLDER = path.join(__dirname, '../../build', SCRIPTS);

test('scripts of the framework are named after what all of them hold, and after nothing else', () => {
  const files = readdirSync(FOLDER).filter((file) => /^[\w-]+\.[0-9a-f]{8}\.js$/.test(file));
  const digests = files.map((file) => file.split('.')[1]);
  // That of most: a few files have hashes of their own.
  const [digest] = digests.sort((a, b) => count(digests, b) - count(digests, a));
  const texts = files
    .filter((file) => file.includes(`.${digest}.`))
    .map((file) => [
      `${SCRIPTS}/${file.replace(digest, RELEASE)}`,
      readFileSync(path.join(FOLDER, file), 'utf8').replaceAll(digest, RELEASE),
    ]);
  expect(texts.length).toBeGreaterThan(50);
  expect(digestOf(Object.fromEntries(texts) as Record<string, string>)).toBe(digest);
});

const count = (list: readonly string[], one: string): number =>
  list.filter((other) => other === one).length;

/** What reading the configuration loads: every command waits for it. */
import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const ROOT = path.join(__dirname, '../..');
const CONFIG = createRequire(__filename).resolve('@docusaurus/core/lib/server/config.js');

/** Reads the configuration as the framework does, and says which modules that loaded. */
const PROGRAM = `
  require(${JSON.stringify(CONFIG)})
    .loadSiteConfig({siteDir: process.cwd()})
    .then(() => console.log(JSON.stringify(Object.keys(require.cache))));`;

const loaded = JSON.parse(
  execFileSync(process.execPath, ['-e', PROGRAM], {cwd: ROOT, encoding: 'utf8'}),
) as string[];

const loads = (part: string): boolean => loaded.some((file) => file.includes(part));

describe('reading the configuration loads', () => {
  test.each(['plugins/all.ts', 'content/remark/index.ts'])('what pages go through: %s', (file) => {
    expect(loads(path.normalize(file))).toBe(true);
  });

  test.each([
    'plugins/machines/',
    'packages/cards/',
    'packages/twins/src/content',
    'node_modules/satori/',
  ])('nothing that is for pages once they are written: %s', (folder) => {
    expect(loads(path.normalize(folder))).toBe(false);
  });

  test('every library once: none apart from those of the framework', () => {
    expect(loaded.filter((file) => file.includes('?'))).toEqual([]);
  });
});

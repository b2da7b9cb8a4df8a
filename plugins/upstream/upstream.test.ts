import {existsSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, describe, expect, it} from 'vitest';
import upstream, {acceptedFingerprints} from '.';
import {changes, ejectedParts, MISSING, takeFingerprints} from './fingerprints';
import {RELIANCES} from './reliances';

const ROOT = path.join(__dirname, '../..');
const taken = takeFingerprints(ROOT);

describe('what is installed', () => {
  it('is what the places that rely on it were written against', () => {
    expect(changes(acceptedFingerprints(), taken)).toEqual([]);
  });

  it('is stored for places that exist, and no others', () => {
    const places = Object.keys(acceptedFingerprints());
    expect(places).toEqual(Object.keys(taken));
    const gone = Object.keys(RELIANCES).filter((place) => !existsSync(path.join(ROOT, place)));
    expect(gone).toEqual([]);
  });

  it('has a stock component for every ejected one', () => {
    const parts = ejectedParts(ROOT).map((part) => `src/theme/${part}`);
    expect(parts).toContain('src/theme/Footer');
    expect(parts).not.toContain('src/theme/CodeBlock');
    expect(parts.filter((part) => !(part in taken))).toEqual([]);
  });
});

describe('changes', () => {
  const before = {'src/theme/Footer': {'theme/Footer.js': '3.9.2 aaaa'}};
  const now = (print: string) => ({'src/theme/Footer': {'theme/Footer.js': print}});

  it('are none while the content is the same, whatever the version', () => {
    expect(changes(before, now('3.10.0 aaaa'))).toEqual([]);
  });

  it.each([
    ['another in 3.10.0, read in 3.9.2', before, now('3.10.0 bbbb')],
    ['gone, read in 3.9.2', before, now(MISSING)],
    ['new here', {}, now('3.9.2 aaaa')],
  ])('%s', (state, stored, installed) => {
    expect(changes(stored, installed)).toEqual([
      `src/theme/Footer relies on theme/Footer.js: ${state}`,
    ]);
  });
});

describe('a build', () => {
  // A project without node_modules: everything upstream is gone.
  const elsewhere = {siteDir: mkdtempSync(path.join(tmpdir(), 'upstream-'))} as LoadContext;
  mkdirSync(path.join(elsewhere.siteDir, 'src/theme'), {recursive: true});
  afterAll(() => rmSync(elsewhere.siteDir, {recursive: true}));

  it('goes on with the sources that were read', () => {
    expect(() => upstream({siteDir: ROOT} as LoadContext).loadContent?.()).not.toThrow();
  });

  it('fails with others, names them and says what to do', () => {
    const build = () => upstream(elsewhere).loadContent?.();
    expect(build).toThrow('plugins/purge-css relies on infima/dist/css/default/default.css: gone');
    expect(build).toThrow('npm run upstream:accept');
  });
});

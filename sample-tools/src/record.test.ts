import {describe, expect, test} from 'vitest';
import {recordDigest, staleness, type Current, type Recording} from './record';

const source = {path: 'src/One.kt'};
const versions = {collektive: '1.0', kotlin: '2.0'};
const CURRENT: Current = {
  digests: {source: 'a', helpers: 'b', tests: 'c'},
  helpers: ['Two.kt', 'pom.xml'],
  tests: ['OneTest.kt'],
};
const PRINTED = {source: 'src/One.kt', ...versions, date: '2026-01-01', outputs: {one: '1'}};
const RECORDING: Recording = {
  ...PRINTED,
  digests: {...CURRENT.digests, record: recordDigest(PRINTED)},
};

describe('staleness', () => {
  test('is none for the source, helpers, tests and versions of the record', () => {
    expect(staleness(RECORDING, source, CURRENT, versions)).toEqual([]);
  });

  test('names every reason why a record does not count', () => {
    expect(staleness(undefined, source, CURRENT, versions)).toEqual([
      'has no record: it never ran',
    ]);
    const changed = {...CURRENT, digests: {source: 'A', helpers: 'B', tests: 'C'}};
    expect(
      staleness(RECORDING, {path: 'src/a/One.kt'}, changed, {...versions, kotlin: '3.0'}),
    ).toEqual([
      'has changed since it was recorded on 2026-01-01',
      'depends on files of which one has changed (Two.kt, pom.xml) since it was recorded on 2026-01-01',
      'has a test that has changed (OneTest.kt) since it was recorded on 2026-01-01',
      'was recorded as src/One.kt',
      'was recorded with Kotlin 2.0, and samples/versions.json says 3.0',
    ]);
  });

  test.each<[string, Partial<Recording>]>([
    ['an output', {outputs: {one: '2'}}],
    ['an output more', {outputs: {one: '1', two: '2'}}],
    ['a diagnostic', {diagnostics: {wrong: 'error: no'}}],
    ['the date', {date: '2026-01-02'}],
    ['a reason', {silent: 'it is shy'}],
  ])('knows a record in which %s was changed by hand', (_, by) => {
    expect(staleness({...RECORDING, ...by}, source, CURRENT, versions)).toEqual([
      'has a record that was changed after the run, by hand',
    ]);
  });
});

import {describe, expect, test} from 'vitest';
import {hashOf, staleness, type Recording} from './record';

const bytes = Buffer.from('fun one() = 1\n');
const source = {path: 'src/One.kt', bytes};
const versions = {collektive: '1.0', kotlin: '2.0'};
const RECORDING: Recording = {
  source: 'src/One.kt',
  sha256: hashOf(bytes),
  ...versions,
  date: '2026-01-01',
};

describe('staleness', () => {
  test('is none for the source and versions of the record', () => {
    expect(staleness(RECORDING, source, versions)).toEqual([]);
  });

  test('names every reason why a record does not count', () => {
    expect(staleness(undefined, source, versions)).toEqual(['has no record: it never ran']);
    expect(
      staleness(
        RECORDING,
        {path: 'src/a/One.kt', bytes: Buffer.from('x')},
        {...versions, kotlin: '3.0'},
      ),
    ).toEqual([
      'has changed since it was recorded on 2026-01-01',
      'was recorded as src/One.kt',
      'was recorded with Kotlin 2.0, and samples/versions.json says 3.0',
    ]);
  });
});

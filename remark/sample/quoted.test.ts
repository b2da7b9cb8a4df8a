import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import {staleness, type Recording, type Sample} from './library';
import {readQuote} from './meta';
import {quoteSample, type Quoted} from './quoted';

const SOURCE =
  '// #region one\nfun one() = 1\n// #endregion\n// #region two\nval two = 2\n// #endregion\n';
const RECORDING: Recording = {
  source: 'src/One.kt',
  sha256: createHash('sha256').update(SOURCE).digest('hex'),
  collektive: '1.0',
  kotlin: '2.0',
  date: '2026-01-01',
  outputs: {one: '1\n', run: 'ran\n'},
  diagnostics: {two: 'warning: two'},
};
const SAMPLE: Sample = {path: 'src/One.kt', source: SOURCE, recording: RECORDING};

const quote = (meta: string, sample = SAMPLE): Quoted => quoteSample(sample, readQuote(meta)!);

describe('quoteSample', () => {
  test('joins regions with an empty line', () => {
    expect(quote('sample=One.kt#one+two')).toEqual({
      code: 'fun one() = 1\n\nval two = 2',
      lines: [2, 5],
      isDiagnostic: false,
    });
  });

  test('finds the output named as the region, another one by name, and a diagnostic', () => {
    expect(quote('sample=One.kt#one output').output).toBe('1');
    expect(quote('sample=One.kt#one output=run').output).toBe('ran');
    expect(quote('sample=One.kt#two output')).toMatchObject({
      output: 'warning: two',
      isDiagnostic: true,
    });
    expect(quote('recorded=One.kt#run').output).toBe('ran');
  });

  test('takes the only output of a file that is shown whole', () => {
    const only = {...RECORDING, outputs: {whatever: 'x'}, diagnostics: {}};
    expect(quote('sample=One.kt output', {...SAMPLE, recording: only}).output).toBe('x');
  });

  test('names what there is when something is missing', () => {
    expect(() => quote('sample=One.kt#three')).toThrow(
      'has no region "three" (it has: one, two). Correct the name, or mark the lines in samples/src/One.kt',
    );
    expect(() => quote('sample=One.kt output=gone')).toThrow('(it has: one, run, two)');
    expect(() => quote('sample=One.kt#one', {...SAMPLE, source: '// #region one\nx'})).toThrow(
      'samples/src/One.kt:1: the region "one" has no end',
    );
  });
});

describe('staleness', () => {
  const versions = {collektive: '1.0', kotlin: '2.0'};
  const bytes = Buffer.from(SOURCE);

  test('is none for the source and versions of the record', () => {
    expect(staleness(RECORDING, bytes, versions)).toBeUndefined();
  });

  test('says why a record does not count', () => {
    expect(staleness(undefined, bytes, versions)).toContain('never ran');
    expect(staleness(RECORDING, Buffer.from('x'), versions)).toContain('has changed');
    expect(staleness(RECORDING, bytes, {...versions, kotlin: '3.0'})).toBe(
      'was recorded with Kotlin 2.0, and samples/versions.json says 3.0',
    );
  });
});

import type {Recording, Sample} from '@collektive/samples';
import {describe, expect, test} from 'vitest';
import {readQuote} from './meta';
import {quoteSample, type Quoted} from './quoted';

const SOURCE =
  '// #region one\nfun one() = 1\n// #endregion\n// #region two\nval two = 2\n// #endregion\n';
const RECORDING: Recording = {
  source: 'src/One.kt',
  digests: {source: '', helpers: '', tests: '', record: ''},
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
      prints: [],
    });
  });

  const textsOf = (meta: string, recording = RECORDING): string[] =>
    quote(meta, {...SAMPLE, recording}).prints.map(({text, source}) => `${source}: ${text}`);

  test('finds the output named as the region, or another one by name', () => {
    expect(textsOf('sample=One.kt#one output')).toEqual(['run: 1']);
    expect(textsOf('sample=One.kt#one output=one')).toEqual(['run: 1']);
    expect(textsOf('sample=One.kt#one output=run because="it runs it"')).toEqual(['run: ran']);
    expect(textsOf('recorded=One.kt#run')).toEqual(['run: ran']);
  });

  test('finds what the compiler said, alone, with the output, or for want of one', () => {
    const both = {...RECORDING, outputs: {two: '2'}};
    expect(textsOf('sample=One.kt#two output')).toEqual(['compiler: warning: two']);
    expect(textsOf('sample=One.kt#two diagnostic', both)).toEqual(['compiler: warning: two']);
    expect(textsOf('recorded=One.kt#two diagnostic', both)).toEqual(['compiler: warning: two']);
    expect(textsOf('sample=One.kt#two diagnostic output', both)).toEqual([
      'compiler: warning: two',
      'run: 2',
    ]);
  });

  test('shows the output of another region only for a reason', () => {
    const words = '"run" is recorded for another region than one. Show that region, or say why';
    expect(() => quote('sample=One.kt#one output=run')).toThrow(words);
    expect(() => quote('sample=One.kt output=run')).toThrow('another region than the whole file');
    const shown = {...SAMPLE, source: SOURCE.replace('region two', 'region run-run')};
    expect(() => quote('sample=One.kt#run-run output=run', shown)).not.toThrow();
  });

  test('takes the only output of a file that is shown whole', () => {
    const only = {...RECORDING, outputs: {whatever: 'x'}, diagnostics: {}};
    expect(textsOf('sample=One.kt output', only)).toEqual(['run: x']);
  });

  test('names what there is when something is missing', () => {
    expect(() => quote('sample=One.kt#three')).toThrow(
      'has no region "three" (it has: one, two). Correct the name, or mark the lines in samples/src/One.kt',
    );
    expect(() => quote('sample=One.kt output=gone')).toThrow('(it has: one, run, two)');
    expect(() => quote('sample=One.kt#one diagnostic')).toThrow(
      'has no diagnostic "one" (it has: two)',
    );
    expect(() => quote('sample=One.kt#one', {...SAMPLE, source: '// #region one\nx'})).toThrow(
      'samples/src/One.kt:1: the region "one" has no end',
    );
  });
});

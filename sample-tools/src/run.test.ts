import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {faultsOf} from './faults';
import {recordedSources, type Source} from './sources';
import type {Current} from './record';
import {currentOf, readTree} from './tree';
import {differences, makeRecord, runsOf} from './run';

const VERSIONS = {collektive: '28.3.2', kotlin: '2.4.10'};
const SAMPLE = '// #region count\nfun count() = 1\n// #endregion\n';
const TEST =
  'class CountTest : SampleTest("Count") {\n    @Test fun count() = prints("count", "1", ::count)\n}\n';

let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
const countOf = (): [Source, Current] => {
  const tree = readTree(root);
  const source = tree.sources.find(({name}) => name === 'Count');
  expect(source).toBeDefined();
  return [source!, currentOf(tree, source!)];
};
/** Records the sample Count.kt as it is now. */
const record = (outputs: Record<string, string> = {count: '1'}, versions = VERSIONS) => {
  const made = makeRecord(...countOf(), {outputs, diagnostics: {}}, versions, '2026-11-21');
  write('recorded/Count.json', JSON.stringify(made));
  return made;
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'samples-'));
  write('versions.json', JSON.stringify(VERSIONS));
  write('src/main/kotlin/first/Count.kt', SAMPLE);
  write('src/test/kotlin/CountTest.kt', TEST);
});
afterEach(() => rmSync(root, {recursive: true}));

describe('what shows without running', () => {
  test('a sample with a record of its own text has no fault', () => {
    record();
    expect(faultsOf(root)).toEqual([]);
  });

  test('a sample without a record can not ship', () => {
    expect(faultsOf(root)).toEqual([
      'samples/src/main/kotlin/first/Count.kt has no record: it never ran',
    ]);
  });

  test('nor one that changed after its last run', () => {
    record();
    write('src/main/kotlin/first/Count.kt', SAMPLE.replace('1', '2'));
    expect(faultsOf(root)).toEqual([
      expect.stringContaining('has changed since it was recorded on 2026-11-21'),
    ]);
  });

  test('nor one that ran with another version', () => {
    record({count: '1'}, {...VERSIONS, collektive: '28.3.1'});
    expect(faultsOf(root)).toEqual([
      expect.stringContaining(
        'was recorded with Collektive 28.3.1, and samples/versions.json says 28.3.2',
      ),
    ]);
  });

  test('a record without its sample is named', () => {
    record();
    write('recorded/Gone.json', '{}');
    expect(faultsOf(root)).toEqual(['samples/recorded/Gone.json belongs to no sample']);
  });

  test('a record without an output says why, and something that prints depends on its source', () => {
    rmSync(path.join(root, 'src/test/kotlin/CountTest.kt'));
    record({});
    expect(faultsOf(root)).toEqual([expect.stringContaining('does not say why')]);
    write('src/main/kotlin/first/Count.kt', `// #silent: others count with it\n${SAMPLE}`);
    record({});
    expect(faultsOf(root)).toEqual([
      expect.stringContaining('prints nothing, and nothing that prints depends on it'),
    ]);
    record({count: '1'});
    expect(faultsOf(root)).toContain(
      'samples/src/main/kotlin/first/Count.kt says that it prints nothing ("others count with it"), and has a record of what it prints',
    );
  });

  test('two samples of one name are', () => {
    write('mistakes/Count.kt', SAMPLE);
    expect(faultsOf(root)).toContain(
      'samples/src/main/kotlin/first/Count.kt shares its name with another sample',
    );
  });

  test('so is a region without an end, with its line', () => {
    write('src/main/kotlin/first/Count.kt', '\n// #region count\nfun count() = 1\n');
    record();
    expect(faultsOf(root)).toEqual([
      expect.stringMatching(/^samples\/src\/main\/kotlin\/first\/Count\.kt:2: .*no end/),
    ]);
  });

  test('what nobody quotes and nobody reads needs no record', () => {
    write('src/main/kotlin/first/Helper.kt', 'val helper = 1\n');
    expect(recordedSources(root).map(({name}) => name)).toEqual(['Count']);
    write('recorded/Helper.json', '{}');
    expect(recordedSources(root).map(({name}) => name)).toEqual(['Count', 'Helper']);
  });
});

describe('runs', () => {
  test('outputs and diagnostics are read by name', () => {
    write('runs/Count/outputs/count.txt', '1');
    write('runs/Count/diagnostics/wrong.txt', 'warning: no');
    expect(runsOf(path.join(root, 'runs'), 'Count')).toEqual({
      outputs: {count: '1'},
      diagnostics: {wrong: 'warning: no'},
    });
  });

  test('an output that differs is shown with what was recorded', () => {
    const before = record();
    const now = {...before, outputs: {count: '2', more: '3'}};
    expect(differences(...countOf(), before, now)).toEqual([
      expect.stringMatching(/Count\.kt#count: recorded is \n {4}1\n.*the run gave \n {4}2\n/),
      expect.stringMatching(/Count\.kt#more: recorded is nothing and the run gave \n {4}3\n/),
    ]);
  });

  test('a record keeps its date as long as nothing else changes', () => {
    const before = record();
    const again = makeRecord(
      ...countOf(),
      {outputs: {count: '1'}, diagnostics: {}},
      VERSIONS,
      '2027-01-01',
      before,
    );
    expect(again.date).toBe('2026-11-21');
    const changed = makeRecord(
      ...countOf(),
      {outputs: {count: '2'}, diagnostics: {}},
      VERSIONS,
      '2027-01-01',
      before,
    );
    expect(changed.date).toBe('2027-01-01');
  });
});

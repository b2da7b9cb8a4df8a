/**
 * Everything that a page says of a run, changed by hand in every way that came to mind, on copies of the
 * project. Each row is one way, judged by what `npm run check` runs (check:samples and check:words) and
 * by what the samples stage does after a run with the library, which the records stand for as it was.
 */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {recordedNames, recordOf} from '@collektive/samples';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {contentFaults} from '../../../scripts/check/rules/pages';
import {proofFaults} from '../../../scripts/check/rules/proof';
import {pictureFaults} from '../../../scripts/pictures/files';
import {judge} from '../../../scripts/samples/judge';
import {ROOT} from '../files';
import {at, change, changeRecord, copySite, print, restore, sealAgain, TESTS, TODAY} from './copy';
import {PAGES} from './pages';
import {RECORDS} from './records';

let site = '';
let runs = '';

/** A message, whether it is returned or thrown. */
function said(judged: () => string[]): string {
  try {
    return judged().join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What `npm run check` says. */
const withoutLibrary = (page?: string): string =>
  said(() =>
    page ? contentFaults(site, [page]) : [...proofFaults(at('samples')), ...pictureFaults(site)],
  );

/** What the samples stage says after a run, which printed what it did when the records were made. */
const withLibrary = (): string => said(() => judge(at('samples'), runs, TODAY).changes);

beforeAll(() => {
  runs = mkdtempSync(path.join(tmpdir(), 'runs-'));
  const samples = path.join(ROOT, 'samples');
  for (const name of recordedNames(samples)) {
    const {outputs = {}, diagnostics = {}} = recordOf(samples, name)!;
    for (const [kind, texts] of Object.entries({outputs, diagnostics})) {
      mkdirSync(path.join(runs, name, kind), {recursive: true});
      Object.entries(texts).forEach(([output, text]) =>
        writeFileSync(path.join(runs, name, kind, `${output}.txt`), text),
      );
    }
  }
});

beforeAll(() => {
  site = copySite();
});
afterEach(restore);
afterAll(() => [runs, site].forEach((folder) => rmSync(folder, {recursive: true})));

test('nothing is said of what nobody touched', () => {
  expect(withoutLibrary()).toBe('');
  expect(said(() => contentFaults(site))).toBe('');
  expect(withLibrary()).toBe('');
});

describe('found with the library and without', () => {
  test.each([...RECORDS, ...PAGES].map((kind) => [kind.what, kind] as const))(
    '%s',
    (_, {tamper, says, page}) => {
      tamper();
      expect(withoutLibrary(page)).toMatch(says);
      // Pages and pictures are read in the same way, whatever was run.
      if (page === undefined && !/\.svg/.test(says.source)) {
        expect(withLibrary()).not.toBe('');
      }
    },
  );
});

describe('found with the library alone', () => {
  test('a forger who changes test and record alike and makes all digests anew', () => {
    change(`${TESTS}/BasicsTest.kt`, '"[0, 0, 3, 3, 3]"', '"[0, 0, 3, 3, 2]"');
    changeRecord('Neighbours', print('Neighbours', 'hottest', '3, 3]', '3, 2]'));
    sealAgain('Neighbours');
    expect(withoutLibrary()).toBe('');
    expect(withLibrary()).toMatch(
      /Neighbours\.kt#hottest: recorded is[^]*3, 2\][^]*the run gave[^]*3, 3\]/,
    );
  });

  test('the same with a diagnostic, of which tests state the name', () => {
    changeRecord('MissingImport', (record) => ({
      ...record,
      diagnostics: {wrong: record.diagnostics!.wrong.replace('Unresolved', 'Resolved')},
    }));
    sealAgain('MissingImport');
    expect(withoutLibrary()).toBe('');
    expect(withLibrary()).toMatch(/MissingImport\.kt#wrong: recorded is/);
  });
});

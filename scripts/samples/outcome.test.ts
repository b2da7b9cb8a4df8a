import {mkdtempSync, existsSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {lastLine, notRun, reportFile, testCounts} from './outcome';

describe('the outcome of a run', () => {
  test('is what Maven counts last', () => {
    const words = `[INFO] Tests run: 3, Failures: 0, Errors: 0, Skipped: 0 -- in ATest
[ERROR] Tests run: 9, Failures: 1, Errors: 2, Skipped: 1`;
    expect(testCounts(words)).toEqual({passed: 5, failed: 3, skipped: 1});
    expect(testCounts('[ERROR] A.kt: (1, 1)')).toBeUndefined();
  });

  test('is skipped where samples can not run, and failed where they have to', () => {
    expect(lastLine(notRun('no JDK', false))).toBe('samples: 0 passed, 0 failed, 1 skipped');
    expect(lastLine(notRun('no JDK', true))).toBe('samples: 0 passed, 1 failed');
  });

  test('is not taken from an earlier run', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'report-')), 'samples.json');
    writeFileSync(file, '{}');
    expect(reportFile([`--report=${file}`])).toBe(file);
    expect(existsSync(file)).toBe(false);
    expect(reportFile(['--record'])).toBeUndefined();
  });
});

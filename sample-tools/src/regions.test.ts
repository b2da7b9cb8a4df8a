import {describe, expect, test} from 'vitest';
import {readRegions, wholeSource} from './regions';

const SOURCE = `package sample

// #region all
import a.B

    // #region inner
    fun inner() {
        body()
    }
    // #endregion inner

fun outer() = 1
// #endregion
`;

describe('readRegions', () => {
  test('takes markers and shared indentation away, and knows the lines', () => {
    expect(readRegions(SOURCE).get('inner')).toEqual({
      text: 'fun inner() {\n    body()\n}',
      first: 7,
      last: 9,
      indent: 4,
    });
  });

  test('shows nested regions without their markers', () => {
    expect(readRegions(SOURCE).get('all')).toEqual({
      text: 'import a.B\n\n    fun inner() {\n        body()\n    }\n\nfun outer() = 1',
      first: 4,
      last: 12,
      indent: 0,
    });
  });

  test.each([
    ['// #region one\na\n', 1, 'has no end'],
    ['a\n// #endregion', 2, 'without a "#region"'],
    ['// #region One\na\n// #endregion', 1, 'kebab-case'],
    ['// #region one\na\n// #endregion\n// #region one', 4, 'already'],
    ['// #region one\na\n// #endregion two', 3, 'end that one first'],
    ['// #region one\n\n// #endregion', 1, 'is empty'],
  ])('refuses %j', (source, line, words) => {
    const failing = (): unknown => readRegions(source);
    expect(failing).toThrow(words);
    expect(failing).toThrow(expect.objectContaining({line}));
  });
});

test('wholeSource shows a file without markers', () => {
  const {text, last} = wholeSource(SOURCE);
  expect(text).not.toContain('#');
  expect(text.startsWith('package sample\n\nimport a.B')).toBe(true);
  expect(last).toBe(13);
});

import {describe, expect, test} from 'vitest';
import {readQuote} from './meta';

describe('readQuote', () => {
  test('leaves other blocks alone', () => {
    expect(readQuote('title="build.gradle.kts"')).toBeUndefined();
    expect(readQuote(null)).toBeUndefined();
  });

  test('reads file, regions and options in any order', () => {
    expect(
      readQuote('{1,3-4} sample=a/B.kt#imports+count output title="My file" showLineNumbers'),
    ).toEqual({
      file: 'a/B.kt',
      regions: ['imports', 'count'],
      output: true,
      title: 'My file',
      rest: '{1,3-4} showLineNumbers',
      whole: false,
      outputOnly: false,
    });
  });

  test('reads why an output of another region is shown', () => {
    expect(readQuote('sample=B.kt#a output=c because="a runs c"')).toMatchObject({
      output: 'c',
      because: 'a runs c',
    });
  });

  test('reads a recorded output alone', () => {
    expect(readQuote('recorded=B.kt#run')).toMatchObject({regions: ['run'], outputOnly: true});
  });

  test.each(['sample=B.kt verbose', 'sample=B.kt output=', 'sample=B.kt colour=red'])(
    'refuses %s',
    (meta) => expect(() => readQuote(meta)).toThrow('is not an option of a sample'),
  );

  test('refuses a sample without a file', () => {
    expect(() => readQuote('sample=#count')).toThrow('no file name');
  });
});

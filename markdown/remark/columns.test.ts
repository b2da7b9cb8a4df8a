import {describe, expect, test} from 'vitest';
import {run} from '../../tests/unit/trees';
import columns, {longLines, MAX_COLUMNS} from './columns';

const long = (start: string, end = ''): string =>
  start + 'x'.repeat(MAX_COLUMNS + 1 - start.length - end.length) + end;

test('a line may fill its block', () => {
  expect(longLines(`${'x'.repeat(MAX_COLUMNS)}\nx`)).toEqual([]);
  expect(longLines(`x\n${long('')}`)).toEqual([{text: long(''), number: 2}]);
});

describe('code typed into a page', () => {
  const show = (value: string): unknown =>
    run(columns, [{type: 'code', lang: 'shell', value, position: {start: {line: 7}}}]);

  test('is refused with the line that does not fit', () => {
    expect(() => show(`mvn test\n${long('mvn ')}`)).toThrow(
      'docs/a.mdx:9:1: the line has 81 characters, and a block of code shows 80. Break it, or move its comment to a line above.',
    );
  });

  test.each([
    ['no space to break at', long('    implementation("', '")')],
    ['no space but before the break it ends with', long('    -Xplugin=', ' \\')],
    ['a URL', long('# see https://collektive.github.io/')],
  ])('may have a longer line with %s', (_, line) => {
    expect(() => show(line)).not.toThrow();
  });
});

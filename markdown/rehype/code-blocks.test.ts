import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {htmlOf} from './code-blocks';

const SOURCE = 'val x = "<b>"\nval y = x\nval z = y\n';
const kotlin = (source = SOURCE, meta = '', steps?: string) =>
  fromHtml(htmlOf(source, {language: 'kotlin', meta, steps}), {fragment: true});

/** The numbers of marked lines, from 1. */
const marked = (tree: ReturnType<typeof kotlin>): number[] =>
  selectAll('code > span', tree).flatMap((line, index) =>
    String(line.properties.className).includes('marked-line') ? [index + 1] : [],
  );

describe('htmlOf', () => {
  it('keeps the text, whatever is in it, and colours what has a role', () => {
    expect(toString(select('code', kotlin())!)).toBe(SOURCE.trimEnd());
    expect(selectAll('code .k', kotlin()).map((key) => toString(key))).toEqual([
      'val',
      'val',
      'val',
    ]);
    expect(toString(select('code .s', kotlin())!)).toBe('"<b>"');
  });

  it.each([
    ['short', '', 'a\nb', undefined],
    ['long', '', `${'a'.repeat(70)}\nb`, ''],
    ['long, below the height of its buttons', '', `a\nb\n${'c'.repeat(70)}`, undefined],
    ['long, with a title beside its buttons', 'title="a"', 'a'.repeat(70), undefined],
  ])(
    'gives the buttons of code that is %s a line of their own, or none',
    (_, meta, source, full) => {
      expect(select('code', kotlin(source, meta))!.properties.dataFull).toBe(full);
    },
  );

  it('has lines only where something is said of them', () => {
    expect(select('code > span', kotlin())).toBeUndefined();
    expect(selectAll('code > span', kotlin(SOURCE, '{2}'))).toHaveLength(3);
  });

  it.each([
    ['{1,3}', SOURCE, [1, 3]],
    ['{2-3}', SOURCE, [2, 3]],
    ['', 'a\n// highlight-next-line\nb\nc', [2]],
    ['', 'a\n  // highlight-start\nb\nc\n  // highlight-end\nd', [2, 3]],
    ['', '<!-- highlight-next-line -->\na\n# highlight-next-line\nb', [1, 2]],
  ])('marks the lines of %s and of comments in %j', (meta, source, lines) => {
    const tree = kotlin(source, meta);
    expect(marked(tree)).toEqual(lines);
    expect(toString(select('code', tree)!)).not.toContain('highlight-');
  });

  it('numbers lines from one, or from the number that is given', () => {
    const first = (meta: string) =>
      select('code > span', kotlin(SOURCE, meta))?.properties.dataNumber;
    expect(first('showLineNumbers')).toBe('1');
    expect(first('showLineNumbers=7')).toBe('7');
  });

  it('has a title, if there is one', () => {
    expect(toString(select('.code-title', kotlin(SOURCE, 'title="A & B.kt"'))!)).toBe('A & B.kt');
    expect(select('.code-title', kotlin())).toBeUndefined();
  });

  it('says which steps speak of a line, and which begin there', () => {
    const lines = selectAll('code > span', kotlin(SOURCE, '', '1,1 2,2'));
    expect(lines.map(({properties}) => [properties.dataStep, properties.dataBegins])).toEqual([
      ['1', '1'],
      ['1 2', '2'],
      ['2', undefined],
    ]);
  });

  it('leaves a language without a grammar plain', () => {
    const tree = fromHtml(htmlOf('a < b', {language: 'nobody', meta: ''}), {fragment: true});
    expect(toString(select('code', tree)!)).toBe('a < b');
    expect(select('b', tree)).toBeUndefined();
  });
});

/** The figure that a page gets, from a small folder of samples made for the test. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {all, find} from '../../../tests/unit/trees';
import {recordedAlone} from '../../../tests/samples/made';
import {attribute, isElement, textOf, type Node} from '../../nodes';
import {MAX_COLUMNS} from '../columns';
import sample from '.';

/** Each in a package of its own, so that none depends on another. */
const sourceOf = (name: string): string =>
  `package ${name}\n// #region right\nval a = 1\n// #endregion\n// #region wrong\nval a = 2\n// #endregion\n`;
/** The region `fits` fills a block when its indentation is gone; `wide` is longer by one character. */
const WIDE = `val x = 1
// #region fits
    // ${'a'.repeat(MAX_COLUMNS - 3)}
// #endregion
// #region wide
    // ${'b'.repeat(MAX_COLUMNS - 2)}
// #endregion
`;
let siteDir = '';

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(siteDir, 'samples', file)), {recursive: true});
  writeFileSync(path.join(siteDir, 'samples', file), content);
}

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const runs = {
    outputs: {right: '1', wrong: 'Exception in thread "main"'},
    diagnostics: {wrong: 'warning: a'},
  };
  const recordOf = (file: string, text: string): string => recordedAlone(file, text, runs);
  write('versions.json', JSON.stringify({collektive: '1.0', kotlin: '2.0'}));
  write('mistakes/A.kt', sourceOf('a'));
  write('recorded/A.json', recordOf('mistakes/A.kt', sourceOf('a')));
  write('src/B.kt', `${sourceOf('b')}\n`);
  write('recorded/B.json', recordOf('src/B.kt', sourceOf('b')));
  write('src/one/C.kt', sourceOf('one'));
  write('src/two/C.kt', sourceOf('two'));
  write('src/Wide.kt', WIDE);
  write('recorded/Wide.json', recordOf('src/Wide.kt', WIDE));
});
afterAll(() => rmSync(siteDir, {recursive: true}));

function show(meta: string, drafts = false): Node {
  const tree: Node = {type: 'root', children: [{type: 'code', lang: 'kotlin', meta, value: ''}]};
  sample({siteDir, drafts})(tree, {path: path.join(siteDir, 'docs/a.mdx')});
  return tree;
}
const markOf = (tree: Node): {title?: string; words: string} => {
  const mark = all(tree).find((node) => attribute(node, 'className')?.startsWith('sample-mark'))!;
  return {title: attribute(mark, 'title'), words: textOf(mark)};
};
const CHECKED = 'Checked against Collektive 1.0';
const groupsOf = (tree: Node): (string | undefined)[] =>
  all(tree)
    .filter((node) => attribute(node, 'role') === 'group')
    .map((node) => attribute(node, 'aria-label'));

describe('a quoted sample', () => {
  test('is a figure with its name, which leads to its source, a mark, code and output', () => {
    const tree = show('sample=A.kt#right output {1}');
    expect(isElement(tree.children![0], 'figure')).toBe(true);
    expect(find(tree, 'figcaption').children?.map(textOf)).toEqual(['A.kt', '']);
    expect(markOf(tree)).toEqual({title: CHECKED, words: ''});
    const source = all(tree).find(({type}) => type === 'link');
    expect(source?.url).toMatch(/\/samples\/mistakes\/A\.kt#L3-L3$/);
    expect(source?.title).toBe('Source');
    const blocks = all(tree).filter(({type}) => type === 'code');
    expect(blocks.map(({lang, meta, value}) => [lang, meta, value])).toEqual([
      ['kotlin', '{1}', 'val a = 1'],
      ['text', '', '1'],
    ]);
  });

  test('says when it is wrong on purpose, and who says so', () => {
    const tree = show('sample=A.kt#wrong diagnostic output');
    expect(markOf(tree)).toEqual({title: CHECKED, words: 'wrong on purpose'});
    expect(groupsOf(tree)).toEqual(['What the compiler says', 'Output']);
  });

  test('that changed since its run is refused, and marked in a draft', () => {
    expect(() => show('sample=B.kt#right')).toThrow(
      'docs/a.mdx:1:1: the sample src/B.kt (region "right") has changed since it was recorded on 2026-01-01. Run it again and commit its record: npm run samples -- --record B.',
    );
    expect(markOf(show('sample=B.kt#right', true)).words).toContain(
      'npm run samples -- --record B',
    );
  });

  test('fits its block, counted as it is shown', () => {
    expect(() => show('sample=Wide.kt#fits')).not.toThrow();
    expect(() => show('recorded=Wide.kt#right')).not.toThrow();
    expect(() => show('sample=Wide.kt#wide')).toThrow(
      'docs/a.mdx:1:1: samples/src/Wide.kt:6 (region "wide"): the line has 81 characters, and a block of code shows 80. Break it, or move its comment to a line above.',
    );
    expect(() => show('sample=Wide.kt')).toThrow(/Wide\.kt:3: [^]*Wide\.kt:6: /);
  });

  test('has to be found by its name, in full where two have it', () => {
    expect(() => show('sample=D.kt')).toThrow('there is no sample D.kt');
    expect(() => show('sample=C.kt')).toThrow('fits src/one/C.kt and src/two/C.kt');
    expect(() => show('sample=two/C.kt')).toThrow('has no record: it never ran');
  });
});

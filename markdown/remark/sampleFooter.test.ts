/** What a page says, once, of the marks at its samples. */
import path from 'node:path';
import {expect, test} from 'vitest';
import {ROOT} from '../../tests/unit/files';
import {attribute, block, inline, textOf, type Node} from '../nodes';
import sampleFooter from './sampleFooter';
import {MARK} from './sample/head';

/** What follows the blocks of a page. */
function said(file: string, ...children: Node[]): Node[] {
  const tree: Node = {type: 'root', children: [...children]};
  sampleFooter({siteDir: ROOT})(tree, {path: path.join(ROOT, file)});
  return tree.children!.slice(children.length);
}
const sample = (): Node => block('figure', {}, [inline('span', {className: MARK}, [])]);

test('a page with samples says at its end, once, what their marks mean', () => {
  const [sentence, ...more] = said('docs/a.mdx', sample(), sample());
  expect(textOf(sentence)).toMatch(
    /^ Checked against Collektive \d+\.\d+\.\d+: programs with this mark were compiled .* and run/,
  );
  expect(attribute(sentence, 'className')).toBe('checked');
  expect(more).toEqual([]);
});

test('a page without samples says nothing, and neither does a part of the home page', () => {
  expect(said('docs/a.mdx', block('figure', {}, []))).toEqual([]);
  expect(said('src/pages/_home/program.mdx', sample())).toEqual([]);
});

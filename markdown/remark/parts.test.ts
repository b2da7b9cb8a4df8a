// cspell:ignore trem
import {describe, expect, test} from 'vitest';
import {run} from '../../tests/unit/trees';
import {block, inline, paragraph, text, type Node} from '../nodes';
import parts from './parts';

const esm = (value: string): Node => ({type: 'mdxjsEsm', value});
const callout = (name: string): Node => ({type: 'containerDirective', name, children: []});

describe('names in a page', () => {
  test.each<[string, Node[]]>([
    ['a part', [block('NextSteps', {}, [])]],
    ["the framework's own", [block('Details', {}, []), block('aside', {}, [])]],
    ['an imported one', [esm("import Tabs from '@theme/Tabs';"), block('Tabs', {}, [])]],
    ['a callout', [callout('tip')]],
  ])('%s is known', (_, nodes) => expect(() => run(parts, nodes)).not.toThrow());

  test.each<[string, Node[], string]>([
    [
      'a part',
      [block('NextStep', {}, [])],
      'no part is called <NextStep>. Did you mean "NextSteps"?',
    ],
    ['a part in a line', [paragraph([inline('Trem', {}, [text('x')])])], 'Did you mean "Term"?'],
    [
      'a part without its import',
      [block('Tabs', {}, [])],
      'Write "import Tabs from \'@theme/Tabs\';"',
    ],
    ['a callout', [callout('warn')], 'no callout is called "warn". Did you mean "warning"?'],
  ])('%s is not', (_, nodes, words) => {
    expect(() => run(parts, nodes)).toThrow(`docs/a.mdx:1:1: `);
    expect(() => run(parts, nodes)).toThrow(words);
  });
});

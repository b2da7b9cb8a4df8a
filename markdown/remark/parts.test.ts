// cspell:ignore trem roudn
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {ROOT} from '../../tests/unit/files';
import {run} from '../../tests/unit/trees';
import {block, inline, paragraph, text, type Node} from '../nodes';
import {PARTS} from '../parts';
import parts from './parts';

const esm = (value: string): Node => ({type: 'mdxjsEsm', value});
const callout = (name: string): Node => ({type: 'containerDirective', name, children: []});

describe('names in a page', () => {
  test.each<[string, Node[]]>([
    ['a part', [block('NextSteps', {}, [])]],
    ["the framework's own", [block('Details', {}, []), block('aside', {}, [])]],
    ['an imported one', [esm("import Tabs from '@theme/Tabs';"), block('Tabs', {}, [])]],
    ['a callout', [callout('tip')]],
    [
      'what a part names',
      [block('Picture', {name: 'round'}, []), block('Cite', {id: 'beal2015'}, [])],
    ],
    ['what may be left out', [block('Starter', {}, []), block('Starter', {form: 'jvm'}, [])]],
    ['what another step looks at', [block('Playground', {titel: 'A'}, [])]],
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
    [
      'an attribute',
      [block('Picture', {nam: 'round'}, [])],
      '<Picture> has no attribute "nam". Did you mean "name"? There are: name.',
    ],
    [
      'an attribute of a part without any',
      [block('Learn', {title: 'A'}, [])],
      '"title". It has none.',
    ],
    ['what is left out', [inline('Cite', {}, [])], '<Cite> needs id="…".'],
    [
      'a term',
      [paragraph([inline('Term', {id: 'roudn'}, [])])],
      'src/site/glossary.ts has no term "roudn". Did you mean "round"? There are: aggregate-program, ',
    ],
    ['a paper', [block('Reference', {id: 'me1999'}, [])], 'src/site/papers has no paper "me1999".'],
    ['a group', [block('Bibliography', {group: 'cookery'}, [])], 'no group of papers "cookery".'],
    [
      'a picture',
      [block('Picture', {name: 'rounds'}, [])],
      'no picture "rounds". Did you mean "round"?',
    ],
    [
      'a form',
      [block('Starter', {form: 'jvn'}, [])],
      'no form of the project "jvn". Did you mean "jvm"?',
    ],
    [
      'a term in a heading',
      [{type: 'heading', depth: 2, children: [inline('Term', {id: 'round'}, [])]}],
      'a <Term> cannot be in a heading or a link.',
    ],
    ['a callout', [callout('warn')], 'no callout is called "warn". Did you mean "warning"?'],
  ])('%s is not', (_, nodes, words) => {
    expect(() => run(parts, nodes)).toThrow(`docs/a.mdx:1:1: `);
    expect(() => run(parts, nodes)).toThrow(words);
  });
});

test.each(Object.keys(PARTS))('<%s> is explained in the guide, and shown', (name) => {
  for (const file of ['guides/pages.md', 'docs/parts.mdx']) {
    expect(readFileSync(path.join(ROOT, file), 'utf8'), file).toMatch(new RegExp(`<${name}\\b`));
  }
});

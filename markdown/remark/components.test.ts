import {describe, expect, test} from 'vitest';
import {GLOSSARY} from '../../src/site/glossary';
import {all, run} from '../../tests/unit/trees';
import glossary from './glossary';
import pageSections from './pageSections';
import {block, link, paragraph, text, textOf, type Node} from '../nodes';
import walkthrough from './walkthrough';

const list = (items: Node[][], ordered = false): Node => ({
  type: 'list',
  ordered,
  children: items.map((children) => ({type: 'listItem', children: [paragraph(children)]})),
});
const step = (target: string, reason: string): Node[] => [
  link(target, [text(target)]),
  text(reason),
];

describe('page sections', () => {
  test.each([
    ['one link', [step('/a/', ': why')], 'two to four links'],
    ['no reason', [step('/a/', ''), step('/b/', ': why')], 'a link, a colon and a reason'],
  ])('refuses next steps with %s', (_, items, words) => {
    expect(() => run(pageSections, [block('NextSteps', {}, [list(items)])])).toThrow(words);
  });

  test('a tutorial names every part that it lacks, an explanation asks for less', () => {
    const bare = (file: string) => () => run(pageSections, [paragraph([text('Words.')])], file);
    expect(bare('docs/tutorials/a.mdx')).toThrow(/<Learn>.*<Prerequisites>.*<Recap>.*<NextSteps>/s);
    expect(bare('docs/explanation/a.mdx')).toThrow(
      /^docs\/explanation\/a.mdx:1:1: [^\n]*<NextSteps>[^\n]*$/,
    );
    expect(bare('docs/references.mdx')).not.toThrow();
    expect(bare('blog/post.mdx')).not.toThrow();
  });
});

test('the glossary lists every term by name, with its anchor and where it is taught', () => {
  const nodes = all(run(glossary, [block('Glossary', {}, [])]));
  const headings = nodes.filter(({type}) => type === 'heading');
  expect(headings.map(({data}) => data?.hProperties?.id).sort()).toEqual(
    Object.keys(GLOSSARY).sort(),
  );
  const names = headings.map(textOf);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  const links = nodes.filter(({type}) => type === 'link');
  expect(links.map(({url}) => url).sort()).toEqual(
    Object.values(GLOSSARY)
      .map(({taught}) => taught)
      .sort(),
  );
  expect(links.map(textOf)).toContain('Read more about alignment');
});

describe('walkthrough', () => {
  const code = (lines: number): Node => ({
    type: 'code',
    lang: 'kotlin',
    value: 'x\n'.repeat(lines).trimEnd(),
  });
  const range = (value: string): Node => ({type: 'mdxTextExpression', value});

  test('lines carry the numbers of their steps', () => {
    const steps = list(
      [[range('1'), text(' First.')], [range('2-3,1'), text(' Then.')], [text('Last.')]],
      true,
    );
    const shown = code(4);
    const tree = run(walkthrough, [block('CodeWalk', {}, [block('figure', {}, [shown]), steps])]);
    expect(shown.data?.hProperties?.steps).toBe('1 2,2,2,');
    expect(
      all(tree)
        .filter(({type}) => type === 'listItem')
        .map(textOf),
    ).toEqual(['First.', 'Then.', 'Last.']);
  });

  test.each([
    [
      'lines that are not there',
      [code(1), list([[range('2')]], true)],
      'speaks of line 2, and the code has 1',
    ],
    ['no list', [code(1)], 'one block of code and one numbered list'],
    [
      'too many steps',
      [
        code(1),
        list(
          Array.from({length: 10}, () => [text('x')]),
          true,
        ),
      ],
      'Keep to 9',
    ],
  ])('refuses %s', (_, children, words) => {
    expect(() => run(walkthrough, [block('CodeWalk', {}, children)])).toThrow(words);
  });
});

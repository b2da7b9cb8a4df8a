// cspell:ignore colect
import path from 'node:path';
import {expect, test} from 'vitest';
import {all, find} from '../../tests/unit/trees';
import {attribute, block, paragraph, text, textOf, type Node} from '../nodes';
import exercise from './exercise';

const SITE = path.join(__dirname, '../..');
const FINE = {
  start: 'Exercises.kt#collect',
  solution: 'Solutions.kt#collect',
  calls: 'countAtThree()',
  network: 'line 6',
  gives: '1; 2; 3; 6; 2; 1',
};
const element = (changes: Partial<typeof FINE> = {}): Node => ({
  ...block('Exercise', {...FINE, ...changes}, [paragraph([text('The task.')])]),
  position: {start: {line: 7}},
});

function page(...children: Node[]): Node {
  const tree: Node = {type: 'root', children};
  exercise({siteDir: SITE, drafts: true})(tree, {path: path.join(SITE, 'docs/a.mdx')});
  return tree;
}

test('an exercise is its task, what it starts with and a folded solution, without a script', () => {
  const tree = page(element());
  const figure = find(tree, 'figure');
  expect(textOf(find(figure, 'figcaption'))).toMatch(/^Exercise 1 of 1/);
  expect(figure.children?.map(({name, type}) => name ?? type)).toEqual([
    ...['figcaption', 'div', 'code', 'div', 'details'],
  ]);
  expect(textOf(figure.children![1])).toBe('The task.');
  expect(figure.children![2].value).toContain('sink = localId == 0');
  expect(attribute(figure.children![3], 'data-exercise')).toBe('Solutions-collect');
  expect(attribute(find(figure, 'button'), 'data-run')).toBe('Solutions-collect');
  // The tick of its heading is no promise of a record.
  expect(attribute(find(find(figure, 'figcaption'), 'span'), 'title')).toBe('Done');
  const details = find(figure, 'details');
  expect(textOf(find(details, 'summary'))).toBe('Show the solution');
  expect(all(details).find(({type}) => type === 'code')?.value).toContain('sink = localId == 3');
});

test('hints are folded one by one between the task and the solution', () => {
  const item = (words: string): Node => ({
    type: 'listItem',
    children: [paragraph([text(words)])],
  });
  const hints: Node = {type: 'list', ordered: true, children: [item('One.'), item('Another.')]};
  const own = element();
  const tree = page({...own, children: [...own.children!, hints]});
  const figure = find(tree, 'figure');
  expect(textOf(figure.children![1])).toBe('The task.');
  const folded = all(figure).filter(({name}) => name === 'details');
  expect(folded.map((one) => textOf(find(one, 'summary')))).toEqual([
    ...['Hint 1 of 2', 'Hint 2 of 2', 'Show the solution'],
  ]);
  expect(folded.map((one) => textOf(one)).slice(0, 2)).toEqual([
    ...['Hint 1 of 2One.', 'Hint 2 of 2Another.'],
  ]);
});

test('exercises of a page are numbered, wherever they stand', () => {
  const tree = page(element(), block('section', {}, [element()]));
  const heads = all(tree).filter(({name}) => name === 'figcaption');
  expect(heads.map((head) => textOf(head).slice(0, 15))).toEqual([
    ...['Exercise 1 of 2', 'Exercise 2 of 2'],
  ]);
  const buttons = all(tree).filter(({name}) => name === 'button');
  expect(buttons.map((one) => attribute(one, 'aria-label'))).toEqual([
    ...['Try it: exercise 1', 'Try it: exercise 2'],
  ]);
});

test.each([
  [{gives: '6'}, 'the solution does not give "6"'],
  [{solution: 'Solutions.kt#colect'}, 'has no region "colect"'],
  [{start: 'Solutions.kt#collect'}, 'passes the check already'],
])('F22 what is wrong is said with page and line: %j', (changes, words) => {
  expect(() => page(element(changes))).toThrow(
    new RegExp(`^docs/a\\.mdx:7:1: .*${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
  );
});

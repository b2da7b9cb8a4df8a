// cspell:ignore colect
import path from 'node:path';
import {expect, test} from 'vitest';
import {all, find} from '../../tests/unit/trees';
import {block, paragraph, text, textOf, type Node} from '../nodes';
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

/** What the island is handed. */
function propsOf(island: Node): Record<string, unknown> {
  const {body} = island.attributes![0].data!.estree as {
    body: [{expression: {properties: [Spread]}}];
  };
  const {properties} = body[0].expression.properties[0].argument;
  return Object.fromEntries(properties.map(({key, value}) => [key.value, valueOf(value)]));
}

interface Spread {
  argument: {properties: {key: {value: string}; value: Literal}[]};
}
interface Literal {
  value?: unknown;
  elements?: Literal[];
}
const valueOf = ({value, elements}: Literal): unknown => elements?.map(valueOf) ?? value;

test('an exercise is its task, what it starts with and a folded solution, without a script', () => {
  const tree = page(element());
  const [imported, island] = tree.children!;
  expect(imported.value).toBe("import Exercise from '@site/src/islands/Exercise'");
  expect(propsOf(island)).toEqual({
    name: 'Solutions-collect',
    names: ['Solutions-collect'],
    number: 1,
    file: expect.stringMatching(
      /^\/assets\/play\/exercise-Solutions-collect\.[0-9a-f]+\.json$/,
    ) as string,
  });
  const [head, task, begin, help] = island.children!;
  expect(textOf(head)).toBe('Exercise 1 of 1');
  expect(textOf(task)).toBe('The task.');
  expect(begin.value).toContain('sink = localId == 0');
  const details = find(help, 'details');
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
  const island = find(tree, 'Exercise');
  expect(textOf(island.children![1])).toBe('The task.');
  const folded = all(island).filter(({name}) => name === 'details');
  expect(folded.map((one) => textOf(find(one, 'summary')))).toEqual([
    ...['Hint 1 of 2', 'Hint 2 of 2', 'Show the solution'],
  ]);
  expect(folded.map((one) => textOf(one)).slice(0, 2)).toEqual([
    ...['Hint 1 of 2One.', 'Hint 2 of 2Another.'],
  ]);
});

test('exercises of a page are numbered, wherever they stand', () => {
  const tree = page(element(), block('section', {}, [element()]));
  const islands = all(tree).filter(({name}) => name === 'Exercise');
  expect(islands.map(({children}) => textOf(children![0]))).toEqual([
    ...['Exercise 1 of 2', 'Exercise 2 of 2'],
  ]);
  expect(islands.map((one) => propsOf(one).number)).toEqual([1, 2]);
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

import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import {attribute, block, textOf, type Node} from '../nodes';
import entryExamples from './entry-examples';

const element = (tagName: string, value: string): Node =>
  ({type: 'element', tagName, properties: {}, children: [{type: 'text', value}]}) as never;
const space: Node = {type: 'text', value: '\n'};
const head = block('div', {className: 'entry'}, []);
const sample = (name: string): Node => block('Sample', {}, [{type: 'text', value: name}]);

/** What a page is divided into: the text of what is not of an entry, and of an entry that of its words and of its examples. */
function divided(...children: Node[]): (string | string[])[] {
  const tree = {type: 'root', children: children as unknown as Element[]} as Root;
  entryExamples()(tree);
  return (tree.children as unknown as Node[]).map((node) =>
    attribute(node, 'className') === 'entry-row' ? node.children!.map(textOf) : textOf(node),
  );
}

test('an entry is its words, and its example beside them; what follows the example stays', () => {
  expect(
    divided(
      element('p', 'intro'),
      ...[element('h3', 'share'), space, head, element('p', ' words'), sample('code')],
      ...[element('p', ' and '), sample('more'), element('p', 'end')],
      ...[element('h2', 'evolve'), head, sample('other')],
    ),
  ).toEqual([
    ...['intro', 'share', '\n', [' words', 'code and more'], 'end'],
    ...['evolve', ['', 'other']],
  ]);
});

test('nothing else is divided: an entry without an example, a chapter, and what stands before the first heading', () => {
  const page = [
    sample('first'),
    ...[element('h3', 'all'), head, element('p', 'words')],
    ...[element('h2', 'Chapter'), element('p', 'words'), sample('code')],
  ];
  expect(divided(...page)).toEqual(page.map(textOf));
});

import path from 'node:path';
import {readTree} from '@collektive/samples';
import {beforeAll, expect, test} from 'vitest';
import {all, find} from '../../tests/unit/trees';
import {attribute, block, isElement, paragraph, text, textOf, type Node} from '../nodes';
import {writtenFigures, type WrittenFigure} from '../play/written';
import example from './example';

const siteDir = path.join(__dirname, '../..');
let figures: WrittenFigure[] = [];

beforeAll(() => {
  figures = writtenFigures(siteDir, readTree(path.join(siteDir, 'samples')));
});

const shows = (children: Node[]): Node => {
  const tree: Node = {type: 'root', children};
  example({siteDir})(tree, {path: path.join(siteDir, 'docs/a.mdx')});
  return tree;
};
const part = (figure: string): Node =>
  block('Example', {figure}, [paragraph([text('What it shows.')])]);

test('an example has its words, its drawing, and a link that opens it in the playground', () => {
  const {name, title} = figures[0].data;
  const tree = shows([part(name)]);
  const [group] = tree.children!;
  expect(attribute(group, 'className')).toBe('examples');
  expect(textOf(find(tree, 'figcaption'))).toBe(`What it shows.Open in the playground: ${title}`);
  expect(attribute(find(tree, 'a'), 'href')).toBe(`/playground/#play=${name}`);
  const addresses = all(tree).map((node) => attribute(node, 'data-href'));
  expect(addresses).toContain(`/img/figures/${name}.svg#narrow-0`);
});

test('examples that follow each other are one group, words between them part it', () => {
  const [first, second] = figures.map(({data}) => part(data.name));
  const {children} = shows([first, second, paragraph([text('And')]), {...second}]);
  expect(children!.map(({children: within}) => within!.length)).toEqual([2, 1, 1]);
  expect(children!.filter((node) => isElement(node, 'div'))).toHaveLength(2);
});

test('E2 E3 a figure that no page has is told with its place and the nearest that there is', () => {
  const {name} = figures[0].data;
  const wrong = {...part(`${name}x`), position: {start: {line: 7, column: 1}}};
  expect(() => shows([wrong])).toThrow(
    `docs/a.mdx:7:1: no page has a figure "${name}x". Did you mean "${name}"?`,
  );
});

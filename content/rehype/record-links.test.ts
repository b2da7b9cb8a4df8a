import {expect, test} from 'vitest';
import {doubledHeadings, recordOf} from './record-links';

const at = (line: number) => ({position: {start: {line}}});
const root = (children: object[]) => ({type: 'root', children}) as Parameters<typeof recordOf>[1];

test('E1 links and anchors of Markdown and JSX are kept, with the line where they stand', () => {
  const tree = root([
    {type: 'element', tagName: 'h2', properties: {id: 'title'}, ...at(3)},
    {
      type: 'element',
      tagName: 'p',
      ...at(5),
      children: [
        {type: 'element', tagName: 'a', properties: {href: '/a/'}, ...at(6)},
        {type: 'element', tagName: 'a', properties: {href: '/made/'}},
      ],
    },
    {
      type: 'mdxJsxFlowElement',
      name: 'Link',
      attributes: [
        {name: 'to', value: '/b/'},
        {name: 'id', value: 'there'},
      ],
      ...at(9),
    },
    {type: 'mdxJsxFlowElement', name: 'a', attributes: [{name: 'href', value: {type: 'computed'}}]},
  ]);
  expect(recordOf('docs/a.mdx', tree)).toEqual({
    file: 'docs/a.mdx',
    links: [
      {url: '/a/', line: 6},
      {url: '/made/', line: 5},
      {url: '/b/', line: 9},
    ],
    anchors: ['title', 'there'],
    isOpen: false,
  });
});

test('a page that takes in another one has anchors that nobody knows', () => {
  const importing = (value: string) => recordOf('a', root([{type: 'mdxjsEsm', value}])).isOpen;
  expect(importing("import Part from './_part.mdx';")).toBe(true);
  expect(importing("import Tabs from '@theme/Tabs';")).toBe(false);
});

test('E3 a heading with the address of another element is told, with its line', () => {
  const heading = (id: string, line: number) => ({
    ...{type: 'element', tagName: 'h2', properties: {id}},
    position: {start: {line, column: 1}},
  });
  const told =
    (...ids: string[]) =>
    (): void =>
      doubledHeadings('docs/a.mdx', root(ids.map((id, index) => heading(id, index + 3)))).report();
  expect(told('a', 'b')).not.toThrow();
  expect(told('a', 'b', 'a')).toThrow(
    'docs/a.mdx:5:1: the heading has the address #a of line 3. Give it another: "## Title {#a-2}".',
  );
});

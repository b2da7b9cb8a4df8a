import {expect, test} from 'vitest';
import {doubledHeadings} from './doubled-ids';

test('E3 a heading with the address of another element is told, with its line', () => {
  const heading = (id: string, line: number) => ({
    ...{type: 'element', tagName: 'h2', properties: {id}},
    position: {start: {line, column: 1}},
  });
  const told =
    (...ids: string[]) =>
    (): void => {
      const children = ids.map((id, index) => heading(id, index + 3));
      doubledHeadings('docs/a.mdx', {type: 'root', children}).report();
    };
  expect(told('a', 'b')).not.toThrow();
  expect(told('a', 'b', 'a')).toThrow(
    'docs/a.mdx:5:1: the heading has the address #a of line 3. Give it another: "## Title {#a-2}".',
  );
  // What is given to a component is no address.
  const children = [
    {type: 'mdxJsxFlowElement', name: 'Term', attributes: [{name: 'id', value: 'a'}]},
    heading('a', 3),
  ];
  expect(doubledHeadings('docs/a.mdx', {type: 'root', children}).report()).toBeUndefined();
});

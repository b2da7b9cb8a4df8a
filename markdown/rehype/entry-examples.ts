import type {Root} from 'hast';
import {attribute, block, isElement, type Node} from '../nodes';

/** Of hast, as far as it is looked at here. */
type Child = Node & {tagName?: string};

const isHeading = ({tagName = ''}: Child): boolean => /^h[23]$/.test(tagName);

/** What markdown/remark/reference puts below the heading of an entry. */
const isHead = (node: Child): boolean =>
  isElement(node, 'div') && attribute(node, 'className') === 'entry';

/** What markdown/remark/sample makes of the code of an author. */
const isExample = (node: Child): boolean => isElement(node, 'Sample') || isElement(node, 'figure');

const div = (className: string, children: Node[]): Node => block('div', {className}, children);

/** A heading, and what stands below it as far as the next one: of an entry as two columns, from its signatures to its last example. */
function besideExample(section: Child[]): Child[] {
  const [start, example, last] = [
    section.findIndex(isHead),
    section.findIndex(isExample),
    section.findLastIndex(isExample),
  ];
  if (start < 0 || example < 0) {
    return section;
  }
  return [
    ...section.slice(0, start),
    div('entry-row', [
      div('entry-words', section.slice(start, example)),
      div('entry-example', section.slice(example, last + 1)),
    ]),
    ...section.slice(last + 1),
  ];
}

/** Rehype plugin: the words of an entry, and its example, which stands beside them on wide screens (src/css/entries.css). */
export default function entryExamples() {
  return (tree: Root): void => {
    const sections: Child[][] = [[]];
    for (const node of tree.children as Child[]) {
      if (isHeading(node)) {
        sections.push([]);
      }
      sections.at(-1)!.push(node);
    }
    tree.children = sections.flatMap(besideExample) as Root['children'];
  };
}

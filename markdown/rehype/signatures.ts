import type {ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import {attribute, isElement, rawHtml, type Node} from '../nodes';
import {h, linesOf, piecesOf} from './code-blocks';

/** An arrow is an element of its own, so that no line breaks within it. */
const withArrows = (piece: ElementContent): ElementContent[] =>
  piece.type === 'text'
    ? piece.value
        .split(/(->)/)
        .map((value): ElementContent =>
          value === '->' ? h('b', {}, [{type: 'text', value}]) : {type: 'text', value},
        )
    : [piece];

/** Rehype plugin: colours signatures while the site is built. They stand in the page as they are, without what blocks of code have around them. */
export default function signatures() {
  return (tree: Root): void => {
    visit(tree as never, (node: Node) => {
      if (!isElement(node, 'pre') || attribute(node, 'className') !== 'signature') {
        return;
      }
      const lines = linesOf(attribute(node, 'data-code')?.trimEnd() ?? '', 'kotlin');
      // A line of its own, which wraps by itself; its break counts when it is copied.
      const spans = lines.map((line) =>
        h('span', {}, piecesOf([...line, '\n']).flatMap(withArrows)),
      );
      Object.assign(node, rawHtml('pre', {className: 'signature'}, toHtml(h('code', {}, spans))));
    });
  };
}

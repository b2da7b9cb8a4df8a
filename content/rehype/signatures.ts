import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {classOf, decodeLines} from '../../src/code/lines';
import {tokensOf} from './highlight-code';
import {attribute, block, inline, isElement, text, type Node} from '../nodes';

type Piece = ReturnType<typeof decodeLines>[number][number];

/** An arrow is an element of its own, so that no line breaks within it. */
const arrows = (words: string): Node[] =>
  words.split(/(->)/).map((part) => (part === '->' ? inline('b', {}, [text(part)]) : text(part)));

const pieceOf = (piece: Piece): Node[] =>
  typeof piece === 'string'
    ? arrows(piece)
    : [inline('b', {className: classOf(piece[0])}, [text(piece[1])])];

/** A line of its own, which wraps by itself; its break counts when it is copied. */
function lineOf(line: Piece[]): Node {
  const last = line.at(-1);
  const ended = typeof last === 'string' ? [...line.slice(0, -1), `${last}\n`] : [...line, '\n'];
  return inline('span', {}, ended.flatMap(pieceOf));
}

/** Rehype plugin: colours signatures while the site is built. They stand in the page as they are, without what blocks of code have around them. */
export default function signatures() {
  return (tree: Root): void => {
    visit(tree as never, (node: Node) => {
      if (!isElement(node, 'pre') || attribute(node, 'className') !== 'signature') {
        return;
      }
      const source = attribute(node, 'data-code') ?? '';
      const lines = decodeLines(tokensOf(source, 'kotlin'), source);
      // What it is in the tree is what it is in the page: no block of code.
      Object.assign(
        node,
        block('pre', {className: 'signature'}, [inline('code', {}, lines.map(lineOf))]),
      );
      node.data = {_mdxExplicitJsx: true};
      node.children![0].data = {_mdxExplicitJsx: true};
    });
  };
}

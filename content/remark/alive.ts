import type {Program} from 'estree';
import {visit} from 'unist-util-visit';
import {inline, type Node, type Transform} from '../nodes';

/** The theme's components are pages' furniture: what readers do with them, src/page/controls does. */
const isFurniture = (source: unknown): boolean => String(source).startsWith('@theme/');

/** Does a page bring components of its own? @param program what it imports and exports */
const bringsOwn = (program: Program | undefined): boolean =>
  program?.body.some(
    (statement) => statement.type !== 'ImportDeclaration' || !isFurniture(statement.source.value),
  ) ?? false;

/**
 * Remark plugin: marks a page that imports or defines components, since only React can bring them to life;
 * all others stay as they are when it wakes (plugins/next-page/atRest).
 */
export default function alive(): Transform {
  return (tree) => {
    let isAlive = false;
    visit(tree as never, 'mdxjsEsm', ({data}: Node) => {
      isAlive ||= bringsOwn(data?.estree as Program | undefined);
    });
    if (isAlive) {
      tree.children?.push(inline('span', {hidden: null, 'data-alive': ''}, []));
    }
  };
}

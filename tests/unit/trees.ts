/** Syntax trees for tests of remark plugins. */
import {isElement, type Node, type Transform} from '../../markdown/nodes';
import type {Options} from '../../markdown/options';

const OPTIONS: Options = {siteDir: '/site'};

/** Runs a plugin over these nodes as if they were the page `file`. */
export function run(
  plugin: (options: Options) => Transform,
  children: Node[],
  file = 'docs/a.mdx',
): Node {
  const tree: Node = {type: 'root', children};
  plugin(OPTIONS)(tree, {path: `/site/${file}`});
  return tree;
}

/** A node and all within it. */
export const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];
/** The first element or component of a name. */
export const find = (tree: Node, name: string): Node =>
  all(tree).find((node) => isElement(node, name))!;

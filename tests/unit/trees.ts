/** Syntax trees for tests of remark plugins. */
import {createProcessor, type ProcessorOptions} from '@mdx-js/mdx';
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

/** What remark plugins say of the text of `docs/a.mdx`; nothing where it is right. @param data of the page */
export function saidOf(
  text: string,
  remarkPlugins: ProcessorOptions['remarkPlugins'],
  data: Record<string, unknown> = {},
): string {
  const processor = createProcessor({remarkPlugins});
  try {
    processor.runSync(processor.parse(text) as never, {
      path: '/site/docs/a.mdx',
      value: text,
      data,
    });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** A node and all within it. */
export const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];
/** The first element or component of a name. */
export const find = (tree: Node, name: string): Node =>
  all(tree).find((node) => isElement(node, name))!;

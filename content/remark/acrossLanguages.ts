import path from 'node:path';
import {visit} from 'unist-util-visit';
import {sourceOf} from '../../src/site/kinds';
import type {Node, Transform} from '../nodes';
import type {Options} from '../options';

const FILE = /^\.\.?\/[^#?]*\.mdx?(?=#|$)/;

/**
 * Remark plugin, for documentation in another language: a link names a page by its file, whether that one is
 * translated or not. The framework looks for a page in the folders of both languages only if the file is named from
 * the root of the documentation.
 */
export default function acrossLanguages({siteDir}: Options): Transform {
  return (tree, page) => {
    const file = path.relative(siteDir, page.path ?? '').split(path.sep);
    const source = sourceOf(file.join('/'));
    if (!source.startsWith('docs/')) {
      return;
    }
    const folder = path.posix.dirname(source.replace(/^docs/, ''));
    visit(tree as never, ['link', 'definition'], (node: Node) => {
      node.url = node.url?.replace(FILE, (relative) => path.posix.join(folder, relative));
    });
  };
}

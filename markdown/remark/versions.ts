import {visit} from 'unist-util-visit';
import {fillVersions, PLACEHOLDERS} from '../../src/site/versions';
import {paragraph, text, type Node, type Transform} from '../nodes';

const isName = (name: string): name is keyof typeof PLACEHOLDERS => name in PLACEHOLDERS;

/** Remark plugin: fills versions into prose, code within a line, and fenced code. */
export default function versions(): Transform {
  return (tree) =>
    visit(tree as never, (node: Node) => {
      const name = node.value?.trim() ?? '';
      if (/^mdx(Text|Flow)Expression$/.test(node.type) && isName(name)) {
        const filled = text(PLACEHOLDERS[name]);
        const own = node.type === 'mdxTextExpression' ? filled : paragraph([filled]);
        Object.assign(node, {value: undefined, data: undefined}, own);
      } else if (node.type === 'code' || node.type === 'inlineCode') {
        node.value = fillVersions(node.value ?? '');
        node.meta = node.meta && fillVersions(node.meta);
      }
    });
}

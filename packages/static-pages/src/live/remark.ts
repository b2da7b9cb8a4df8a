import type {Program} from 'estree';
import {visit} from 'unist-util-visit';
import {isLiveProgram, LIVE} from '.';

/** A syntax tree of Markdown, as far as this file looks at it. */
interface Node {
  type: string;
  children?: Node[];
  /** Of JSX. */
  attributes?: {name?: string}[];
  data?: {estree?: unknown};
}

/** The mark of a live page, for the template and for the styles. */
const mark = (): object => ({
  type: 'mdxJsxTextElement',
  name: 'span',
  attributes: [
    {type: 'mdxJsxAttribute', name: 'hidden', value: null},
    {type: 'mdxJsxAttribute', name: LIVE, value: ''},
  ],
  children: [],
});

/**
 * Remark plugin: marks a page that imports or defines components, or has handlers, since only React can bring them to life:
 * it is a live page.
 */
export default function alive(): (tree: Node) => void {
  return (tree) => {
    let isAlive = false;
    visit(tree as never, ({type, attributes, data}: Node) => {
      isAlive ||=
        (type === 'mdxjsEsm' && isLiveProgram(data?.estree as Program | undefined)) ||
        // Other nodes have attributes of other shapes.
        (type.startsWith('mdxJsx') &&
          (attributes ?? []).some(({name}) => /^on[A-Z]/.test(name ?? '')));
    });
    if (isAlive) {
      tree.children?.push(mark() as Node);
    }
  };
}

import type {Program} from 'estree';
import {visit} from 'unist-util-visit';
import {isLiveProgram, LIVE} from '../../src/site/livePages';
import {inline, type Node, type Transform} from '../nodes';

/**
 * Remark plugin: marks a page that imports or defines components, since only React can bring them to life:
 * it is a live page.
 */
export default function alive(): Transform {
  return (tree) => {
    let isAlive = false;
    visit(tree as never, 'mdxjsEsm', ({data}: Node) => {
      isAlive ||= isLiveProgram(data?.estree as Program | undefined);
    });
    if (isAlive) {
      tree.children?.push(inline('span', {hidden: null, [LIVE]: ''}, []));
    }
  };
}

import {createElement, type ReactNode} from 'react';
import Markdown, {type Components} from 'react-markdown';

/**
 * A block of Markdown that somebody else wrote; markup in it is left out. Called, not rendered, so
 * that what makes the parser throw is shown as it came.
 *
 * @param components what is shown for elements of its own
 */
export function parseBlock(block: string, components: Components): ReactNode {
  try {
    return Markdown({children: block, skipHtml: true, components});
  } catch {
    return createElement('p', null, block);
  }
}

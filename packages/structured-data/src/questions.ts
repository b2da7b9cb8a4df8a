import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';

export interface Question {
  name: string;
  /** Its whole answer, as plain text. */
  answer: string;
}

const isHeading = (node: ElementContent, levels = /^h[1-6]$/): boolean =>
  node.type === 'element' && levels.test(node.tagName);

const wordsOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => toString(node))
    .join(' ')
    .replace(/[\u200B\s]+/g, ' ')
    .trim();

/** Questions that headings of the third level ask, each with what is said before the next heading. */
export function questionsOf({children}: Element): Question[] {
  return children.flatMap((node, at): Question[] => {
    if (node.type !== 'element') {
      return [];
    }
    if (!isHeading(node, /^h3$/)) {
      return questionsOf(node);
    }
    const rest = children.slice(at + 1);
    const end = rest.findIndex((one) => isHeading(one));
    const answer = wordsOf(end < 0 ? rest : rest.slice(0, end));
    const name = wordsOf([node]);
    return name.endsWith('?') && answer ? [{name, answer}] : [];
  });
}

import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {isElement, partsOf} from '../twins/content';

export interface Question {
  name: string;
  /** Its whole answer, as plain text. */
  answer: string;
}

const isHeading = (node: ElementContent, levels = /^h[1-6]$/): boolean =>
  isElement(node) && levels.test(node.tagName);

const wordsOf = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => toString(node))
    .join(' ')
    .replace(/[\u200B\s]+/g, ' ')
    .trim();

function questionsIn({children}: Element): Question[] {
  return children.flatMap((node, at): Question[] => {
    if (!isElement(node)) {
      return [];
    }
    if (!isHeading(node, /^h3$/)) {
      return questionsIn(node);
    }
    const rest = children.slice(at + 1);
    const end = rest.findIndex((one) => isHeading(one));
    const answer = wordsOf(end < 0 ? rest : rest.slice(0, end));
    const name = wordsOf([node]);
    return name.endsWith('?') && answer ? [{name, answer}] : [];
  });
}

/** Questions that headings of the third level ask, each with what is said before the next heading. */
export function questionsOf(html: string, address: string): Question[] {
  const parts = partsOf(html, address);
  return parts ? questionsIn(parts.main) : [];
}

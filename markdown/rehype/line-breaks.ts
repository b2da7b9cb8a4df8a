import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** A name that a browser would break at its hyphens. */
const isHyphened = ({tagName, children: [text]}: Element): boolean =>
  tagName === 'code' && text?.type === 'text' && /^\S+-\S+$/.test(text.value);

/** A cell of a few numbers, as `7 · 1 · 5`. */
const isList = ({children}: Element): boolean =>
  children.length === 1 &&
  children[0].type === 'text' &&
  /^\d+(?: · \d+)+$/.test(children[0].value);

/** Rehype plugin: names and short lists in tables stay whole. */
export default function lineBreaks() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (element.tagName === 'td') {
        if (isList(element)) {
          element.properties.className = ['whole'];
        }
        visit(element, 'element', (code) => {
          if (isHyphened(code)) {
            code.properties.className = ['whole'];
          }
        });
      }
    });
  };
}

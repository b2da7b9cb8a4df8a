import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Where a long name breaks well: after a sign that joins words. */
const JOINT = /(?<=_)(?=\w)/;

/** A text with `<wbr>` at its joints. */
const breakable = (text: string): ElementContent[] =>
  text
    .split(JOINT)
    .flatMap((value, index): ElementContent[] => [
      ...(index > 0
        ? [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}]
        : []),
      {type: 'text', value},
    ]);

/** A name that a browser would break at its hyphens. */
const isHyphened = ({tagName, children: [text]}: Element): boolean =>
  tagName === 'code' && text?.type === 'text' && /^\S+-\S+$/.test(text.value);

/** A cell of a few numbers, as `7 · 1 · 5`. */
const isList = ({children}: Element): boolean =>
  children.length === 1 &&
  children[0].type === 'text' &&
  /^\d+(?: · \d+)+$/.test(children[0].value);

/**
 * Rehype plugin: long names in headings break between their words where a screen is narrow, and names and short lists
 * in tables stay whole. The table of contents is made before.
 */
export default function lineBreaks() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (/^h[2-6]$/.test(element.tagName)) {
        element.children = element.children.flatMap((child) =>
          child.type === 'text' && child.value.includes('_') ? breakable(child.value) : [child],
        );
      } else if (element.tagName === 'td') {
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

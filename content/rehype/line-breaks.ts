import type {Element, ElementContent, Root, Text} from 'hast';
import {visit} from 'unist-util-visit';

/** Where a name breaks well: after a sign that joins words, and before the next word's capital. */
const JOINT = /(?<=[_./(<])(?=\w)|(?<=[a-z\d])(?=[A-Z])/;

/** Characters of a word that the narrowest column of a phone's table holds (src/css/base.css). */
const NARROWEST = 11;

const isLong = (text: string): boolean => text.split(/\s/).some(({length}) => length > NARROWEST);

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

/** `<code>` as an author writes it: what MDX hands to the theme is taken for a block if it has parts. */
const codeOf = (children: ElementContent[]): ElementContent =>
  ({
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    children,
    data: {_mdxExplicitJsx: true},
  }) as never;

const onlyText = ({children}: Element): Text | undefined =>
  children.length === 1 && children[0].type === 'text' ? children[0] : undefined;

/**
 * Rehype plugin: long names in headings, and in code in tables, break between their words where a
 * screen is narrow. The table of contents is made before.
 */
export default function lineBreaks() {
  return (tree: Root): void => {
    visit(tree, 'element', (element) => {
      if (/^h[2-6]$/.test(element.tagName)) {
        element.children = element.children.flatMap((child) =>
          child.type === 'text' && child.value.includes('_') ? breakable(child.value) : [child],
        );
      } else if (element.tagName === 'td' || element.tagName === 'th') {
        visit(element, 'element', (code, index, parent) => {
          const text = code.tagName === 'code' && onlyText(code);
          if (text && isLong(text.value)) {
            parent!.children[index!] = codeOf(breakable(text.value));
          }
        });
      }
    });
  };
}

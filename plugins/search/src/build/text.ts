/** The text of built pages: what of their markup is read, and how its parts are joined. */
import type {Element, Nodes} from 'hast';
import {withoutInvisible} from '../text/query-text';

/** What is no text of the page: navigation, controls, drawings, what only eyes are meant to see. */
const DROPPED_TAGS = new Set(
  'nav footer button select script style template noscript svg iframe time'.split(' '),
);
const DROPPED_CLASSES = new Set(
  (
    'hash-link avatar table-of-contents theme-doc-toc-mobile theme-doc-toc-desktop ' +
    'theme-doc-version-badge theme-doc-version-banner term-text sample-head figure-bar figure-controls checked entry-links ' +
    // What other pages are about, which they say themselves.
    'next-steps card ' +
    // The same code once more, with what it needs to run.
    'sample-whole starter-tree ' +
    // The entry above it, in another notation.
    'language-bibtex'
  ).split(' '),
);

/** Elements that stand within a line; all others part words. */
export const INLINE = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s small span strong sub sup u var wbr'.split(' '),
);

export const isElement = (node: Nodes): node is Element => node.type === 'element';

export const classesOf = ({properties}: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

/** The line of a post that holds its date and its reading time. */
const isDateline = ({tagName, children}: Element): boolean =>
  tagName === 'div' && children.some((child) => isElement(child) && child.tagName === 'time');

export const isDropped = (element: Element): boolean =>
  isDateline(element) ||
  DROPPED_TAGS.has(element.tagName) ||
  element.properties.ariaHidden === 'true' ||
  element.properties.role === 'tablist' ||
  classesOf(element).some((name) => DROPPED_CLASSES.has(name));

/** Code, or the file name above it. */
export const isCode = (element: Element): boolean =>
  element.tagName === 'pre' || classesOf(element).some((name) => name === 'code-title');

/** @returns the text in one line, without invisible characters */
export const collapse = (text: string): string =>
  withoutInvisible(text).replace(/\s+/g, ' ').trim();

/** Text of a node as it is read: lines of code stay lines, elements that part words part them. */
export function textOf(node: Nodes, lines: boolean): string {
  if (node.type === 'text') {
    return withoutInvisible(node.value);
  }
  if (!('children' in node) || (isElement(node) && isDropped(node))) {
    return '';
  }
  if (isElement(node) && node.tagName === 'br') {
    return '\n';
  }
  const text = node.children.map((child) => textOf(child, lines)).join('');
  return isElement(node) && !INLINE.has(node.tagName) && !lines ? ` ${text} ` : text;
}

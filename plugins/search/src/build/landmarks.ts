/** Finds, in one walk through a page, the elements that its sections are read by. */
import type {Element, Nodes, Root} from 'hast';
import {classesOf, isElement} from './text';

export interface Landmarks {
  root: Element;
  main: Element;
  /** The first heading of the first level in `main`. */
  title: Element;
  /** What the page says of itself in `<meta name>`. */
  said: ReadonlyMap<string, string>;
  /** Whether it only leads elsewhere. */
  isRedirect: boolean;
  /** The innermost category of the sidebar that the page is in. */
  category?: Element;
  /** In `main`, what figures unfold. */
  figureValues: Element[];
  /** In `main`, paragraphs of headers. */
  headerLines: Element[];
}

const CATEGORY = ['menu__link--sublist', 'menu__link--active'];

type Found = Omit<Landmarks, 'root' | 'main' | 'title' | 'said'> &
  Partial<Pick<Landmarks, 'root' | 'main' | 'title'>> & {said: Map<string, string>};

function addMeta({properties}: Element, found: Found): void {
  const {name, content = ''} = properties;
  if (typeof name === 'string' && !found.said.has(name)) {
    found.said.set(name, String(content));
  }
  found.isRedirect ||= String(properties.httpEquiv).toLowerCase() === 'refresh';
}

function look(node: Nodes, found: Found, parent: Element | Root): void {
  if (!isElement(node)) {
    return;
  }
  const {tagName, children} = node;
  const isIn = (name: string): boolean => isElement(parent) && parent.tagName === name;
  if (tagName === 'html') {
    found.root ??= node;
  } else if (tagName === 'meta') {
    addMeta(node, found);
  } else if (tagName === 'main') {
    found.main ??= node;
  } else if (tagName === 'a' && CATEGORY.every((name) => classesOf(node).includes(name))) {
    found.category = node;
  } else if (found.main) {
    if (tagName === 'h1') {
      found.title ??= node;
    } else if (tagName === 'details' && isIn('figure')) {
      found.figureValues.push(node);
    } else if (tagName === 'p' && isIn('header')) {
      found.headerLines.push(node);
    }
  }
  children.forEach((child) => look(child, found, node));
}

/** @returns nothing for a page without a heading in its main part */
export function findLandmarks(tree: Root): Landmarks | undefined {
  const found: Found = {
    said: new Map(),
    isRedirect: false,
    figureValues: [],
    headerLines: [],
  };
  tree.children.forEach((child) => look(child, found, tree));
  const {root, main, title} = found;
  return root && main && title ? {...found, root, main, title} : undefined;
}

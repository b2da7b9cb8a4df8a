/** What of a built page goes into its copy: the words, code and pictures of `main`, in plain HTML. */
import type {Element, ElementContent, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toString} from 'hast-util-to-string';
import {parse} from 'parse5';

/** What leads elsewhere, what is pressed, and what only eyes are meant to see. */
const DROPPED_TAGS = new Set(
  'nav footer button select script style template noscript svg iframe'.split(' '),
);
const DROPPED_CLASSES =
  'hash-link theme-doc-toc-mobile theme-doc-version-badge sr-only avatar authorSocials'.split(' ');

/** How a site's own classes and labels are read. */
export interface Reading {
  /** Classes of what is left out: for eyes alone, or about the page instead of in it. */
  dropped: readonly string[];
  /** Classes of titles that stand by themselves. */
  titles: readonly string[];
  /** Classes of what a style sheet draws where an element has no words. */
  signs: Readonly<Record<string, string>>;
  /** Labels of groups that readers see although they are no words of the page; what is within is text. */
  labels: readonly string[];
}

/** How a page is read, and the address to which its links are relative. */
interface Context {
  page: string;
  reading: Reading;
  /** Of the code around. */
  language?: string;
}

/** Languages of code as the theme writes them. */
const LANGUAGE = /^language-/;

export const isElement = (node: {type: string}): node is Element => node.type === 'element';

export const classesOf = ({properties}: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

const text = (value: string): ElementContent => ({type: 'text', value});

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({type: 'element', tagName, properties, children});

const paragraphOf = (tag: string, words: string): Element =>
  element('p', [element(tag, [text(words)])]);

const HEADING = /^h[1-6]$/;

const isBreak = (node: ElementContent): boolean => isElement(node) && node.tagName === 'br';

function isDropped(node: Element, {dropped}: Reading): boolean {
  const {tagName, properties} = node;
  return (
    DROPPED_TAGS.has(tagName) ||
    properties.role === 'tablist' ||
    classesOf(node).some((name) => DROPPED_CLASSES.includes(name) || dropped.includes(name)) ||
    // The name of a tab is written for readers without scripts, and hidden from those who hear it anyway.
    (properties.ariaHidden === 'true' && !classesOf(node).includes('tab-panel__name'))
  );
}

/** Code without the elements that colour it. */
function plainCode(pre: Element, language: string | undefined): Element {
  const code = pre.children.find((child) => isElement(child) && child.tagName === 'code');
  const lines = code && isElement(code) && 'dataLines' in code.properties;
  const value = lines
    ? code.children.map((line) => toString(line)).join('\n')
    : toString(pre).replace(/\n$/, '');
  return element('pre', [
    element('code', [text(value)], language ? {className: [`language-${language}`]} : {}),
  ]);
}

/** What readers see as a picture is what is said of it. */
const pictureOf = ({properties}: Element): ElementContent[] =>
  properties.ariaLabel ? [paragraphOf('em', `Picture: ${String(properties.ariaLabel)}`)] : [];

/** An address as others have to write it. */
const absolute = (value: unknown, page: string): string => {
  const address = String(value);
  return URL.canParse(address, page) ? new URL(address, page).href : address;
};

const isLink = (node?: ElementContent): boolean =>
  node !== undefined && isElement(node) && node.tagName === 'a';

function plainChildren(node: Element, context: Context): ElementContent[] {
  return node.children.flatMap((child, at) => {
    const plainChild = plain(child, context);
    // A style sheet keeps links apart that look like buttons.
    return isLink(child) && isLink(node.children[at + 1]) ? [...plainChild, text(' ')] : plainChild;
  });
}

function plain(node: ElementContent, context: Context): ElementContent[] {
  if (!isElement(node)) {
    return node.type === 'text' ? [node] : [];
  }
  const {page, reading} = context;
  const classes = classesOf(node);
  const sign = classes.find((name) => name in reading.signs);
  if (sign !== undefined) {
    return [text(` ${toString(node) || reading.signs[sign]}`)];
  }
  if (isDropped(node, reading)) {
    return [];
  }
  const {tagName, properties} = node;
  const language =
    classes.find((name) => LANGUAGE.test(name))?.replace(LANGUAGE, '') ?? context.language;
  const children = (): ElementContent[] => plainChildren(node, {...context, language});
  if (tagName === 'pre') {
    return [plainCode(node, language)];
  }
  if (properties.role === 'img') {
    return pictureOf(node);
  }
  if (
    tagName === 'summary' ||
    classes.some((name) => name === 'tab-panel__name' || reading.titles.includes(name))
  ) {
    return [paragraphOf('strong', toString(node))];
  }
  if (classes.includes('theme-admonition')) {
    return [element('blockquote', children())];
  }
  if (tagName === 'a' && properties.href !== undefined) {
    return [element('a', children(), {href: absolute(properties.href, page)})];
  }
  if (HEADING.test(tagName)) {
    return [{...node, children: children().map((child) => (isBreak(child) ? text(' ') : child))}];
  }
  if (tagName === 'img') {
    return properties.alt
      ? [element('img', [], {src: absolute(properties.src, page), alt: properties.alt})]
      : [];
  }
  const label = String(properties.ariaLabel);
  if (properties.role === 'group' && reading.labels.includes(label)) {
    return [paragraphOf('strong', label), ...plainChildren(node, {...context, language: 'text'})];
  }
  // What is hidden until it is asked for is read like the rest.
  return [{...node, properties: {...properties, hidden: undefined}, children: children()}];
}

/** The landmark `main` of a page, and what its head says of it. */
export interface PageParts {
  main: Element;
  title: string;
  description: string;
}

/** The part of a page that is read, without the tree of the rest, which takes most of the time. */
function mainOf(html: string): string {
  const [main, end] = [html.indexOf('<main'), html.indexOf('</main>')];
  return main < 0 || end < main ? '' : html.slice(main, end);
}

const DESCRIPTION = /<meta [^>]*name="?description"? content=(?:"([^"]*)"|([^\s>]*))/;

function firstOf(node: Element | Root, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (isElement(child)) {
      const found = child.tagName === tagName ? child : firstOf(child, tagName);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

const spaces = (words: string): string => words.replace(/[\u200B\s]+/g, ' ').trim();

/**
 * What is read of a page.
 * @param html of the whole page
 * @param page its address, to which its links are relative
 * @returns nothing for a page without a heading
 */
export function partsOf(html: string, page: string, reading: Reading): PageParts | undefined {
  const tree = fromParse5(parse(mainOf(html))) as Root;
  const main = firstOf(tree, 'main');
  const heading = main && firstOf(main, 'h1');
  if (!heading) {
    return undefined;
  }
  const context = {page, reading};
  const said = DESCRIPTION.exec(html);
  const description = said ? toString(fromParse5(parse(said[1] ?? said[2]))) : '';
  return {
    main: element('main', plainChildren(main, context)),
    title: spaces(toString({type: 'root', children: plain(heading, context)})),
    description: spaces(description),
  };
}

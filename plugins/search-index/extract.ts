import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {BEFORE_NAME, type StoredPage, type StoredRow} from '../../src/search/rows';

/** Pages that only list other pages, by a class of `<html>` that the theme sets. */
const LISTING = /(^| )(blog-(list|tags|archive|authors)|docs-tags?-)[\w-]*page( |$)/;

/** What is no text of the page: navigation, controls, drawings, what only eyes are meant to see. */
const DROPPED_TAGS = new Set(
  'nav footer button script style template noscript svg iframe time'.split(' '),
);
const DROPPED_CLASSES = new Set(
  (
    'hash-link avatar table-of-contents theme-doc-toc-mobile theme-doc-toc-desktop ' +
    'theme-doc-version-badge theme-doc-version-banner term-text sample-head ' +
    // What other pages are about, which they say themselves.
    'next-steps card ' +
    // The entry above it, in another notation.
    'language-bibtex'
  ).split(' '),
);

/** Elements that stand within a line; all others part words. */
const INLINE = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s small span strong sub sup u var wbr'.split(' '),
);

const isElement = (node: Nodes): node is Element => node.type === 'element';

const classesOf = ({properties}: Element): string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

/** The line of a post that holds its date and its reading time. */
const isDateline = ({tagName, children}: Element): boolean =>
  tagName === 'div' && children.some((child) => isElement(child) && child.tagName === 'time');

const isDropped = (element: Element): boolean =>
  isDateline(element) ||
  DROPPED_TAGS.has(element.tagName) ||
  element.properties.ariaHidden === 'true' ||
  element.properties.role === 'tablist' ||
  classesOf(element).some((name) => DROPPED_CLASSES.has(name));

/** Code, or the file name above it. */
const isCode = (element: Element): boolean =>
  element.tagName === 'pre' || classesOf(element).some((name) => name.startsWith('codeBlockTitle'));

const collapse = (text: string): string =>
  text
    .replace(/[\u200B\u00AD\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Before a cell that names something, until blanks are collapsed. */
const NAME_BEGINS = '\uE000';

const collapseText = (text: string): string =>
  collapse(text)
    .replace(/ ?\uE000 ?/g, BEFORE_NAME)
    .trim();

/** Text of a node as it is read: lines of code stay lines, elements that part words part them. */
function textOf(node: Nodes, lines: boolean): string {
  if (node.type === 'text') {
    return node.value;
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

/** Lines of a program that name something; of what it printed, those that are sentences, as errors are. */
const NAMES_SOMETHING = /\p{L}{2}/u;
const IS_SENTENCE = /(\p{L}{2,}:? ){3}\p{L}{2}/u;

/** Lines of code that most programs of a page have. */
const IMPORT = /^\s*(import|package) /;

/** Does a cell name something of a program, and nothing else? */
const isNameCell = ({children}: Element): boolean =>
  children.length > 0 &&
  children.every((child) =>
    isElement(child) ? /^(code|a)$/.test(child.tagName) : !/\w/.test(textOf(child, true)),
  );

/** Below a page's title: how long it takes to read. */
const READING_TIME = /^\s*\d+ min read\s*$/;

/** Leaves elements out of which only their place tells that they are no text. */
function hide(elements: Element[]): void {
  for (const {properties} of elements) {
    properties.ariaHidden = 'true';
  }
}

/** Cuts the content of a page into sections, at each heading that has an address. */
class Sections {
  readonly rows: StoredRow[];
  private readonly anchors = new Set<string>();
  private readonly lines = new Set<string>();

  /** @param names cells that say what a row of a table is about */
  constructor(
    title: string,
    private readonly names: ReadonlySet<Element>,
  ) {
    this.rows = [[1, '', title, '', '']];
  }

  /**
   * The lines of a program, or of what it printed. Of what programs of a page repeat, imports and
   * error messages, the first is kept.
   */
  private codeOf(code: Element, isOutput: boolean): string {
    return textOf(code, true)
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => (isOutput ? IS_SENTENCE : NAMES_SOMETHING).test(line))
      .filter((line) => !(isOutput || IMPORT.test(line)) || this.isFirst(line))
      .join('\n');
  }

  private isFirst(line: string): boolean {
    return !this.lines.has(line) && !!this.lines.add(line);
  }

  private add(field: 3 | 4, text: string, joint: string): void {
    const row = this.rows.at(-1)!;
    row[field] = row[field] && text ? row[field] + joint + text : row[field] || text;
  }

  /**
   * Takes in a node.
   *
   * @param isLink within links, headings belong to other pages
   * @param isOutput what a program printed
   */
  walk(node: Nodes, isLink = false, isOutput = false): void {
    if (!isElement(node)) {
      if (node.type === 'text') {
        this.add(3, node.value, '');
      } else if ('children' in node) {
        node.children.forEach((child) => this.walk(child, isLink, isOutput));
      }
      return;
    }
    if (isDropped(node)) {
      return;
    }
    const {tagName, properties, children} = node;
    if (isCode(node)) {
      this.add(4, this.codeOf(node, isOutput), '\n');
      this.add(3, ' ', '');
    } else if (tagName === 'h1') {
      return;
    } else if (/^h[2-6]$/.test(tagName) && !isLink && this.isNew(properties.id)) {
      this.rows.push([
        Number(tagName[1]),
        properties.id as string,
        collapse(textOf(node, false)),
        '',
        '',
      ]);
    } else {
      const space = INLINE.has(tagName) ? '' : ' ';
      const link = isLink || tagName === 'a';
      const output = isOutput || classesOf(node).includes('sample-output');
      const isName = this.names.has(node);
      this.add(3, isName ? NAME_BEGINS : space, '');
      children.forEach((child) => this.walk(child, link, output));
      this.add(3, space, '');
    }
  }

  private isNew(id: unknown): boolean {
    return typeof id === 'string' && id !== '' && !this.anchors.has(id) && !!this.anchors.add(id);
  }
}

/** What the page says of itself in `<meta name>`. */
function metaOf(tree: Nodes, name: string): string {
  const content = select(`meta[name="${name}"]`, tree)?.properties.content;
  return typeof content === 'string' ? content : '';
}

/** Of a page's keywords, those that it does not say itself. */
function newWords(keywords: string, rows: readonly StoredRow[]): string {
  const text = rows.flat().join('\n').toLowerCase();
  return keywords
    .split(',')
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword && !text.includes(keyword.toLowerCase()))
    .join(', ');
}

/** Is the page one that no reader should be led to: hidden, an address that moved, a list of pages? */
function isSkipped(tree: Nodes, root: Element): boolean {
  const classes = classesOf(root).join(' ');
  return (
    LISTING.test(classes) ||
    /(^| )plugin-(search|native)/.test(classes) ||
    /noindex|none/.test(metaOf(tree, 'robots')) ||
    select('meta[http-equiv="refresh" i]', tree) !== undefined
  );
}

/** What results of a page are grouped by: its category in the sidebar, else what kind of page it is. */
function groupOf(tree: Nodes, root: Element, siteTitle: string): string {
  const category = selectAll('.menu__link--sublist.menu__link--active', tree).at(-1);
  if (category) {
    return collapse(textOf(category, false));
  }
  const classes = classesOf(root);
  if (classes.includes('plugin-blog')) {
    return 'Blog';
  }
  return classes.includes('plugin-docs') ? 'Documentation' : siteTitle;
}

/**
 * The sections of a built page.
 *
 * @param html the whole file
 * @param path where the page is served, base URL included
 * @returns nothing for pages that are not to be found, and for pages without a heading
 */
export function extractPage(html: string, path: string, siteTitle: string): StoredPage | undefined {
  const tree = fromHtml(html);
  const root = select('html', tree);
  const main = select('main', tree);
  const title = main && select('h1', main);
  if (!root || !main || !title || isSkipped(tree, root)) {
    return undefined;
  }
  const names = new Set(selectAll('tbody td:first-child', main).filter(isNameCell));
  const sections = new Sections(collapse(textOf(title, false)), names);
  // The values that a figure draws, as a table.
  hide(selectAll('figure > details', main));
  hide(selectAll('header > p', main).filter((line) => READING_TIME.test(textOf(line, false))));
  sections.walk(main);
  const keywords = newWords(metaOf(tree, 'keywords'), sections.rows);
  return {
    path,
    lvl0: groupOf(tree, root, siteTitle),
    language: metaOf(tree, 'docsearch:language'),
    version: metaOf(tree, 'docsearch:version'),
    docusaurus_tag: metaOf(tree, 'docsearch:docusaurus_tag'),
    ...(keywords && {keywords}),
    rows: sections.rows.map(([level, anchor, heading, text, code]) => [
      level,
      anchor,
      heading,
      collapseText(text),
      code,
    ]),
  };
}

import type {Element, Root} from 'hast';
import type {StoredPage, StoredRow} from '../index/stored';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import {visit} from 'unist-util-visit';
import type {SectionKeywords} from './keywords';
import {collapseText, Sections} from './sections';
import {classesOf, collapse, textOf} from './text';

/** Pages that only list other pages, by a class of `<html>` that the theme sets. */
const LISTING = /(^| )(blog-(list|tags|archive|authors)|docs-tags?-)[\w-]*page( |$)/;

/** A category of the sidebar that the page is in. */
const CATEGORY =
  /<a [^>]*class="(?=[^"]*menu__link--sublist)(?=[^"]*menu__link--active)[^"]*"[^>]*>[^]*?<\/a>/g;

/** A page without what nothing is read from, two thirds of it: a tree of all costs a build more than the index does. */
function stripUnindexed(html: string): string {
  const [body, main, end] = [html.indexOf('<body'), html.indexOf('<main'), html.indexOf('</main>')];
  if (body < 0 || main < body || end < main) {
    return html;
  }
  const head = html.slice(0, body).replace(/<(script|style)\b[^]*?<\/\1>/g, '');
  const categories = html.slice(body, main).match(CATEGORY) ?? [];
  return `${head}<body>${categories.join('')}${html.slice(main, end)}</main>`;
}

/** What a page's sections are read by. */
interface Landmarks {
  root: Element;
  main: Element;
  /** The first heading of the first level. */
  title: Element;
  /** What the page says of itself in `<meta name>`. */
  said: (name: string) => string;
  /** It only leads elsewhere. */
  isRedirect: boolean;
  /** The innermost category of the sidebar that the page is in. */
  category: Element | undefined;
}

/** @param tree of what {@link stripUnindexed} leaves @returns nothing for a page without a heading in its main part */
function findLandmarks(tree: Root): Landmarks | undefined {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => void elements.push(element));
  const [root, main, title] = ['html', 'main', 'h1'].map((name) =>
    elements.find(({tagName}) => tagName === name),
  );
  const statements = elements.flatMap(({tagName, properties}) =>
    tagName === 'meta' ? [properties] : [],
  );
  return (
    root &&
    main &&
    title && {
      ...{root, main, title},
      said: (wanted) => String(statements.find(({name}) => name === wanted)?.content ?? ''),
      isRedirect: statements.some(({httpEquiv}) => String(httpEquiv).toLowerCase() === 'refresh'),
      category: elements.findLast((element) => classesOf(element).includes('menu__link--active')),
    }
  );
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
function isSkipped({root, said, isRedirect}: Landmarks): boolean {
  const classes = classesOf(root).join(' ');
  return (
    LISTING.test(classes) ||
    /(^| )plugin-(search|native)/.test(classes) ||
    /noindex|none/.test(said('robots')) ||
    isRedirect
  );
}

/** What results of a page are grouped by: its category in the sidebar, else what kind of page it is. */
function groupOf({root, category}: Landmarks, siteTitle: string): string {
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
 * @param sectionKeywords what readers call its sections
 * @returns nothing for pages that are not to be found, and for pages without a heading
 */
export function extractPage(
  html: string,
  path: string,
  siteTitle: string,
  sectionKeywords: SectionKeywords = {},
): StoredPage | undefined {
  // hast-util-from-html is the same with the place of each tag, and takes twice as long.
  const page = findLandmarks(fromParse5(parse(stripUnindexed(html))) as Root);
  if (!page || isSkipped(page)) {
    return undefined;
  }
  const {main, title, said} = page;
  const sections = new Sections(collapse(textOf(title, false)));
  sections.walk(main);
  const ofPage = newWords(said('keywords'), sections.rows);
  const keywords = {
    ...(ofPage && {'': ofPage}),
    ...Object.fromEntries(
      Object.entries(sectionKeywords).map(([anchor, words]) => [anchor, words.join(', ')]),
    ),
  };
  return {
    path,
    lvl0: groupOf(page, siteTitle),
    language: said('docsearch:language'),
    version: said('docsearch:version'),
    docusaurus_tag: said('docsearch:docusaurus_tag'),
    ...(Object.keys(keywords).length > 0 && {keywords}),
    rows: sections.rows.map(([level, anchor, heading, text, code]) => [
      level,
      anchor,
      heading,
      collapseText(text),
      code,
    ]),
  };
}

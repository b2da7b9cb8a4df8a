import {HIERARCHY_LEVELS, type Hierarchy, type PlainHit} from '../types';

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Text as HTML that shows it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => ENTITIES[char]);

/** Text of HTML that {@link escapeHtml} made. */
const unescapeHtml = (html: string): string =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** Marks that an engine puts around words of the query, escaped or not. */
const MARKS = /&lt;(\/?mark)&gt;/g;

/**
 * Makes HTML safe that may hold marked words: everything but `<mark>` is shown as text. Text that is
 * escaped already (as the engines' highlights are) stays as it is.
 */
export function onlyMarks(html: string): string {
  return escapeHtml(unescapeHtml(html)).replace(MARKS, '<$1>');
}

/** Drops the marks of {@link onlyMarks} and its escapes: plain text. */
const withoutMarks = (html: string): string => unescapeHtml(html.replace(/<\/?mark>/g, ''));

/** Marked HTML as pieces of plain text. */
export const markedPieces = (html: string): Array<{text: string; marked: boolean}> =>
  onlyMarks(html)
    .split(/(<mark>.*?<\/mark>)/s)
    .filter(Boolean)
    .map((piece) => ({text: withoutMarks(piece), marked: piece.startsWith('<mark>')}));

/**
 * A hit that DocSearch can show from its store: it writes titles and texts into the page as HTML, so that
 * `Aggregate<Int>` would lose its `<Int>` and markup in a record would run. `lvl0` it writes as text.
 *
 * @param safe makes HTML that shows a text
 */
export function safeHit(hit: PlainHit, safe: (text: string) => string = escapeHtml): PlainHit {
  const {objectID, url, type, hierarchy, content} = hit;
  const titles = HIERARCHY_LEVELS.map((level) => {
    const title = hierarchy[level];
    return [level, title && level !== 'lvl0' ? safe(title) : title] as const;
  });
  return {
    ...{objectID, url, type, hierarchy: Object.fromEntries(titles) as Hierarchy},
    content: content && safe(content),
  };
}

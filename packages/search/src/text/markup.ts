import {HIERARCHY_LEVELS, type HierarchyLevel, type SearchHit} from '../types';

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
export const withoutMarks = (html: string): string => unescapeHtml(html.replace(/<\/?mark>/g, ''));

/** Marked HTML as pieces of plain text. */
export const markedPieces = (html: string): Array<{text: string; marked: boolean}> =>
  onlyMarks(html)
    .split(/(<mark>.*?<\/mark>)/s)
    .filter(Boolean)
    .map((piece) => ({text: withoutMarks(piece), marked: piece.startsWith('<mark>')}));

/** Heading levels that DocSearch writes into the page as HTML; `lvl0` it writes as text. */
const HTML_LEVELS = HIERARCHY_LEVELS.filter((level) => level !== 'lvl0');

type Marked = NonNullable<SearchHit['_highlightResult']>;

function safeMarked(marked: Marked | undefined): Marked | undefined {
  if (!marked) {
    return undefined;
  }
  const hierarchy = {...marked.hierarchy};
  for (const level of HTML_LEVELS) {
    const entry = hierarchy[level];
    if (entry) {
      hierarchy[level] = {...entry, value: onlyMarks(entry.value)};
    }
  }
  const {lvl0} = hierarchy;
  if (lvl0) {
    hierarchy.lvl0 = {...lvl0, value: withoutMarks(lvl0.value)};
  }
  return {
    hierarchy,
    ...(marked.content && {content: {...marked.content, value: onlyMarks(marked.content.value)}}),
  };
}

/**
 * A hit that DocSearch can show: the modal writes titles and texts into the page as HTML, so that
 * `Aggregate<Int>` would lose its `<Int>` and markup in a record would run.
 */
export function safeHit<Hit extends SearchHit>(hit: Hit): Hit {
  const hierarchy = {...hit.hierarchy};
  for (const level of HTML_LEVELS as HierarchyLevel[]) {
    const text = hierarchy[level];
    hierarchy[level] = typeof text === 'string' ? escapeHtml(text) : null;
  }
  return {
    ...hit,
    hierarchy,
    content: typeof hit.content === 'string' ? escapeHtml(hit.content) : null,
    _highlightResult: safeMarked(hit._highlightResult),
    _snippetResult: safeMarked(hit._snippetResult),
  };
}

import {SNIPPET_WORDS} from '../constants';
import {highlight, markText, snippet, type MarkedText, type Marks} from '../text/highlight';
import {pathOfRow, type Row} from '../index/stored';
import type {SectionText} from '../index/texts';
import {
  HIERARCHY_LEVELS,
  type HierarchyLevel,
  type Highlighted,
  type HitType,
  type SearchHit,
  type SearchRequest,
} from '../types';

/** Around matches where the request names no tags, as the hosted provider's crawler sets it up. */
const DEFAULT_PRE_TAG = '<span class="algolia-docsearch-suggestion--highlight">';
const DEFAULT_POST_TAG = '</span>';

/** Longest text of a hit, in characters, as of a hosted record. */
const MAX_CONTENT = 8_000;

/** How a request wants the words of its query marked. */
export const requestedTags = (request: SearchRequest): Pick<Marks, 'pre' | 'post'> => ({
  pre: request.highlightPreTag ?? DEFAULT_PRE_TAG,
  post: request.highlightPostTag ?? DEFAULT_POST_TAG,
});

/** The length in words that a request asks for an attribute's snippet: `content:10`. */
function snippetLength(request: SearchRequest, attribute: string): number {
  const asked = request.attributesToSnippet?.find((entry) => entry.startsWith(`${attribute}:`));
  const length = Number.parseInt(asked?.slice(attribute.length + 1) ?? '', 10);
  return length > 0 ? length : SNIPPET_WORDS;
}

/** What stands before the words of readers by which a section was found. */
const ALSO = 'also: ';

const lengthOf = (text: string): number => text.split(' ').length;

/**
 * The words of readers that say most of the query, where neither a section's heading nor what is shown of its text has them.
 *
 * @returns HTML, and how many words of a snippet it takes
 */
function reasonOf(
  also: string,
  shown: readonly MarkedText[],
  marks: Marks,
): {html: string; length: number} | undefined {
  const said = new Set(shown.flatMap(({found}) => found.map(({word}) => word)));
  const [first] = also
    .split(', ')
    .map((phrase) => markText(phrase, marks))
    .filter(({found}) => found.some(({word}) => !said.has(word)))
    .sort((a, b) => b.words - a.words);
  return first && {html: ALSO + highlight(first, marks).value, length: 1 + lengthOf(first.text)};
}

/**
 * A hit of the provider's shape. It is a heading where the heading says as much of the query as the
 * text does, and else the text below it, or the code if only that has it. All have a snippet of the
 * text; only hits that are text have it as their content.
 */
export function hitOf(
  row: Row & Pick<SectionText, 'also'>,
  site: string,
  request: SearchRequest,
  marks: Marks,
): SearchHit {
  const heading = markText(row.heading, marks);
  const text = markText(row.text.slice(0, MAX_CONTENT), marks);
  const enough = Math.max(text.words, heading.words, 1);
  const code = enough < marks.words || text.words + heading.words === 0 ? row.code : '';
  const marked = code ? markText(code.slice(0, MAX_CONTENT), marks) : text;
  const content = marked.words > text.words ? marked : text;
  const isContent = content.words > heading.words;
  const type: HitType = isContent ? 'content' : row.type;
  const path = pathOfRow(row);
  const ellipsis = request.snippetEllipsisText ?? '…';

  const titles: Partial<Record<HierarchyLevel, Highlighted>> = {};
  const shortTitles: typeof titles = {};
  for (const level of HIERARCHY_LEVELS) {
    const title = row.hierarchy[level];
    if (title !== null) {
      const titleMarked = level === row.type ? heading : markText(title, marks);
      titles[level] = highlight(titleMarked, marks);
      const length = snippetLength(request, `hierarchy.${level}`);
      shortTitles[level] = snippet(titleMarked, marks, length, ellipsis);
    }
  }
  const length = snippetLength(request, 'content');
  const reason = reasonOf(row.also ?? '', [heading, content], marks);
  const rest = length - (reason?.length ?? 0);
  const said = content.text && rest > 1 ? snippet(content, marks, rest, ellipsis) : undefined;
  const parts = [reason?.html, said?.value].filter(Boolean);
  return {
    objectID: `${type}:${path}`,
    url: site + path,
    type,
    hierarchy: row.hierarchy,
    content: isContent ? content.text : null,
    _highlightResult: {hierarchy: titles},
    _snippetResult: {
      hierarchy: shortTitles,
      ...(parts.length > 0 && {
        content: {value: parts.join(' · '), matchLevel: said?.matchLevel ?? 'partial'},
      }),
    },
  };
}

import {SNIPPET_WORDS} from '../constants';
import {highlight, markText, snippet, type MarkedText, type Marks} from '../text/highlight';
import {pathOfRow, type Row} from '../index/stored';
import type {SectionText} from '../index/texts';
import {HIERARCHY_LEVELS, type HitType, type SearchHit, type SearchRequest} from '../types';

type Titles = NonNullable<SearchHit['_highlightResult']>['hierarchy'];

/** Longest text of a hit, in characters, as of a hosted record. */
const MAX_CONTENT = 8_000;

/** The length in words that a request asks for the text's snippet: `content:10`. */
function snippetLength({attributesToSnippet = []}: SearchRequest): number {
  const [, length] = /\bcontent:(\d+)/.exec(attributesToSnippet.join(' ')) ?? [];
  return Number(length) || SNIPPET_WORDS;
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
  return first && {html: ALSO + highlight(first, marks), length: 1 + lengthOf(first.text)};
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
  const titles = HIERARCHY_LEVELS.flatMap((level) => {
    const title = row.hierarchy[level];
    return title === null ? [] : [[level, {value: highlight(markText(title, marks), marks)}]];
  });
  const reason = reasonOf(row.also ?? '', [heading, content], marks);
  const rest = snippetLength(request) - (reason?.length ?? 0);
  const {snippetEllipsisText = '…'} = request;
  const said = rest > 1 && snippet(content, marks, rest, snippetEllipsisText);
  const value = [reason?.html, said].filter(Boolean).join(' · ');
  return {
    objectID: `${type}:${path}`,
    url: site + path,
    type,
    hierarchy: row.hierarchy,
    content: isContent ? content.text : null,
    _highlightResult: {hierarchy: Object.fromEntries(titles) as Titles},
    _snippetResult: {...(value && {content: {value}})},
  };
}

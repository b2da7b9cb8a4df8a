/** Answers queries over a handful of records the way the hosted provider would. */
import {
  HIERARCHY_LEVELS,
  type Highlighted,
  type SearchHit,
  type SearchRecord,
  type SearchRequest,
  type SearchResult,
} from '../../types';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function matches(record: SearchRecord, words: string[]): boolean {
  const found = wordsOf([...Object.values(record.hierarchy), record.content].join(' '));
  return words.every((word) => found.some((other) => other.startsWith(word)));
}

/** A record's value of a facet, such as `language` or `hierarchy.lvl0`. */
const facetOf = (record: SearchRecord, facet: string): unknown =>
  facet
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], record);

function satisfies(record: SearchRecord, {facetFilters = []}: SearchRequest): boolean {
  return facetFilters.every((filter) =>
    [filter].flat().some((condition) => {
      const [facet, value] = condition.split(/:(.*)/s);
      return facetOf(record, facet) === value;
    }),
  );
}

/** Words that begin as the query does, marked. The provider does not escape what stands in a record. */
function highlighted(text: string, words: string[], [open, close]: string[]): Highlighted {
  let found = false;
  const value = text.replace(/[\p{L}\p{N}]+/gu, (word) => {
    const marked = words.some((other) => word.toLowerCase().startsWith(other));
    found ||= marked;
    return marked ? `${open}${word}${close}` : word;
  });
  return {value, matchLevel: found ? 'full' : 'none'};
}

/** As many words as the request asks for, from the first that matches on. */
function snippet(text: string, length: number, words: string[], ellipsis: string): string {
  const all = text.split(' ');
  const first = all.findIndex((word) =>
    wordsOf(word).some((part) => words.some((other) => part.startsWith(other))),
  );
  const start = Math.max(0, Math.min(first, all.length - length));
  const end = Math.min(all.length, start + length);
  return (
    (start > 0 ? ellipsis : '') +
    all.slice(start, end).join(' ') +
    (end < all.length ? ellipsis : '')
  );
}

function hitOf(record: SearchRecord, words: string[], request: SearchRequest): SearchHit {
  const tags = [request.highlightPreTag ?? '<em>', request.highlightPostTag ?? '</em>'];
  const lengths = new Map(
    (request.attributesToSnippet ?? []).map((entry) => {
      const [attribute, length] = entry.split(':');
      return [attribute, Number(length)] as const;
    }),
  );
  const marks = (cut: boolean) => {
    const mark = (name: string, text: string): Highlighted => {
      const length = cut ? lengths.get(name) : undefined;
      const shown =
        length === undefined
          ? text
          : snippet(text, length, words, request.snippetEllipsisText ?? '…');
      return highlighted(shown, words, tags);
    };
    return {
      hierarchy: Object.fromEntries(
        HIERARCHY_LEVELS.flatMap((level) => {
          const text = record.hierarchy[level];
          return text === null ? [] : [[level, mark(`hierarchy.${level}`, text)]];
        }),
      ),
      ...(record.content !== null && {content: mark('content', record.content)}),
    };
  };
  const {objectID, url, type, hierarchy, content} = record;
  return {
    objectID,
    url,
    type,
    hierarchy,
    content,
    _highlightResult: marks(false),
    ...(lengths.size > 0 && {_snippetResult: marks(true)}),
  };
}

let queries = 0;

/** The answer to one request, ranked by level: simple, but in the provider's shape. */
export function answer(records: SearchRecord[], request: SearchRequest): SearchResult {
  const {query = '', hitsPerPage = 20, page = 0} = request;
  const words = wordsOf(query);
  const seen = new Set<string>();
  const found = records
    .filter((record) => satisfies(record, request) && matches(record, words))
    .sort((a, b) => b.weight.level - a.weight.level)
    // The index's `distinct` setting: one hit an address.
    .filter(({url}) => !seen.has(url) && seen.add(url));
  const facets = Object.fromEntries(
    [request.facets ?? []].flat().map((facet) => {
      const counts: Record<string, number> = {};
      for (const record of found) {
        const value = facetOf(record, facet) as string;
        counts[value] = (counts[value] ?? 0) + 1;
      }
      return [facet, counts];
    }),
  );
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => hitOf(record, words, request)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
    hitsPerPage,
    query,
    index: request.indexName,
    ...(request.facets && {facets}),
    ...(request.clickAnalytics && {queryID: String(++queries).padStart(32, '0')}),
    processingTimeMS: 1,
  };
}

import {HITS_PER_PAGE, MAX_HIT_TEXT} from '../constants';
import {readHit} from '../text/hits';
import {
  isObject,
  HIERARCHY_LEVELS,
  type Highlighted,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../types';

/** A text grows when its words are marked and its signs are escaped. */
const MAX_MARKED_TEXT = 5 * MAX_HIT_TEXT;

type Marked = NonNullable<SearchHit['_highlightResult']>;

const countOf = (value: unknown, otherwise: number): number =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : otherwise;

function readHighlighted(value: unknown): Highlighted | undefined {
  if (!isObject(value)) {
    return undefined;
  }
  const {value: html, matchLevel} = value;
  if (typeof html !== 'string' || html.length > MAX_MARKED_TEXT) {
    return undefined;
  }
  const isPart = matchLevel === 'partial' || matchLevel === 'full';
  return {value: html, matchLevel: isPart ? matchLevel : 'none'};
}

/** Marks of a hit; without those that cannot be read, the texts are shown unmarked. */
function readMarked(value: unknown): Marked | undefined {
  if (!isObject(value)) {
    return undefined;
  }
  const titles = isObject(value.hierarchy) ? value.hierarchy : {};
  const content = readHighlighted(value.content);
  return {
    hierarchy: Object.fromEntries(
      HIERARCHY_LEVELS.flatMap((level) => {
        const title = readHighlighted(titles[level]);
        return title ? [[level, title]] : [];
      }),
    ),
    ...(content && {content}),
  };
}

/** Counts by facet and value; those that are no numbers are left out. */
function readFacets(value: unknown): NonNullable<SearchResult['facets']> {
  const entriesOf = (one: unknown) => (isObject(one) ? Object.entries(one) : []);
  return Object.fromEntries(
    entriesOf(value).map(([facet, counts]) => [
      facet,
      Object.fromEntries(
        entriesOf(counts).flatMap(([name, count]) =>
          countOf(count, 0) > 0 ? [[name, count as number]] : [],
        ),
      ),
    ]),
  );
}

function readResult(value: unknown, request: SearchRequest, siteUrl: string): SearchResult {
  if (!isObject(value) || !Array.isArray(value.hits)) {
    throw new Error('The search engine gave an answer without a list of hits.');
  }
  const {hitsPerPage = HITS_PER_PAGE} = request;
  const ids = new Set<string>();
  const hits = value.hits.slice(0, hitsPerPage).flatMap((one: unknown): SearchHit[] => {
    const hit = readHit(one, siteUrl);
    if (!hit || ids.has(hit.objectID)) {
      return [];
    }
    ids.add(hit.objectID);
    const {_highlightResult: marked, _snippetResult: snippet} = one as Record<string, unknown>;
    return [{...hit, _highlightResult: readMarked(marked), _snippetResult: readMarked(snippet)}];
  });
  if (hits.length === 0 && hitsPerPage > 0 && value.hits.length > 0) {
    throw new Error('The search engine gave an answer whose hits cannot be read.');
  }
  return {
    hits,
    nbHits: countOf(value.nbHits, hits.length),
    page: countOf(value.page, request.page ?? 0),
    nbPages: countOf(value.nbPages, 1),
    hitsPerPage: countOf(value.hitsPerPage, hitsPerPage),
    query: request.query,
    index: request.indexName,
    ...(typeof value.queryID === 'string' && {queryID: value.queryID}),
    ...(request.facets && {facets: readFacets(value.facets)}),
    processingTimeMS: countOf(value.processingTimeMS, 0),
  };
}

/**
 * Reads what an engine answered: the border behind which every field is what its type says.
 *
 * @param results whatever came
 * @param requests what was asked
 * @returns a result for each request; hits that do not fit are left out, one by one
 * @throws Error where there is no result for a request, no list of hits, or no hit of many that fits
 */
export function readAnswer(
  results: unknown,
  requests: readonly SearchRequest[],
  siteUrl: string,
): SearchResult[] {
  if (!Array.isArray(results)) {
    throw new Error('The search engine gave an answer without results.');
  }
  return requests.map((request, at) => readResult(results[at], request, siteUrl));
}

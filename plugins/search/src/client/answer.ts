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

const fieldsOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

const countOf = (value: unknown, otherwise: number): number =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : otherwise;

/** A marked text; without one that can be read, the text is shown unmarked. */
function readHighlighted(value: unknown): Highlighted | undefined {
  const {value: html} = fieldsOf(value);
  return typeof html === 'string' && html.length <= MAX_MARKED_TEXT ? {value: html} : undefined;
}

/** Counts by facet and value; those that are no numbers are left out. */
const readFacets = (value: unknown): NonNullable<SearchResult['facets']> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([facet, counts]) => {
      const numbers = Object.entries(fieldsOf(counts)).filter(([, count]) => countOf(count, 0) > 0);
      return [facet, Object.fromEntries(numbers) as Record<string, number>];
    }),
  );

function readSearchHit(value: unknown, siteUrl: string): SearchHit | undefined {
  const hit = readHit(value, siteUrl);
  const {_highlightResult: marked, _snippetResult: short} = fieldsOf(value);
  const titles = fieldsOf(fieldsOf(marked).hierarchy);
  return (
    hit && {
      ...hit,
      _highlightResult: {
        hierarchy: Object.fromEntries(
          HIERARCHY_LEVELS.flatMap((level) => {
            const title = readHighlighted(titles[level]);
            return title ? [[level, title]] : [];
          }),
        ),
      },
      _snippetResult: {content: readHighlighted(fieldsOf(short).content)},
    }
  );
}

function readResult(value: unknown, request: SearchRequest, siteUrl: string): SearchResult {
  const {hits: all, nbHits, nbPages, queryID, facets} = fieldsOf(value);
  if (!Array.isArray(all)) {
    throw new Error('The search engine gave an answer without a list of hits.');
  }
  const {hitsPerPage = HITS_PER_PAGE} = request;
  const ids = new Set<string>();
  const hits = all
    .slice(0, hitsPerPage)
    .flatMap((one: unknown) => readSearchHit(one, siteUrl) ?? [])
    .filter(({objectID}) => !ids.has(objectID) && ids.add(objectID));
  if (hits.length === 0 && hitsPerPage > 0 && all.length > 0) {
    throw new Error('The search engine gave an answer whose hits cannot be read.');
  }
  return {
    hits,
    nbHits: countOf(nbHits, hits.length),
    nbPages: countOf(nbPages, 1),
    query: request.query,
    ...(typeof queryID === 'string' && {queryID}),
    ...(request.facets && {facets: readFacets(facets)}),
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

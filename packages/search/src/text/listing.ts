/** How hits are listed in the modal, and before it has come: in which order, and what a row says. */
import {MAX_RESULTS_PER_GROUP} from '../constants';
import {HIERARCHY_LEVELS, type SearchClient, type SearchHit} from '../types';
import {onlyMarks} from './markup';

/** Hits in lists of equal keys; lists and what is in them keep their order. */
function groupBy(
  hits: readonly SearchHit[],
  keyOf: (hit: SearchHit) => string | null,
): SearchHit[][] {
  const groups = new Map<string | null, SearchHit[]>();
  for (const hit of hits) {
    const key = keyOf(hit);
    groups.set(key, [...(groups.get(key) ?? []), hit]);
  }
  return [...groups.values()];
}

/** Hits shown of the first part where the second best hit is in another one: that is in sight, too. */
const MOST_BEFORE_SECOND = 3;

/**
 * Hits as DocSearch 3.9.0 lists them: part of the site by part, of each so many at most, and in these
 * page by page. The best hit comes first, and no address twice.
 *
 * @param hits best first
 * @param most hits of a part
 * @returns parts of the site, in each its pages, of each its hits
 */
export function arrange(hits: readonly SearchHit[], most = MAX_RESULTS_PER_GROUP): SearchHit[][][] {
  const addresses = new Set<string>();
  const once = hits.filter(({url}) => !addresses.has(url) && addresses.add(url));
  const [first, second] = once.map(({hierarchy}) => hierarchy.lvl0);
  const isApart = second !== undefined && second !== first;
  return groupBy(once, ({hierarchy}) => hierarchy.lvl0).map((part, at) =>
    groupBy(
      part.slice(0, at === 0 && isApart ? MOST_BEFORE_SECOND : most),
      ({hierarchy}) => hierarchy.lvl1,
    ),
  );
}

/**
 * A client whose hits come in the order in which they are listed; counts stay as they are.
 * @param mostOf how many hits of a part are listed at the moment
 */
export const inRows = (client: SearchClient, mostOf?: () => number): SearchClient => ({
  addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
  async search(params) {
    const {results} = await client.search(params);
    return {
      results: results.map((result) => ({
        ...result,
        hits: arrange(result.hits, mostOf?.()).flat(2),
      })),
    };
  },
});

/** What the row of a hit says, as HTML that holds marks and nothing else. */
export interface RowTexts {
  heading: string;
  snippet?: string;
  /** Where the hit stands; of a page itself, nothing. */
  page?: string;
}

export function textsOf(hit: SearchHit): RowTexts {
  const {hierarchy, content, type, _highlightResult: marked, _snippetResult: short} = hit;
  const own = HIERARCHY_LEVELS.filter((level) => hierarchy[level]).at(-1) ?? 'lvl0';
  // Whole, not the few words of a snippet: where a row is narrow, a title takes another line.
  const textOf = (level: typeof own): string =>
    onlyMarks(marked?.hierarchy?.[level]?.value ?? hierarchy[level] ?? '');
  const snippet = short?.content?.value || (type === 'content' && content);
  return {
    heading: textOf(own),
    ...(snippet && {snippet: onlyMarks(snippet)}),
    ...(own > 'lvl1' && {page: textOf('lvl1')}),
  };
}

/**
 * The name of a page, to stand above its hits: a line that is no hit. Where the first of them is the page
 * itself, the others hang under that.
 */
export const nameAbove = ([first]: readonly SearchHit[]): string | undefined =>
  textsOf(first).page === undefined ? undefined : (first.hierarchy.lvl1 ?? undefined);

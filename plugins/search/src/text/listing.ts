/** How hits are listed: in which order, and what a row says. */
import {MAX_RESULTS_PER_GROUP} from '../constants';
import {HIERARCHY_LEVELS, type SearchHit} from '../types';
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
      part.slice(0, at === 0 && isApart ? Math.min(most, MOST_BEFORE_SECOND) : most),
      ({hierarchy}) => hierarchy.lvl1,
    ),
  );
}

/** What the row of a hit says, wherever it stands. Heading and snippet are HTML that holds marks and nothing else. */
export interface RowContent {
  /** Where it leads. */
  url: string;
  /** A line above the row that is no part of it: the page that it hangs under, or the way there. */
  above?: string | undefined;
  heading: string;
  snippet: string;
  /** It hangs under its page, which is named above it or above another row. */
  isChild: boolean;
}

/** Heading levels of a hit that have a text, from the widest to its own. */
const levelsOf = ({hierarchy}: SearchHit) => HIERARCHY_LEVELS.filter((level) => hierarchy[level]);

function rowOf(hit: SearchHit, above: string | undefined): RowContent {
  const {hierarchy, content, type, url, _highlightResult: marked, _snippetResult: short} = hit;
  const own = levelsOf(hit).at(-1) ?? 'lvl0';
  return {
    ...{url, above},
    // Whole, not the few words of a snippet: where a row is narrow, a title takes another line.
    heading: onlyMarks(marked?.hierarchy?.[own]?.value ?? hierarchy[own] ?? ''),
    snippet: onlyMarks(short?.content?.value || (type === 'content' && content) || ''),
    isChild: own > 'lvl1',
  };
}

/** Rows of the hits of one page, its name above them; where the first of them is the page itself, the others hang under that. */
export function rowsOfPage(hits: readonly SearchHit[]): RowContent[] {
  const [first] = hits.map((hit) => rowOf(hit, undefined));
  const above = first?.isChild ? (hits[0].hierarchy.lvl1 ?? undefined) : undefined;
  return hits.map((hit, at) => rowOf(hit, at === 0 ? above : undefined));
}

/** The row of a hit in a list by rank, the way to it above. */
export const rowInList = (hit: SearchHit): RowContent => {
  const way = levelsOf(hit).slice(0, -1);
  return {
    ...rowOf(hit, way.map((level) => hit.hierarchy[level]).join(' › ') || undefined),
    isChild: false,
  };
};

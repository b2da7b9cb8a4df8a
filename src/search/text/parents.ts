import type {Hierarchy, SearchClient, SearchHit} from '../types';

const pageOf = ({url}: SearchHit): string => url.split('#')[0];

/** The page of a hit as a hit of its own, as the index has it. */
function parentOf(hit: SearchHit): SearchHit {
  const {lvl0, lvl1} = hit.hierarchy;
  const url = pageOf(hit);
  const levels = Object.keys(hit.hierarchy) as (keyof Hierarchy)[];
  const hierarchy = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;
  const marked = hit._highlightResult?.hierarchy;
  const path = hit.objectID.replace(/^[^:]*:/, '').split('#')[0];
  const titles = {
    ...(marked?.lvl0 && {lvl0: marked.lvl0}),
    ...(marked?.lvl1 && {lvl1: marked.lvl1}),
  };
  return {
    objectID: `lvl1:${path}`,
    url,
    type: 'lvl1',
    hierarchy: {...hierarchy, lvl0, lvl1},
    content: null,
    _highlightResult: {hierarchy: titles},
    _snippetResult: {hierarchy: titles},
  };
}

/** Puts every page before the first of its hits, be the page itself among the hits or not. */
export function addParents(hits: readonly SearchHit[]): SearchHit[] {
  const pages = new Map(
    hits.filter(({type}) => type === 'lvl1').map((hit) => [pageOf(hit), hit] as const),
  );
  const shown = new Set<string>();
  return hits.flatMap((hit) => {
    const page = pageOf(hit);
    const isFirst = !shown.has(page);
    shown.add(page);
    if (hit.type === 'lvl1') {
      return isFirst ? [hit] : [];
    }
    const parent = pages.get(page) ?? (hit.hierarchy.lvl1 === null ? undefined : parentOf(hit));
    return isFirst && parent ? [parent, hit] : [hit];
  });
}

/**
 * For the search modal: DocSearch hangs hits under their page and remembers the page of a text that
 * was selected, but only if the page is among the hits. Counts stay those of the hits that were
 * found. The search page, which shows what it is given, takes the client as it is.
 */
export const withParents = (client: SearchClient): SearchClient => ({
  addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
  async search(params) {
    const {results} = await client.search(params);
    return {results: results.map((result) => ({...result, hits: addParents(result.hits)}))};
  },
});

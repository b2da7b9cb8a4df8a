import type {Hierarchy, SearchHit} from '../types';

/** The page of a hit as a hit of its own, as the index has it; of a hit without a page, itself. */
export function parentOf(hit: SearchHit): SearchHit {
  const {lvl0, lvl1} = hit.hierarchy;
  if (lvl1 === null) {
    return hit;
  }
  const [url] = hit.url.split('#');
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

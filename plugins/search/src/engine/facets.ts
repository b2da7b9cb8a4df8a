import type {TitleRow} from '../index/stored';
import type {FacetFilter} from '../types';

/** What results can be narrowed to; the hosted index has the same `attributesForFaceting`. */
const FACETS: Partial<Record<string, (row: TitleRow) => string>> = {
  'hierarchy.lvl0': ({page}) => page.lvl0,
  language: ({page}) => page.language,
  version: ({page}) => page.version,
  docusaurus_tag: ({page}) => page.docusaurus_tag,
};

const valueOf = (row: TitleRow, facet: string): string => FACETS[facet]?.(row) ?? '';

/** Conditions such as `language:en`, of which all must hold; of a list within, one. */
export function facetFilter(filters: readonly FacetFilter[] = []): (row: TitleRow) => boolean {
  const conditions = filters.map((filter) =>
    [filter].flat().map((condition) => condition.split(/:(.*)/s)),
  );
  return (row) =>
    conditions.every((some) => some.some(([facet, value]) => valueOf(row, facet) === value));
}

/** How many rows there are of each value. @param facets names */
export function countFacets(
  rows: readonly TitleRow[],
  facets: readonly string[],
): Record<string, Record<string, number>> {
  const countsOf = (facet: string): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const row of rows) {
      const value = valueOf(row, facet);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    return counts;
  };
  return Object.fromEntries(facets.map((facet) => [facet, countsOf(facet)]));
}

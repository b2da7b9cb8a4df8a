import type {TitleRow} from '../index/rows';
import type {FacetFilter} from '../types';

/** What results can be narrowed to; the hosted index has the same `attributesForFaceting`. */
const FACETS: Record<string, (row: TitleRow) => string> = {
  type: ({type}) => type,
  'hierarchy.lvl0': ({page}) => page.lvl0,
  language: ({page}) => page.language,
  version: ({page}) => page.version,
  docusaurus_tag: ({page}) => page.docusaurus_tag,
};

const valueOf = (row: TitleRow, facet: string): string | undefined =>
  Object.hasOwn(FACETS, facet) ? FACETS[facet](row) : undefined;

/** Does a row meet `language:en`, or, with a minus before the value, not meet it? */
function meets(row: TitleRow, condition: string): boolean {
  const [facet = '', ...rest] = condition.split(':');
  const value = rest.join(':');
  return value.startsWith('-')
    ? valueOf(row, facet) !== value.slice(1)
    : valueOf(row, facet) === value;
}

/** Conditions of which all must hold; of a list within, one. Conditions that are no text never hold. */
export function facetFilter(filters: readonly FacetFilter[] = []): (row: TitleRow) => boolean {
  const alternatives = filters.map((filter) =>
    [filter].flat().filter((condition) => typeof condition === 'string'),
  );
  return (row) =>
    alternatives.every(
      (conditions) =>
        conditions.length === 0 || conditions.some((condition) => meets(row, condition)),
    );
}

/** How many rows there are of each value. @param facets names, or `*` for all of them */
export function countFacets(
  rows: readonly TitleRow[],
  facets: string | readonly string[],
): Record<string, Record<string, number>> {
  const asked = [facets].flat();
  const names = asked.includes('*')
    ? Object.keys(FACETS)
    : asked.filter((name) => Object.hasOwn(FACETS, name));
  return Object.fromEntries(
    names.map((name) => {
      const counts: Record<string, number> = {};
      for (const row of rows) {
        const value = FACETS[name](row);
        if (value) {
          counts[value] = (counts[value] ?? 0) + 1;
        }
      }
      return [name, counts];
    }),
  );
}

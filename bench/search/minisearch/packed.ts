/**
 * MiniSearch's index in the packing of the site's own: only weighed, never read, to tell what of the
 * bytes is owed to the packing and what to the index.
 */
import {packNumbers, packWords, type RowsFile} from '@collektive/search/index';
import {buildMiniSearch} from './fields';

/** Of one word in one field: sections in their order, each with how often the word stands there. */
type List = [section: number, count: number][];

function packLists(lists: List[]) {
  const byLength = lists.toSorted((a, b) => a.length - b.length);
  return {
    counts: packNumbers(lists.map(({length}) => length)),
    gaps: packNumbers(
      byLength.flatMap((list) =>
        list.map(([section], at) => section - (list[at - 1]?.[0] ?? -1) - 1),
      ),
    ),
    frequencies: packNumbers(byLength.flatMap((list) => list.map(([, count]) => count - 1))),
  };
}

/** All that MiniSearch needs to answer, packed, as JSON. */
export function packedMiniSearch(file: RowsFile): string {
  const {index, fieldIds, fieldLength} = buildMiniSearch(file).toJSON();
  const words = index.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({
    words: packWords(words.map(([word]) => word)),
    // A field that a section does not have has no length.
    lengths: Object.values(fieldLength).map((section) =>
      packNumbers(Array.from(section, (length) => length ?? 0)),
    ),
    fields: Object.values(fieldIds).map((field) =>
      packLists(
        words.map(([, fields]) =>
          Object.entries((fields[field] ?? {}) as Record<string, number>)
            .map(([section, count]): [number, number] => [Number(section), count])
            .sort(([a], [b]) => a - b),
        ),
      ),
    ),
  });
}

import {rowsOfPage, type RowContent} from '../text/listing';
import {safeHit} from '../text/markup';
import {headingOf} from '../text/hits';
import type {PlainHit, SearchHit} from '../types';

/** A hit as {@link shapeRows} gives it to DocSearch. What its row shows lies with the snippets, which are not stored. */
export interface ShapedHit extends PlainHit {
  _snippetResult?: {row: RowContent};
}

/**
 * Shapes the hits of one page for DocSearch 3.9.0. For each of them, in their order, it looks for the page, to remember
 * it when a text is selected; here it finds the heading of the text, which is what its row shows, and which takes no
 * row of its own.
 *
 * @param found hits of one page, best first
 */
export function shapeRows(found: readonly SearchHit[]): ShapedHit[] {
  const rows = rowsOfPage(found);
  const hits = found.map((hit, at) => ({
    ...{...hit, ...safeHit(hit)},
    ...{_highlightResult: undefined, _snippetResult: {row: rows[at]}},
  }));
  // DocSearch stores a hit with what it has found. This leaves nothing in JSON; a copy of it, which is stored when a
  // text is selected, does.
  const headings = hits.map((hit) =>
    hit.hierarchy.lvl1 === null
      ? undefined
      : Object.defineProperty({...headingOf(hit)}, 'toJSON', {value: () => undefined}),
  );
  return Object.assign(hits, {find: () => headings.shift()});
}

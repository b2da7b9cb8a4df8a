import {nameAbove, textsOf} from '../text/listing';
import {safeHit} from '../text/markup';
import {parentOf} from '../text/parents';
import type {SearchHit} from '../types';

/** What a row shows besides its hit. It lies with the snippets, which DocSearch does not store. */
interface RowExtras {
  /** Name of the page, to stand above the row. */
  above: string | undefined;
  isChild: boolean;
}

/** A hit as {@link shapeRows} gives it to DocSearch; a stored search has no extras. */
export interface RowHit extends SearchHit {
  _snippetResult?: SearchHit['_snippetResult'] & {row?: RowExtras};
}

/** A title that says heading and snippet, in the place where DocSearch shows only one of them. */
function withTitle(hit: SearchHit, row: RowExtras): RowHit {
  const {heading, snippet, page} = textsOf(hit);
  const value = `<b>${heading}</b>${snippet ? `<span>${snippet}</span>` : ''}`;
  const title = {value, matchLevel: 'none'} as const;
  const lvl1 = {value: page ?? '', matchLevel: 'none'} as const;
  return {
    ...hit,
    _snippetResult: {
      hierarchy: {lvl1, ...(hit.type !== 'content' && {[hit.type]: title})},
      content: title,
      row,
    },
  };
}

/**
 * Shapes the hits of one page for DocSearch 3.9.0, which shows them as HTML. It looks among them for the
 * page, to hang the others under it and to remember it when a text is selected; here it finds a page that
 * takes no row.
 *
 * @param found hits of one page, best first
 */
export function shapeRows(found: readonly SearchHit[]): RowHit[] {
  const hits = found.map(safeHit);
  const above = nameAbove(found);
  const rows = hits.map((hit, at) =>
    withTitle(hit, {
      above: at === 0 ? above : undefined,
      isChild: textsOf(hit).page !== undefined,
    }),
  );
  // DocSearch stores a hit with its page. This one leaves nothing in JSON; a copy of it, which is stored
  // when a text is selected, does.
  const page = Object.defineProperty(safeHit(parentOf(found[0])), 'toJSON', {
    value: () => undefined,
  });
  return Object.assign(rows, {find: () => (page.type === 'lvl1' ? page : undefined)});
}

import type {RowContent} from '../text/listing';
import {markedPieces} from '../text/markup';

/** Makes an element of whatever kind a place is made of; content that is empty is none. */
export type Create<Made> = (
  name: 'a' | 'b' | 'mark' | 'span',
  properties: Record<string, unknown>,
  ...content: (Made | string | undefined)[]
) => Made;

/**
 * The row of a hit, a link: the one place that knows what it is made of (rows.css dresses it). Dialog and search page
 * make it of components, first hits of elements.
 *
 * @param link more of the link than where it leads
 */
export function buildRow<Made>(
  create: Create<Made>,
  {url, above, heading, snippet, isChild}: RowContent,
  link?: Record<string, unknown>,
): Made {
  const marked = (html: string): (Made | string)[] =>
    markedPieces(html).map((piece) => (piece.marked ? create('mark', {}, piece.text) : piece.text));
  return create(
    'a',
    {className: 'search-hit', href: url, ...link},
    above && create('span', {className: 'search-above'}, above),
    create(
      'span',
      {className: isChild ? 'search-row search-child' : 'search-row'},
      create('b', {}, ...marked(heading)),
      snippet && create('span', {}, ...marked(snippet)),
    ),
  );
}

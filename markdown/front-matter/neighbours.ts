/** What is read before and after a document: the framework would lead through the lists of categories. */
export interface Neighbours {
  pagination_prev: string | null;
  pagination_next: string | null;
}

/** Ids of a sidebar's documents from top to bottom. */
export const readingOrder = (
  sidebar: readonly (string | {readonly items: readonly string[]})[],
): string[] => sidebar.flatMap((item) => (typeof item === 'string' ? item : item.items));

/**
 * @param id of a document
 * @param order ids of the documents in the order in which they are read
 * @returns `undefined` for a document that is not among them
 */
export function neighboursOf(id: string, order: readonly string[]): Neighbours | undefined {
  const at = order.indexOf(id);
  return at < 0
    ? undefined
    : {pagination_prev: order[at - 1] ?? null, pagination_next: order[at + 1] ?? null};
}

/** Sidebars in pages: far categories are completed by what comes with the pages within them. */
import type {PropSidebarItem, PropVersionDocs} from '@docusaurus/plugin-content-docs';

const items = new Map<string, PropSidebarItem[]>();
const docs = new Map<string, PropVersionDocs>();

/**
 * What a far category holds, one list however often it is asked for.
 * @param file that tells versions of the documentation apart
 * @param number of the category
 * @param stub what it holds until it is complete
 */
export function itemsOf(file: string, number: number, stub: PropSidebarItem[]): PropSidebarItem[] {
  const key = `${file} ${number}`;
  const list = items.get(key) ?? stub;
  items.set(key, list);
  return list;
}

/** Replaces the stub of a far category by all that it holds. */
export function complete(list: PropSidebarItem[], all: readonly PropSidebarItem[]): void {
  list.splice(0, list.length, ...all);
}

/** Titles and descriptions of the documents that links of the sidebar lead to. */
export function docsOf(file: string): PropVersionDocs {
  const known = docs.get(file) ?? {};
  docs.set(file, known);
  return known;
}

/** The rows of the search index, of pages as the framework wrote them. */
import type {Props} from '@docusaurus/types';
import {
  extractPage,
  plainAddress,
  strayKeywords,
  type KeywordSource,
} from '@collektive/search/build';
import type {StoredPage} from '@collektive/search/index';
import {cached} from '../../markdown/cache';

/** A page that search finds. */
export interface FoundPage {
  route: string;
  html: string;
  row: StoredPage;
}

/** The row of a page; none where search does not find it. */
const rowOf = cached(
  'rows',
  ['plugins/search/src'],
  (of: Parameters<typeof extractPage>): StoredPage | null => extractPage(...of) ?? null,
);

/**
 * @param read the HTML of a route
 * @param keywords of sections, by the pages' plain addresses
 * @throws Error where keywords name sections that a page does not have
 */
export function findPages(
  read: (route: string) => string | undefined,
  {routesPaths, siteConfig}: Props,
  keywords: ReadonlyMap<string, KeywordSource>,
): FoundPage[] {
  const found: FoundPage[] = [];
  const stray: string[] = [];
  for (const route of [...new Set(routesPaths)].sort()) {
    const html = read(route);
    const source = keywords.get(plainAddress(route));
    const row =
      html === undefined ? null : rowOf([html, route, siteConfig.title, source?.keywords]);
    if (html !== undefined && row) {
      found.push({route, html, row});
      stray.push(...(source ? strayKeywords(source, row) : []));
    }
  }
  if (stray.length > 0) {
    throw new Error(stray.join('\n'));
  }
  return found;
}

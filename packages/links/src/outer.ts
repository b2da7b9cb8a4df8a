/** The addresses of other hosts that built pages lead to. */
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';

/**
 * @param pages their paths and their HTML
 * @param site address of the site itself
 * @returns pages, by their paths, that have each address, without its anchor
 */
export function outerLinks(
  pages: Iterable<readonly [path: string, html: string]>,
  site: string,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [page, html] of pages) {
    for (const {properties} of selectAll('a[href]', fromHtml(html))) {
      const address = String(properties.href).replace(/#.*$/, '');
      if (/^https?:/.test(address) && !address.startsWith(site)) {
        found.set(address, [...new Set([...(found.get(address) ?? []), page])]);
      }
    }
  }
  return found;
}

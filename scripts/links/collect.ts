/** The addresses of other hosts that built pages lead to. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {pathsBelow} from '../../content/paths';

/**
 * @param folder of the build
 * @param site address of the site itself
 * @returns pages, by their paths, that have each address, without its anchor
 */
export function outerLinks(folder: string, site: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of pathsBelow(folder).filter((name) => name.endsWith('.html'))) {
    const page = `/${file.replace(/index\.html$/, '')}`;
    const links = selectAll('a[href]', fromHtml(readFileSync(path.join(folder, file), 'utf8')));
    for (const {properties} of links) {
      const address = String(properties.href).replace(/#.*$/, '');
      if (/^https?:/.test(address) && !address.startsWith(site)) {
        found.set(address, [...new Set([...(found.get(address) ?? []), page])]);
      }
    }
  }
  return found;
}

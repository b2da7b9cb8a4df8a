/** The pages of a built site, held against the rules of html.ts. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {pathsBelow} from '../../../content/paths';
import {htmlFaults, readPage} from './html';

/**
 * @param dir a built site
 * @param base the base URL that it was built with
 * @returns how many pages there are, and a line for each fault
 * @throws Error when nothing is built there
 */
export function checkSite(dir: string, base = '/'): {pages: number; faults: string[]} {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`There is no site in ${dir}. Build it first: npm run build`);
  }
  const pages = pathsBelow(dir)
    // Redirects from /page.html are folders of that name.
    .filter((file) => file.endsWith('.html') && statSync(path.join(dir, file)).isFile())
    .flatMap((file) => {
      const page = readPage(
        `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
        readFileSync(path.join(dir, file), 'utf8'),
      );
      return page ? [page] : [];
    });
  /** A file, or a folder with its index, as servers answer. */
  const hasFile = (place: string): boolean => {
    const file = path.join(dir, place);
    return (
      existsSync(file) && (statSync(file).isFile() || existsSync(path.join(file, 'index.html')))
    );
  };
  return {pages: pages.length, faults: htmlFaults(pages, {base, hasFile})};
}

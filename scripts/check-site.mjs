// @ts-check
/**
 * Reads every page of a built site and says what is wrong with its links, anchors, labels, headings,
 * images and words; see scripts/content/html.mjs.
 *
 *   npm run build && node scripts/check-site.mjs [DIR=build]
 */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {htmlFaults, readPage} from './content/html.mjs';

/**
 * @param {string} dir a built site
 * @param {string} [base] the base URL that it was built with
 * @returns {{pages: number, faults: string[]}}
 */
export function checkSite(dir, base = '/') {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`There is no site in ${dir}. Build it first: npm run build`);
  }
  const pages = readdirSync(dir, {recursive: true, withFileTypes: true})
    // Redirects from /page.html are folders of that name.
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({parentPath, name}) => path.relative(dir, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .flatMap((file) => {
      const page = readPage(
        `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
        readFileSync(path.join(dir, file), 'utf8'),
      );
      return page ? [page] : [];
    });
  /** A file, or a folder with its index, as servers answer. @param {string} place */
  const hasFile = (place) => {
    const file = path.join(dir, place);
    return (
      existsSync(file) && (statSync(file).isFile() || existsSync(path.join(file, 'index.html')))
    );
  };
  return {pages: pages.length, faults: htmlFaults(pages, {base, hasFile})};
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const {pages, faults} = checkSite(process.argv[2] ?? 'build', process.env.BASE_URL);
  faults.forEach((fault) => console.error(fault));
  console.log(`${pages} pages, ${faults.length} fault(s)`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

// @ts-check
/**
 * Reads the words of all pages and says what does not belong there: Kotlin and outputs typed by hand,
 * versions, vague link labels, placeholders, headings out of order, images without alternative.
 *
 *   node scripts/check-content.mjs [FILE...]      all pages, or just those
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {componentFaults, textFaults} from './content/text.mjs';

const PAGES = ['docs', 'blog', 'src/pages', 'src/home'];

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.(mdx?|tsx)$/.test(file) && !/\.test\.tsx$/.test(file))
    .sort();

/** @returns {string[]} the versions that pages are filled with */
export const currentVersions = () =>
  Object.values(JSON.parse(readFileSync('samples/versions.json', 'utf8')));

/**
 * @param {string[]} files
 * @returns {string[]} a line for each fault, with file and line
 */
export function contentFaults(files = PAGES.filter(existsSync).flatMap(filesIn)) {
  const versions = currentVersions();
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const faults = file.endsWith('.tsx')
      ? componentFaults(source)
      : textFaults(file, source, {versions});
    return faults.map(({line, rule, message}) => `${file}:${line}: ${message}. (${rule})`);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wanted = process.argv.slice(2).map((file) => path.relative('.', file));
  const faults = contentFaults(wanted.length > 0 ? wanted : undefined);
  faults.forEach((fault) => console.error(fault));
  console.log(
    faults.length > 0 ? `${faults.length} fault(s)` : 'The words of all pages are in order',
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}

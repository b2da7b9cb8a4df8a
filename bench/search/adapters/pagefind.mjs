// @ts-check
/**
 * Pagefind 1.5: an index in many small files, fetched as the words of a query ask for them. Here
 * fetching takes no time: files come from a folder, and each one is fetched once.
 */
import {close, createIndex} from 'pagefind';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

const SECTIONS = 'a record a section';
const PAGES = 'a record a page';
/** Each hit needs a file of its own; a list on the screen shows about as many. */
const FRAGMENTS = 10;

/** @param {string} text */
const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** @param {string} body */
const html = (body) => `<html lang="en"><body>${body}</body></html>`;
/** @param {import('../modules.mjs').Section} section @param {number} level */
const markup = ({title, heading, text, code, path}, level) =>
  `<h${level} id="${path.split('#')[1] ?? ''}">${escape(title || heading)}</h${level}>` +
  `<p>${escape(text)}</p>` +
  (code ? `<pre data-pagefind-weight="0.6">${escape(code)}</pre>` : '');

/** @param {import('../modules.mjs').Section[]} sections @param {string} variant */
function* recordsOf(sections, variant) {
  if (variant === SECTIONS) {
    for (const section of sections) {
      const parents = `<p data-pagefind-weight="1.5">${escape(section.parents)}</p>`;
      yield {url: section.path, content: html(markup(section, 1) + parents)};
    }
    return;
  }
  const pages = grouped(sections);
  for (const [url, of] of pages) {
    yield {url, content: html(of.map((one) => markup(one, one.title ? 1 : 2)).join(''))};
  }
}

/** @param {import('../modules.mjs').Section[]} sections */
function grouped(sections) {
  /** @type {Map<string, import('../modules.mjs').Section[]>} */
  const pages = new Map();
  for (const section of sections) {
    const page = section.path.split('#')[0] ?? '';
    pages.set(page, [...(pages.get(page) ?? []), section]);
  }
  return pages;
}

/**
 * Lets Pagefind fetch from a folder.
 * @param {string} folder
 * @returns {{bytes: number, requests: number}} sums, which grow with each file
 */
function fetchFrom(folder) {
  const sums = {bytes: 0, requests: 0};
  globalThis.fetch = async (address) => {
    const body = readFileSync(join(folder, new URL(String(address)).pathname));
    sums.requests += 1;
    sums.bytes += body.length;
    return new Response(body);
  };
  return sums;
}

/** @type {import('./types.ts').Adapter} */
export default {
  name: 'Pagefind',
  variants: [SECTIONS, PAGES],

  async build({sections}, variant) {
    const {index, errors} = await createIndex({forceLanguage: 'en', includeCharacters: '_'});
    if (!index) {
      throw new Error(`Pagefind did not start: ${errors.join(', ')}`);
    }
    for (const record of recordsOf(sections, variant)) {
      await index.addHTMLFile(record);
    }
    const {files} = await index.getFiles();
    await close();
    return Object.fromEntries(
      files
        .filter(({path}) => !/ui|highlight|unknown/.test(path))
        .map(({path, content}) => [path, content]),
    );
  },

  async open(_read, _variant, _modules, folder) {
    const sums = fetchFrom(folder);
    const pagefind = await import(pathToFileURL(join(folder, 'pagefind.js')).href);
    await pagefind.options({basePath: 'http://folder/', baseUrl: '/'});
    await pagefind.init();
    return {
      fetched: () => ({...sums}),
      async search(query) {
        const {results} = await pagefind.search(query);
        const found = await Promise.all(
          results.slice(0, FRAGMENTS).map((/** @type {any} */ result) => result.data()),
        );
        // A page's sections in the order of their place; the best of them stands for the page.
        return found.map(({url, sub_results: parts}) => {
          const best = parts
            .map((/** @type {any} */ part) => ({
              url: part.url,
              weight: part.weighted_locations.reduce(
                (/** @type {number} */ sum, /** @type {any} */ {balanced_score}) =>
                  sum + balanced_score,
                0,
              ),
            }))
            .sort((/** @type {any} */ a, /** @type {any} */ b) => b.weight - a.weight)[0];
          return best?.url ?? url;
        });
      },
    };
  },
};

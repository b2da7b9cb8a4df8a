/**
 * Pagefind 1.5: an index in many small files, fetched as the words of a query ask for them. Here
 * fetching takes no time: files come from a folder, and each one is fetched once.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {close, createIndex} from 'pagefind';
import type {Section} from '../sections';
import type {Adapter, Fetched} from './types';

const SECTIONS = 'a record a section';
const PAGES = 'a record a page';
/** Each hit needs a file of its own; a list on the screen shows about as many. */
const FRAGMENTS = 10;

/** The parts in use of what Pagefind's script exports and answers; it ships no types for them. */
interface Script {
  options(options: {basePath: string; baseUrl: string}): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{results: {data(): Promise<Page>}[]}>;
}
interface Page {
  url: string;
  sub_results: {url: string; weighted_locations: {balanced_score: number}[]}[];
}

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const html = (body: string): string => `<html lang="en"><body>${body}</body></html>`;
const markup = ({title, heading, text, code, path}: Section, level: number): string =>
  `<h${level} id="${path.split('#')[1] ?? ''}">${escape(title || heading)}</h${level}>` +
  `<p>${escape(text)}</p>` +
  (code ? `<pre data-pagefind-weight="0.6">${escape(code)}</pre>` : '');

const pageOf = ({path}: Section): string => path.split('#')[0];

function grouped(sections: Section[]): Map<string, Section[]> {
  const pages = new Map<string, Section[]>();
  for (const section of sections) {
    pages.set(pageOf(section), [...(pages.get(pageOf(section)) ?? []), section]);
  }
  return pages;
}

const recordsOf = (sections: Section[], variant: string): {url: string; content: string}[] =>
  variant === SECTIONS
    ? sections.map((section) => ({
        url: section.path,
        content: html(
          `${markup(section, 1)}<p data-pagefind-weight="1.5">${escape(section.parents)}</p>`,
        ),
      }))
    : [...grouped(sections)].map(([url, parts]) => ({
        url,
        content: html(parts.map((part) => markup(part, part.title ? 1 : 2)).join('')),
      }));

/** Lets Pagefind fetch from a folder. @returns sums, which grow with each file */
function fetchFrom(folder: string): Fetched {
  const sums = {bytes: 0, requests: 0};
  globalThis.fetch = async (address) => {
    const {url} = new Request(address);
    const body = readFileSync(join(folder, new URL(url).pathname));
    sums.requests += 1;
    sums.bytes += body.length;
    return new Response(body);
  };
  return sums;
}

const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);

/** A page's sections come in the order of their place; the best of them stands for the page. */
function bestOf({url, sub_results: parts}: Page): string {
  const [best] = parts
    .map((part) => ({
      url: part.url,
      weight: sum(part.weighted_locations.map(({balanced_score: weight}) => weight)),
    }))
    .sort((a, b) => b.weight - a.weight);
  return best?.url ?? url;
}

export const pagefind: Adapter = {
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

  async open(_read, _variant, folder) {
    const sums = fetchFrom(folder);
    const script = (await import(pathToFileURL(join(folder, 'pagefind.js')).href)) as Script;
    await script.options({basePath: 'http://folder/', baseUrl: '/'});
    await script.init();
    return {
      fetched: () => ({...sums}),
      async search(query) {
        const {results} = await script.search(query);
        const pages = await Promise.all(results.slice(0, FRAGMENTS).map((hit) => hit.data()));
        return pages.map(bestOf);
      },
    };
  },
};

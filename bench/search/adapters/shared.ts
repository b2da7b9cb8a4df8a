/** What adapters share: the display store beside the index, requests as the site sends them. */
import {resolve} from 'node:path';
import type {SearchEngine} from '@collektive/search/engine';
import {
  packTitles,
  pathOfRow,
  readTitleRows,
  unpackTitles,
  type PackedTitles,
  type RowsFile,
  type TitlesFile,
  cutTexts,
  placesOf,
  type SectionText,
} from '@collektive/search/index';
import type {SearchRequest} from '@collektive/search';
import type {Files} from './types';

/** Gives the text of one of an engine's files. */
type Read = (name: string) => string;

/** Hits in an answer, as many as the site asks for. */
export const HITS = 20;

/** As the search modal sends it. */
export const REQUEST: Omit<SearchRequest, 'query'> = {
  indexName: 'bench',
  hitsPerPage: HITS,
  attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

/** The display store as the site ships it, for engines that keep no texts. */
export const storeOf = (file: RowsFile): Files => ({
  'rows.json': JSON.stringify(packTitles(file)),
  ...Object.fromEntries(
    cutTexts(file).map((texts, at) => [`texts.${at}.json`, JSON.stringify(texts)]),
  ),
});

const titlesIn = (read: Read): TitlesFile =>
  unpackTitles(JSON.parse(read('rows.json')) as PackedTitles);

export function readStore(read: Read): RowsFile {
  const titles = titlesIn(read);
  const texts = Array.from(
    {length: placesOf(titles.pages).files},
    (_, at) => JSON.parse(read(`texts.${at}.json`)) as SectionText[],
  );
  return withTexts(titles, texts);
}

/** Puts the texts below their headings. @param files what the texts files hold, in their order */
export function withTexts({site, pages}: TitlesFile, files: SectionText[][]): RowsFile {
  const {placeOf} = placesOf(pages);
  return {
    site,
    pages: pages.map((page) => ({
      ...page,
      rows: page.rows.map(([level, anchor, heading], row) => {
        const {file, at} = placeOf({page, at: row});
        const {text, code} = files[file][at];
        return [level, anchor, heading, text, code];
      }),
    })),
  };
}

/** Addresses by row number. All headings are read, as a page has to. */
export const pathsOf = (read: Read): string[] => readTitleRows(titlesIn(read)).map(pathOfRow);

/** Asks in turn, from narrow to wide, until there is an answer. */
export async function firstAnswer<T>(attempts: (() => T[] | Promise<T[]>)[]): Promise<T[]> {
  for (const attempt of attempts) {
    const hits = await attempt();
    if (hits.length > 0) {
      return hits;
    }
  }
  return [];
}

/** Path and anchor of an address. */
export const pathOf = (address: string): string => {
  const {pathname, hash} = new URL(address);
  return pathname + hash;
};

/** Asks for whole answers, with highlights and snippets, as the modal does. @returns addresses */
export const askWith =
  (engine: SearchEngine) =>
  (query: string): string[] =>
    engine.search({...REQUEST, query}).hits.map(({url}) => pathOf(url));

/** Source of a module that keeps what it imports, so that it can be weighed. */
export const using = (name: string, from: string): string =>
  `import {${name}} from ${JSON.stringify(from)}; globalThis.used = [${name}];`;

/** A file of the repository, as modules that are made for weighing import it. */
export const repositoryFile = (path: string): string => resolve(path);

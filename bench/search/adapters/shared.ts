/** What adapters share: the display store beside the index, requests as the site sends them. */
import {resolve} from 'node:path';
import type {SearchEngine} from '../../../src/search/engine/engine';
import {
  packRows,
  pathOfRow,
  readRows,
  unpackRows,
  type PackedRows,
  type RowsFile,
} from '../../../src/search/index/rows';
import type {SearchRequest} from '../../../src/search/types';

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
export const storeOf = (file: RowsFile): string => JSON.stringify(packRows(file));

export const readStore = (store: string): RowsFile => unpackRows(JSON.parse(store) as PackedRows);

/** Addresses by row number. The whole store is read, as a page has to for headings and texts. */
export const pathsOf = (store: string): string[] => readRows(readStore(store)).map(pathOfRow);

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

const pathOf = (address: string): string => {
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

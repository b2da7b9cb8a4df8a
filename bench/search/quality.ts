/** How good the built site's search is: judged queries, what readers are shown for them, and bytes. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {readKeywords} from '@collektive/search/build';
import {createEngine, type SearchEngine} from '@collektive/search/engine';
import {
  pathOfRow,
  placesOf,
  readRows,
  readTextsFile,
  readWholeIndex,
  type IndexFile,
  type RowsFile,
  type StoredPage,
} from '@collektive/search/index';
import {arrange, cutBySense} from '@collektive/search/text';

/** A query and the addresses that answer it: `/page/#anchor`, or `/page/` for any section of a page. */
export interface Judged {
  query: string;
  kind: string;
  relevant: string[];
}

/** What the engine and the keywords are tuned on; and what was written from the pages alone, on which nothing is. */
export const SETS = ['queries', 'queries-unseen'] as const;
export type QuerySet = (typeof SETS)[number];

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const readQueries = (set: QuerySet = 'queries'): Judged[] =>
  read(path.join(import.meta.dirname, `${set}.json`)) as Judged[];

const pageOf = (address: string): string => address.split('#')[0];

/** @param hits addresses, best first @returns place of the first right hit, from 1; 0 without one */
export const rankOf = ({relevant}: Judged, hits: readonly string[]): number =>
  hits.findIndex((hit) => relevant.includes(hit) || relevant.includes(pageOf(hit))) + 1;

/** Mean reciprocal rank over ten hits, the shares of right answers among the first five and of right first ones. */
export interface Score {
  mrr: number;
  recall: number;
  first: number;
}

export type Search = (query: string) => string[];

export function judge(search: Search, queries: readonly Judged[]): Score & {misses: string[]} {
  const ranks = queries.map((judged) => rankOf(judged, search(judged.query)));
  const mean = (value: (rank: number) => number): number =>
    Math.round((ranks.reduce((sum, rank) => sum + value(rank), 0) / ranks.length) * 1000) / 1000;
  return {
    mrr: mean((rank) => (rank > 0 && rank <= 10 ? 1 / rank : 0)),
    recall: mean((rank) => Number(rank > 0 && rank <= 5)),
    first: mean((rank) => Number(rank === 1)),
    misses: queries.flatMap(({query}, at) =>
      ranks[at] > 0 && ranks[at] <= 5 ? [] : [`no right answer: "${query}"`],
    ),
  };
}

/** Sentences about judgements of pages and sections that the site does not have: pages move. */
export function staleJudgements(addresses: readonly string[]): string[] {
  const known = new Set([...addresses, ...addresses.map(pageOf)]);
  return SETS.flatMap((set) =>
    readQueries(set).flatMap(({query, relevant}) =>
      relevant
        .filter((address) => !known.has(address))
        .map((address) => `bench/search/${set}.json: "${query}" expects ${address}: there is none`),
    ),
  );
}

const FOLDER = 'build/search';

/** Readers' words of the sections of documents, by the address of the page: the index is built with them, and stores none. */
export const keywordsOf = (): Map<string, StoredPage['keywords']> =>
  new Map(
    [...readKeywords('.').values()]
      .filter(({page}) => page.startsWith('docs/'))
      .map(({page, keywords}) => [
        `/${page.replace(/\.mdx$/, '/')}`,
        Object.fromEntries(Object.entries(keywords).map(([key, all]) => [key, all.join(', ')])),
      ]),
  );

export interface BuiltSearch {
  rows: RowsFile;
  index: IndexFile;
  engine: SearchEngine;
  /** Compressed bytes before the first answer, and of each file of texts. */
  bytes: {index: number; texts: number[]};
}

const gzipOf = (file: string): number => gzipSync(readFileSync(file), {level: 9}).length;

/** What the build wrote. @throws Error without a build */
export function builtSearch(): BuiltSearch {
  const file = path.join(FOLDER, 'index.json');
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}. Build the site first: npm run build`);
  }
  const whole = readWholeIndex(read(file));
  const {site, pages} = whole.titles;
  const {placeOf} = placesOf(pages);
  const counts = new Map(
    pages.flatMap((page) =>
      page.rows.map((_, at) => {
        const place = placeOf({page, at});
        return [place.file, place.sections];
      }),
    ),
  );
  const names = whole.texts.map((name) => path.join(FOLDER, name));
  const texts = names.map((name, at) => readTextsFile(read(name), counts.get(at)!));
  const keywords = keywordsOf();
  const rows: RowsFile = {
    site,
    pages: pages.map((page) => ({
      ...page,
      keywords: keywords.get(page.path),
      rows: page.rows.map(([level, anchor, heading], row) => {
        const place = placeOf({page, at: row});
        const {text, code} = texts[place.file][place.at];
        return [level, anchor, heading, text, code];
      }),
    })),
  };
  const index = whole.words;
  return {
    ...{rows, index, engine: createEngine(rows, index)},
    bytes: {index: gzipOf(file), texts: names.map(gzipOf)},
  };
}

export const addressesOf = (rows: RowsFile): string[] => readRows(rows).map(pathOfRow);

/** As the dialog sends it. */
export const REQUEST = {
  indexName: 'bench',
  hitsPerPage: 20,
  attributesToSnippet: ['content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

const pathOf = (address: string): string => {
  const {pathname, hash} = new URL(address);
  return pathname + hash;
};

/** Addresses as the dialog and the search page show them, from top to bottom. */
export function viewsOf(engine: SearchEngine): Record<'dialog' | 'page', Search> {
  // What a field takes of what is pasted.
  const hitsOf = (text: string) => engine.search({...REQUEST, query: cutBySense(text)}).hits;
  return {
    dialog: (query) =>
      arrange(hitsOf(query))
        .flat(2)
        .map(({url}) => pathOf(url)),
    page: (query) => hitsOf(query).map(({url}) => pathOf(url)),
  };
}

/** Kilobytes a section before the first answer, and of the texts that a judged query fetches. */
export function weightOf({rows, engine, bytes}: BuiltSearch): {section: number; texts: number} {
  const {placeOf} = placesOf(rows.pages);
  const queries = readQueries();
  const texts = queries.map(({query}) => {
    const files = engine.shown({...REQUEST, query}).map((row) => placeOf(row).file);
    return [...new Set(files)].reduce((sum, file) => sum + bytes.texts[file], 0);
  });
  const sum = texts.reduce((all, one) => all + one, 0);
  return {
    section: Math.round(bytes.index / addressesOf(rows).length) / 1000,
    texts: Math.round(sum / queries.length / 100) / 10,
  };
}

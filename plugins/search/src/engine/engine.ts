import {HITS_PER_PAGE} from '../constants';
import {countFacets, facetFilter} from './facets';
import {hitOf} from './hit';
import type {IndexFile} from '../index/indexing';
import {attemptsOf} from './query';
import {wellFormedQuery} from '../text/query-text';
import {preferTitles} from './ranking';
import {openIndex} from './retrieval';
import {lru} from '../text/lru';
import {readTitleRows, type TitleRow, type TitlesFile} from '../index/stored';
import type {SectionText} from '../index/texts';
import type {SearchRequest, SearchResult} from '../types';

export interface SearchEngine {
  /**
   * Answers a request as the hosted provider does. Never throws, whatever the query holds: what is
   * beyond its limit is cut off before anything reads it.
   */
  search(request: SearchRequest): SearchResult;
  /** The sections that the hits of this request's answer stand for: what their texts are needed of. */
  shown(request: SearchRequest): TitleRow[];
}

/** What a section says below its heading; empty texts where they are not there yet. */
export type TextOf = (row: TitleRow) => SectionText;

/** The texts that stand in the rows themselves, if they do. */
const textInRow: TextOf = ({page, at, anchor}) => {
  const [, , , text = '', code = ''] = page.rows[at];
  return {text, code, also: page.keywords?.[anchor]};
};

/** What answers a query, whichever page, facets or marks a request asks for. */
interface Found {
  rows: TitleRow[];
  /** Words of the index that were found, each with the word of the query it stands for. */
  spellings: ReadonlyMap<string, string>;
  /** How many words the query has. */
  words: number;
}

/** Answers kept: the search page asks the same query for its hits, its facets and its next page. */
const KEPT_QUERIES = 8;

/**
 * The embedded search engine: pure, the same in a worker, in Node and in a benchmark.
 *
 * @param file what can be found, as the build wrote it
 * @param indexFile made by `buildIndex` from the same rows
 * @param textOf where texts are, if not in the rows; which hits there are, and their order, never
 *   depend on them
 * @throws where one of them is damaged, or they do not belong together
 */
export function createEngine(
  file: TitlesFile,
  indexFile: IndexFile,
  textOf: TextOf = textInRow,
): SearchEngine {
  const index = openIndex(indexFile);
  const rows = readTitleRows(file);
  if (index.sections !== rows.length) {
    throw new Error(
      `The search index knows ${index.sections} sections, not the ${rows.length} there are.`,
    );
  }
  const foundFor = lru(KEPT_QUERIES, (query: string): Found => {
    const attempts = attemptsOf(query, index.knows);
    const {found, spellings} = index.retrieve(attempts);
    const scored = found.map(({section, score}) => ({row: rows[section], score}));
    return {
      rows: preferTitles(scored, query),
      spellings,
      words: attempts[0]?.terms.length ?? 0,
    };
  });

  const answerTo = (request: SearchRequest) => {
    const query = wellFormedQuery(request.query);
    const {rows: all, ...marks} = foundFor(query);
    const found = all.filter(facetFilter(request.facetFilters));
    const {hitsPerPage = HITS_PER_PAGE, page = 0} = request;
    const shown = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    return {query, found, shown, hitsPerPage, marks};
  };

  return {
    shown: (request) => answerTo(request).shown,
    search(request) {
      const {query, found, shown, hitsPerPage, marks} = answerTo(request);
      const {highlightPreTag: pre = '', highlightPostTag: post = ''} = request;
      const asked = {...marks, pre, post};
      return {
        hits: shown.map((row) => hitOf({...row, ...textOf(row)}, file.site, request, asked)),
        nbHits: found.length,
        nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
        query,
        ...(request.facets && {facets: countFacets(found, request.facets)}),
      };
    },
  };
}

/**
 * The seam of search: the hosted provider's own wire shape. Whatever answers a query, the site's
 * index in a worker or a service over HTTP, takes these requests and gives these results; the user
 * interface, the tests and the benchmarks never know which.
 */

export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** A hierarchy of these titles; levels without one are `null`, as the provider has them. */
export const hierarchyOf = (titles: Partial<Hierarchy>): Hierarchy => ({
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
  ...titles,
});

/** What a record or a hit is: a heading of a level, or text below it. */
export const HIT_TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'] as const;
export type HitType = (typeof HIT_TYPES)[number];

/** A record of the hosted index, and what the embedded one is built from. */
export interface SearchRecord {
  /** `<type>:<path>`, the same in every build: favourites outlive a new index. */
  objectID: string;
  /** Absolute, with the section's anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: HitType;
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  version: string;
  docusaurus_tag: string;
  weight: {pageRank: number; level: number; position: number};
}

/** Text with the query's words marked, as the provider returns it; it says more of the match, which nothing here reads. */
export interface Highlighted {
  value: string;
}

/** A hit without its marks. */
export type PlainHit = Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'>;

export interface SearchHit extends PlainHit {
  _highlightResult?: {hierarchy: Partial<Record<HierarchyLevel, Highlighted>>};
  _snippetResult?: {content?: Highlighted | undefined};
}

/** A condition such as `language:en`, or alternatives of which one must hold. */
export type FacetFilter = string | string[];

export interface SearchRequest {
  query: string;
  indexName: string;
  attributesToRetrieve?: string[];
  /** `content:10`: the attribute and the snippet's length in words. */
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  hitsPerPage?: number;
  page?: number;
  facets?: string[];
  facetFilters?: FacetFilter[];
  clickAnalytics?: boolean;
}

/** What is read of a provider's result. */
export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  nbPages: number;
  query: string;
  queryID?: string;
  facets?: Record<string, Record<string, number>>;
}

/** Answers each request with a result: all that dialog, search page and first hits know of what searches. */
export type Search = (requests: SearchRequest[]) => Promise<SearchResult[]>;

/** Is a value out of JSON an object with fields, no list and not `null`? */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

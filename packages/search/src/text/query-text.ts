import {MAX_QUERY_LENGTH} from '../constants';

/** Half of a character beyond the basic plane, which no address can hold. */
const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A query as it may stand in an address and in a request: well formed, at most 64 characters. */
export const wellFormedQuery = (query: string): string =>
  query.slice(0, MAX_QUERY_LENGTH).replace(LONE_SURROGATES, '');

/** The address of the search page for a query. @param page its path, which may have parameters */
export const searchPageAddress = (page: string, query: string): string =>
  query
    ? `${page}${page.includes('?') ? '&' : '?'}q=${encodeURIComponent(wellFormedQuery(query))}`
    : page;

import {MAX_QUERY_LENGTH} from '../constants';

/** Half of a character beyond the basic plane, which no address can hold. */
const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A query as it may stand in an address and in a request: well formed, all to be seen, at most 64 characters. */
export const wellFormedQuery = (query: string): string =>
  withoutInvisible(query).slice(0, MAX_QUERY_LENGTH).replace(LONE_SURROGATES, '');

/** Parameters of the search page: what is searched, and the part of the site that the reader keeps to. */
export const QUERY = 'q';
export const SECTION = 'section';

/**
 * The address of the search page for a query.
 * @param page its path
 * @param section the part of the site that the reader keeps to
 */
export function searchPageAddress(page: string, query: string, section?: string): string {
  const parameters = [
    ...(query ? [`${QUERY}=${encodeURIComponent(wellFormedQuery(query))}`] : []),
    ...(query && section ? [`${SECTION}=${encodeURIComponent(section)}`] : []),
  ].join('&');
  return parameters ? `${page}?${parameters}` : page;
}

/** Soft hyphens, and what has no width: they part words that readers, and who searches for them, see as one. */
const INVISIBLE = /[\u00AD\u200B-\u200D\uFEFF]/g;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

import type {IncomingHttpHeaders} from 'node:http';

/** What tells one version of a file from another. */
export interface Version {
  /** In quotation marks, as in the header. */
  etag: string;
  modified: Date;
}

/** Is what the client keeps still right (RFC 9110, 13.1)? A tag counts more than a date. */
export function isFresh(headers: IncomingHttpHeaders, {etag, modified}: Version): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return (
      tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
    );
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** The bytes that a client wants: a part, all, or some that the file does not have. */
export type Wanted = {start: number; end: number} | 'all' | 'unsatisfiable';

/**
 * Reads the header `Range` (RFC 9110, 14.2). Several parts, and what cannot be understood, mean the whole.
 * @param size of the file, in bytes
 */
export function wantedBytes(
  headers: IncomingHttpHeaders,
  size: number,
  {etag, modified}: Version,
): Wanted {
  const part = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '');
  if (!part || (part[1] === '' && part[2] === '')) {
    return 'all';
  }
  const condition = headers['if-range'];
  if (typeof condition === 'string' && condition !== etag && condition !== modified.toUTCString()) {
    return 'all';
  }
  const [, first, last] = part;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : {start, end};
}

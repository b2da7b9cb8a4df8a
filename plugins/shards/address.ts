/**
 * An address as shards are sorted by: as the router compares addresses, a slash at the end, the name of
 * a file there and capital letters count for nothing.
 * @param path below the site's origin
 */
export const keyOf = (path: string): string =>
  path
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/$/, '');

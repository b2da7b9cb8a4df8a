/** What begins as an own path or a web address does; `//host` and `/\host` belong to neither. */
const BEGINNING = /^(?:\/(?![\\/])|https?:\/\/)/i;

/** Characters that browsers drop from an address, so that what follows comes first. */
const CONTROL = /\p{Cc}/u;

/** A path that a browser takes for another host. */
const OTHER_HOST = /^[\\/]{2}/;

/** Escapes the percent signs of a malformed text: the router would throw on them. */
function decodable(text: string): string {
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replace(/%/g, '%25');
  }
}

/**
 * The one judge of addresses that come from elsewhere: hits, stored searches, the site's index, links
 * of answers. It never throws.
 *
 * @param address whatever stands where an address is due
 * @param siteUrl the site's public address; it is also the page's own where it is being looked at
 * @returns a path of this site, an `https` address elsewhere, or `undefined` for the rest
 */
export function safeAddress(address: unknown, siteUrl: string): string | undefined {
  if (typeof address !== 'string' || !BEGINNING.test(address) || CONTROL.test(address)) {
    return undefined;
  }
  try {
    const site = new URL(siteUrl).origin;
    const {origin, protocol, pathname, search, hash, href} = new URL(address, site);
    if (origin !== site && origin !== globalThis.location?.origin) {
      return protocol === 'https:' ? href : undefined;
    }
    const path = decodable(pathname);
    // The router decodes the path before it writes it into a link.
    const decoded = decodeURI(path);
    return OTHER_HOST.test(decoded) || CONTROL.test(decoded)
      ? undefined
      : path + search + decodable(hash);
  } catch {
    return undefined;
  }
}

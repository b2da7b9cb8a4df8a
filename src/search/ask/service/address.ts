/**
 * An address out of an answer, as a link may carry it: nobody has checked what a model wrote.
 *
 * @param siteUrl the site's public address; what lies below it is reached by path
 * @returns a path of this site, an absolute `http` or `https` address, or `undefined` for the rest
 */
export function answerAddress(address: string, siteUrl: string): string | undefined {
  if (!/^(\/|https?:\/\/)/i.test(address)) {
    return undefined;
  }
  try {
    const {origin, pathname, search, hash, href} = new URL(address, siteUrl);
    return origin === new URL(siteUrl).origin ? pathname + search + hash : href;
  } catch {
    return undefined;
  }
}

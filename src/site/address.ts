/** Where the site is served, read from what people type. Both throw a sentence, which ends a build before it starts. */

/** What a path may be made of: anything else would have to be escaped, and not everybody escapes alike. */
const PATH = /^\/?(?:[\w.~-]+\/)*[\w.~-]*$/;

/**
 * The host that the site is served by, as `https://docs.example.org`.
 * @param name of the variable, for the sentence
 * @throws Error unless it is a web address without a path
 */
export function readOrigin(name: string, value: string): string {
  const address = URL.canParse(value) ? new URL(value) : undefined;
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
  if (!address || !isWeb || `${address.origin}/` !== address.href) {
    throw new Error(
      `${name} is "${value}"; it has to be an address without a path, such as https://docs.example.org. ` +
        'The path goes into BASE_URL.',
    );
  }
  return address.origin;
}

/**
 * The path that the site is served below, with a slash at both ends, also where those were left out.
 * @param name of the variable, for the sentence
 * @throws Error unless it is a path of plain letters
 */
export function readBasePath(name: string, value: string): string {
  if (!PATH.test(value)) {
    throw new Error(
      `${name} is "${value}"; it has to be a path of letters, digits, dots and dashes, such as /docs-site/. ` +
        'The host goes into SITE_URL.',
    );
  }
  const folders = value.split('/').filter(Boolean);
  return ['', ...folders, ''].join('/');
}

import {language, phrase, text} from '@collektive/texts';

/** An address that a page had before, and where it is now: both below the base URL. */
export interface Redirect {
  /** The former address, which no page has any more. */
  from: string;
  /** The page's address now. */
  to: string;
}

/** A page of the build that leads to another. */
export interface RedirectPage {
  /** Path below the build's folder. */
  file: string;
  html: string;
}

/** The same in all of these pages, so that a host can name it in the policy that it sends. */
const LEAD_ON =
  "location.replace(document.querySelector('link').href + location.search + location.hash)";

/** The page that stands at a former address: it leads on with query and hash, and without scripts by itself, too. */
function htmlOf(to: string): string {
  const address = encodeURI(decodeURI(to)).replaceAll('&', '&amp;');
  return [
    '<!DOCTYPE html>',
    `<html lang="${language()}">`,
    '<head>',
    '<meta charset="UTF-8">',
    `<title>${text('This page has moved')}</title>`,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    `<link rel="canonical" href="${address}">`,
    `<script>${LEAD_ON}</script>`,
    '</head>',
    `<body><p>${phrase`This page has moved to ${`<a href="${address}">${address}</a>`}.`}</p></body>`,
    '</html>\n',
  ].join('\n');
}

/**
 * The pages that lead from former addresses to present ones: those of the table, and `page.html` for each `page/`,
 * which links of other sites may say.
 *
 * @param routes addresses of all pages, with the base URL
 * @param redirects rows below the base URL
 * @param baseUrl with a slash at both ends
 * @throws Error where a row leads nowhere, or from the address of a page
 */
export function redirectPages(
  routes: readonly string[],
  redirects: readonly Redirect[],
  baseUrl: string,
): RedirectPage[] {
  const known = new Set(routes);
  const whole = (address: string): string => baseUrl + address.replace(/^\//, '');
  const rows = redirects.map(({from, to}) => ({from: whole(from), to: whole(to)}));
  for (const {from, to} of rows) {
    if (known.has(from)) {
      throw new Error(`A redirect leads away from ${from}, which is a page. Leave the row out.`);
    }
    if (!known.has(to.split('#')[0])) {
      throw new Error(`A redirect leads to ${to}, which is not a page. Name one that exists.`);
    }
  }
  const below = (address: string): string => decodeURI(address.slice(baseUrl.length));
  return [
    ...rows.map(({from, to}) => ({file: `${below(from)}index.html`, html: htmlOf(to)})),
    ...routes
      .filter((route) => route.endsWith('/') && route !== baseUrl)
      .map((route) => ({file: `${below(route).replace(/\/$/, '')}.html`, html: htmlOf(route)})),
  ];
}

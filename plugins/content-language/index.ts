/**
 * Lists of pages (sidebars, cards, what comes before and after) name pages that nobody has translated in the language of
 * these: their labels get its name, for voices, hyphens and whoever translates pages by machine. The framework does not
 * tell components which pages these are; the finished pages do.
 */

/** A document or a post whose text says that it is in another language, see src/components/useContentLanguage. */
const UNTRANSLATED =
  /<html[^>]* class="?[^">]*\b(?:docs-doc-page|blog-post-page)\b[^]*<(?:div class="?[^">]*\bmarkdown\b[^>]*|article\b[^>]*><div) lang=/;

export const isUntranslated = (html: string): boolean => UNTRANSLATED.test(html);

/** A link whose label is the title of its page, and nothing more. The label of a category is the site's own. */
const LINK =
  /<a\b(?=[^>]* class="?(?:[^">]* )?(?:menu__link(?! menu__link--sublist)|card|sidebarItemLink_\w+)[ ">])(?=[^>]* href="?([^\s">]+))/g;
/** One with words of the site before the title. */
const NEIGHBOUR =
  /(<a\b(?=[^>]* class="?pagination-nav__link)(?=[^>]* href="?([^\s">]+))[^>]*>(?:(?!<\/a>)[^])*?<div class="?pagination-nav__label"?)/g;
/** The title of the page itself, and its headings. */
const OWN =
  /<span class="?breadcrumbs__link"?|<ul class=(?:"table-of-contents [^"]*"|table-of-contents)/g;

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

/**
 * A page whose labels of untranslated pages say their language.
 * @param untranslated addresses of such pages
 * @param language theirs
 */
export function withLanguages(
  html: string,
  untranslated: ReadonlySet<string>,
  language: string,
): string {
  const said = ` lang=${language}`;
  const has = (address: string): boolean => untranslated.has(withoutSlash(address));
  const marked = html
    .replace(LINK, (link, address: string) => (has(address) ? `${link}${said}` : link))
    .replace(NEIGHBOUR, (link, _, address: string) => (has(address) ? `${link}${said}` : link));
  return isUntranslated(html) ? marked.replace(OWN, (start) => `${start}${said}`) : marked;
}

/** The addresses of pages that nobody has translated, in the form that {@link withLanguages} asks for. */
export const untranslatedOf = (
  routes: readonly string[],
  read: (route: string) => string | undefined,
): Set<string> =>
  new Set(routes.filter((route) => isUntranslated(read(route) ?? '')).map(withoutSlash));

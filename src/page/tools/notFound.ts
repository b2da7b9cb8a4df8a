/** At an address that no page has: the pages with the nearest addresses, and a search for what was meant. */
import {phrase, text} from '@collektive/texts';
import {nearest} from '@collektive/problems';
import {make} from './elements';

/** How many pages are suggested. */
const MOST = 3;

/** Titles of pages by their addresses, out of llms.txt. */
export function pagesIn(list: string, baseUrl: string): Map<string, string> {
  return new Map(
    [...list.matchAll(/^- \[(.+)\]\(https?:\/\/[^/]+(\/\S*)index\.md\)/gm)].flatMap(
      ([, title, path]): [string, string][] => (path.startsWith(baseUrl) ? [[path, title]] : []),
    ),
  );
}

/** The words of an address. */
export const wordsOf = (path: string): string => {
  const last = path
    .replace(/(\/index)?(\.html?)?\/*$/, '')
    .split('/')
    .at(-1)!;
  return last
    .replace(/[-_.+]|%20/g, ' ')
    .replace(/%[0-9a-f]{2}/gi, '')
    .trim();
};

/** The addresses nearest to one, best first: by their last part, in which most slips are. */
export function suggest(path: string, pages: ReadonlyMap<string, string>): string[] {
  const plain = (one: string): string => wordsOf(one).toLowerCase().replaceAll(' ', '');
  const wanted = plain(path);
  const names = new Map<string, string[]>();
  for (const [address, title] of pages) {
    for (const name of [plain(address), title.split(':')[0].toLowerCase().replace(/\W/g, '')]) {
      names.set(name, [...(names.get(name) ?? []), address]);
    }
  }
  const found = new Set<string>();
  for (let left = [...names.keys()]; left.length > 0 && found.size < MOST;) {
    const name = nearest(wanted, left);
    if (name === undefined) {
      break;
    }
    names.get(name)!.forEach((address) => found.add(address));
    left = left.filter((one) => one !== name);
  }
  return [...found].slice(0, MOST);
}

/**
 * The page for missing ones in the language of an address. Hosts with one such page for all show the first language's.
 * @param alternates addresses of that page in all languages
 * @param asked the address without a page
 * @param baseUrl of the language that is shown
 */
export const missingIn = (
  alternates: readonly string[],
  asked: string,
  baseUrl: string,
): string | undefined =>
  alternates
    .map((address) => new URL(address).pathname.replace(/\/$/, ''))
    .find((page) => {
      const base = page.replace(/[^/]*$/, '');
      return base.length > baseUrl.length && asked.startsWith(base);
    });

/** What was asked for, where another language's page for missing ones led here. */
const ASKED = 'asked';

export async function suggestPages(place: HTMLElement): Promise<void> {
  const pathname =
    new URLSearchParams(window.location.search).get(ASKED) ?? window.location.pathname;
  const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  const own = missingIn(
    alternates.map(({href}) => href),
    pathname,
    TOOLS.baseUrl,
  );
  if (own !== undefined) {
    window.location.replace(`${own}?${new URLSearchParams({[ASKED]: pathname}).toString()}`);
    return;
  }
  const words = wordsOf(pathname);
  for (const link of place.querySelectorAll<HTMLAnchorElement>('a[href$="/search/"]')) {
    link.search = new URLSearchParams({q: words}).toString();
    link.textContent = phrase`Search for “${words}”`;
  }
  const answer = await fetch(`${TOOLS.baseUrl}llms.txt`);
  const pages = pagesIn(await answer.text(), TOOLS.baseUrl);
  const found = answer.ok ? suggest(pathname, pages) : [];
  if (found.length > 0 && !place.querySelector('.tool-suggested')) {
    place
      .querySelector('ul')!
      .before(
        make('p', {}, text('Did you mean one of these?')),
        make(
          'ul',
          {className: 'tool-suggested'},
          ...found.map((path) => make('li', {}, make('a', {href: path}, pages.get(path)!))),
        ),
      );
  }
}

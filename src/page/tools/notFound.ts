/** At an address that no page has: the pages with the nearest addresses, and a search for what was meant. */
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

/** A part of an address as it is read; what is not well encoded, as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part.replace(/%[0-9a-f]{2}/gi, ' ');
  }
}

/** The words of the last part of an address that has letters or digits: what stands around a link comes along with it. */
export const wordsOf = (path: string): string =>
  path
    .replace(/(\/index)?(\.html?)?\/*$/, '')
    .split('/')
    .map((part) =>
      decoded(part)
        .normalize()
        .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
        .trim(),
    )
    .findLast(Boolean) ?? '';

/** What names are compared by: letters and digits. */
const nameOf = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The addresses nearest to one, best first: by their last part, in which most slips are. */
export function suggest(path: string, pages: ReadonlyMap<string, string>): string[] {
  const plain = (one: string): string => nameOf(wordsOf(one));
  const wanted = plain(path);
  const names = new Map<string, string[]>();
  for (const [address, title] of pages) {
    for (const name of [plain(address), nameOf(title.split(':')[0])]) {
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

export async function suggestPages(place: HTMLElement): Promise<void> {
  const {pathname} = window.location;
  const words = wordsOf(pathname);
  const searches = place.querySelectorAll<HTMLAnchorElement>('a[href$="/search/"]');
  for (const link of words ? searches : []) {
    link.search = new URLSearchParams({q: words}).toString();
    link.textContent = `Search for “${words}”`;
  }
  const answer = await fetch(`${TOOLS.baseUrl}llms.txt`);
  const pages = pagesIn(await answer.text(), TOOLS.baseUrl);
  const found = answer.ok ? suggest(pathname, pages) : [];
  if (found.length > 0 && !place.querySelector('.tool-suggested')) {
    place
      .querySelector('ul')!
      .before(
        make('p', {}, 'Did you mean one of these?'),
        make(
          'ul',
          {className: 'tool-suggested'},
          ...found.map((path) => make('li', {}, make('a', {href: path}, pages.get(path)!))),
        ),
      );
  }
}

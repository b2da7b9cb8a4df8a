/** A copy for machines beside each page: its Markdown, and the lists of all of them (https://llmstxt.org). */
import {partsOf, type Reading} from './content';
import {COPY} from './file';
import {markdownOf} from './markdown';

/** A page that search finds. */
export interface Original {
  /** Where it is served, with the base URL. */
  path: string;
  /** What it belongs to. */
  group: string;
  html: string;
}

export interface Site {
  name: string;
  /** What it is about, in a sentence. */
  summary: string;
  /** Host of the site. */
  url: string;
  baseUrl: string;
  reading: Reading;
}

/** What a page is to machines. */
export interface Copy {
  group: string;
  title: string;
  description: string;
  address: string;
  markdown: string;
}

/** Where the sidebar leads to, from top to bottom. */
const SIDEBAR_LINK = /<a [^>]*class="?[^">]*\bmenu__link\b[^>]* href="?([^\s">]+)/g;

/** Pages in the order in which the sidebar names them; the others follow. */
function inOrder(pages: readonly Original[]): Original[] {
  const sidebar = pages.find(({html}) => html.includes('theme-doc-sidebar-menu'))?.html ?? '';
  const places = new Map([...sidebar.matchAll(SIDEBAR_LINK)].map(([, to], at) => [to, at]));
  const placeOf = ({path}: Original): number => places.get(path) ?? places.size;
  return [...pages].sort((one, other) => placeOf(one) - placeOf(other));
}

const entryOf = ({title, address, description}: Copy): string =>
  `- [${title}](${address}${COPY})${description && `: ${description}`}\n`;

/** `llms.txt`: what there is, by groups. */
function listOf(copies: readonly Copy[], {name, summary, url, baseUrl}: Site): string {
  const groups = [...new Set(copies.map(({group}) => group))];
  return [
    `# ${name}\n\n> ${summary}\n\n`,
    `All pages in one file: [llms-full.txt](${url}${baseUrl}llms-full.txt).\n`,
    ...groups.flatMap((group) => [
      `\n## ${group}\n\n`,
      ...copies.filter((copy) => copy.group === group).map(entryOf),
    ]),
  ].join('');
}

/** The copy of a page; none where there is nothing to read. */
export function copyOf({path, group, html}: Original, site: Site): Copy | undefined {
  const address = site.url + path;
  const parts = partsOf(html, address, site.reading);
  if (!parts) {
    return undefined;
  }
  const {title, description} = parts;
  return {title, description, group, address, markdown: markdownOf(parts, address)};
}

/** A path as files are named; as it is where it cannot be decoded. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * The copies of pages, `llms.txt` and `llms-full.txt`.
 * @param make makes the copy of a page, for builds that keep what they made
 * @returns texts by their paths below the base URL
 */
export function markdownFiles(
  pages: readonly Original[],
  site: Site,
  make = copyOf,
): ReadonlyMap<string, string> {
  const copies = inOrder(pages).flatMap((page) => make(page, site) ?? []);
  const fileOf = ({address}: Copy): string =>
    decoded(address.slice(site.url.length + site.baseUrl.length)) + COPY;
  return new Map([
    ...copies.map((copy): [string, string] => [fileOf(copy), copy.markdown]),
    ['llms.txt', listOf(copies, site)],
    ['llms-full.txt', copies.map(({markdown}) => markdown).join('\n')],
  ]);
}

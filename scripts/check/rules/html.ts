/**
 * What the pages of a built site must not contain: links and anchors to nowhere, labels that do not say
 * where they lead, headings out of order, images without alternative, ids used twice, placeholders.
 */
import {PREFIX} from '@collektive/playground/link';
import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {isVague, placeholderIn} from './text';

export interface Page {
  /** Address below the base URL, `/docs/intro/`. */
  path: string;
  ids: Set<string>;
  main: Element;
  tree: Nodes;
}

/** What is wrong with one page, a sentence without a full stop each. */
type Rule = (page: Page) => string[];

/** Pieces of text, in their order. */
const pieces = (node: Nodes): string[] =>
  node.type === 'text' ? [node.value] : 'children' in node ? node.children.flatMap(pieces) : [];

const squeezed = (node: Nodes): string => pieces(node).join('').replace(/\s+/g, ' ').trim();

function property({properties}: Element, name: string): string | undefined {
  const value = properties[name];
  return value === undefined || value === null ? undefined : String(value);
}

/** @returns `undefined` for a file without a main region, such as a redirect */
export function readPage(path: string, html: string): Page | undefined {
  const tree = fromHtml(html);
  const main = select('main', tree);
  const ids = new Set(
    selectAll('[id], a[name]', tree).flatMap((element) => [
      property(element, 'id') ?? '',
      property(element, 'name') ?? '',
    ]),
  );
  return main && {path, ids, main, tree};
}

const headings: Rule = ({main}) => {
  let level = 0;
  return selectAll('h1, h2, h3, h4, h5, h6', main).flatMap((heading) => {
    const next = Number(heading.tagName[1]);
    const jumps = next > level + 1;
    const before = level;
    level = next;
    return jumps
      ? [
          `the heading "${squeezed(heading)}" is of level ${next}, after one of level ${before}. Go down one level at a time`,
        ]
      : [];
  });
};

const images: Rule = ({tree}) =>
  selectAll(
    'img:not([alt]), [role=img]:not([aria-label]):not([aria-labelledby]):not([title])',
    tree,
  ).map(
    (image) =>
      `the image ${property(image, 'src') ?? `<${image.tagName}>`} has no text alternative. Say what one sees`,
  );

const nameOf = (link: Element): string =>
  property(link, 'ariaLabel') ||
  [squeezed(link), ...selectAll('img', link).map((image) => property(image, 'alt'))]
    .join(' ')
    .trim() ||
  (property(link, 'title') ?? '');

/** Does a link have the words of the heading it leads to, as in a table of contents? */
const namesHeading = (tree: Nodes, link: Element, name: string): boolean =>
  selectAll('h2, h3', tree).some(
    (heading) =>
      property(link, 'href') === `#${property(heading, 'id')}` &&
      // A heading ends with a link to itself that has no letters.
      squeezed(heading).replace('\u200B', '') === name,
  );

const labels: Rule = ({tree}) =>
  selectAll('a[href]', tree)
    .filter((link) => property(link, 'ariaHidden') !== 'true')
    .map((link) => ({link, name: nameOf(link)}))
    .filter(({name}) => name === '' || isVague(name))
    .filter(({link, name}) => !namesHeading(tree, link, name))
    .map(
      ({link, name}) =>
        `the link "${name}" to ${property(link, 'href')} does not say where it leads. Name its target`,
    );

const doubles: Rule = ({tree}) => {
  const seen = new Set<string | undefined>();
  return selectAll('[id]', tree)
    .map((element) => property(element, 'id'))
    .filter((id) => seen.has(id) || !seen.add(id))
    .map((id) => `the id "${id}" is used twice. Name one of the headings: ## Title {#other}`);
};

const placeholders: Rule = ({main}) => {
  // Each piece of text for itself: words of two elements do not join.
  const found = pieces(main).map(placeholderIn).find(Boolean);
  return found ? [`"${found}": write it, or leave it out`] : [];
};

/** What the rules need to know of the site around a page. */
interface Site {
  base: string;
  pageAt: (path: string) => Page | undefined;
  hasFile: (path: string) => boolean;
}

/** Links of a page that lead nowhere within the site. */
function links({path, tree}: Page, {base, pageAt, hasFile}: Site): string[] {
  return selectAll('[href], [src]', tree).flatMap((element) => {
    const target = property(element, 'href') ?? property(element, 'src') ?? '';
    const url = new URL(target, `http://site${base}${path.slice(1)}`);
    if (url.host !== 'site' || target.startsWith('data:')) {
      return [];
    }
    const below = decodeURIComponent(url.pathname);
    const place = below.startsWith(base) ? `/${below.slice(base.length)}` : undefined;
    if (place === undefined || !hasFile(place)) {
      return [`the link to ${target} leads nowhere. Correct it, or add what it names`];
    }
    const anchor = decodeURIComponent(url.hash.slice(1));
    const isAnchor = anchor !== '' && !url.hash.startsWith(PREFIX);
    const there = isAnchor && element.tagName === 'a' ? pageAt(place) : undefined;
    return there && !there.ids.has(anchor)
      ? [
          `the link to ${target} names an anchor that ${place} lacks. Give its heading an id: ## Title {#${anchor}}`,
        ]
      : [];
  });
}

/** @returns a line for each fault, starting with the page */
export function htmlFaults(pages: Page[], {base, hasFile}: Omit<Site, 'pageAt'>): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const site: Site = {base, hasFile, pageAt: (path) => byPath.get(path)};
  return pages.flatMap((page) =>
    [headings, images, labels, doubles, placeholders]
      .flatMap((rule) => rule(page))
      .concat(links(page, site))
      .map((fault) => `${page.path}: ${fault}.`),
  );
}

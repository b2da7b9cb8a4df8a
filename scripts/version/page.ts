/** A page of the documentation as it is kept for a release: Markdown that depends on nothing of the present. */
import {isElement, markdownOf, partsOf} from '@collektive/twins';
import type {Element, ElementContent} from 'hast';
import {parse, stringify} from 'yaml';
import {readingOf} from '../../plugins/machines/reading';
import {fillVersions} from '../../src/site/versions';

/** What a page is kept for, and what it may lead to. */
export interface Keeping {
  release: string;
  /** Address of the site, with the base URL. */
  site: string;
  /** Path of the page below the base URL. */
  path: string;
  /** Is there a built page at this path below the base URL? */
  isPage: (path: string) => boolean;
  /** The heading under which an anchor of a page stands, as its own anchor; nothing where there is none. */
  headingOf: (path: string, anchor: string) => string | undefined;
  /** Addresses of the repository's files, and the same for the commit that is kept. */
  sources: readonly [moving: string, kept: string];
}

const ID = /<(h[1-6])?[^>]*? id=(?:"([^"]*)"|([^\s>]+))/g;

/** The heading of a built page under which each of its anchors stands. */
export function headingsOf(html: string): ReadonlyMap<string, string | undefined> {
  const headings = new Map<string, string | undefined>();
  let current: string | undefined;
  for (const [, heading, quoted, bare] of html.matchAll(ID)) {
    const id = quoted ?? bare;
    current = heading === undefined ? current : id;
    headings.set(id, current);
  }
  return headings;
}

/** Where a link of a kept page leads: within the release, where that has the page. */
function kept(address: string, {release, site, isPage, headingOf, sources}: Keeping): string {
  const [path, anchor = ''] = address.replace(site, '').split('#');
  if (!address.startsWith(`${site}docs/`) || !isPage(path)) {
    return address.replace(...sources);
  }
  const heading = headingOf(path, anchor);
  return `/${path.replace('docs/', `docs/${release}/`)}${heading === undefined ? '' : `#${heading}`}`;
}

/** Links that lead within the release, and headings that keep their anchors; title and lead are frontmatter's. */
function prepare(node: Element, keeping: Keeping): Element {
  const children = node.children
    .filter((child) => !isElement(child) || child.tagName !== 'header')
    .map((child): ElementContent => (isElement(child) ? prepare(child, keeping) : child));
  const {tagName, properties} = node;
  if (tagName === 'a') {
    return {
      ...node,
      children,
      properties: {...properties, href: kept(String(properties.href), keeping)},
    };
  }
  return /^h[2-6]$/.test(tagName) && properties.id !== undefined
    ? {...node, children: [...children, {type: 'text', value: ` {#${String(properties.id)}}`}]}
    : {...node, children};
}

/**
 * @param source of the page
 * @param html as it was built
 * @throws Error for a page without words
 */
export function keptPage(source: string, html: string, keeping: Keeping): string {
  const parts = partsOf(html, keeping.site + keeping.path, readingOf());
  if (!parts) {
    throw new Error(`${keeping.path} has no heading`);
  }
  const [, written = ''] = /^---\n([^]*?)\n---\n/.exec(source) ?? [];
  const head = stringify(
    // It has no components: whatever looks like one stays what it is.
    {...(parse(fillVersions(written)) as object), mdx: {format: 'md'}},
    {lineWidth: 0},
  );
  const words = markdownOf({...parts, main: prepare(parts.main, keeping)}, '');
  return words.replace(/^---\n[^]*?\n---\n/, `---\n${head}---\n`);
}

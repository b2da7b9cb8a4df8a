import {PREFIX} from '@collektive/playground/link';
import {nearest} from '@collektive/problems';
import type {PageRecord} from '../../content/pages/record';
import {BROKEN_MARKDOWN_LINK} from '../../src/site/policy';
import type {WrittenPage} from './addresses';

/** A link that leads nowhere. */
export interface BrokenLink {
  /** A link that names a file, an address that is no page's, an anchor that its page lacks. */
  kind: 'file' | 'path' | 'anchor';
  sentence: string;
}

/** What the links of a site are held against. */
export interface Site {
  baseUrl: string;
  pages: readonly WrittenPage[];
  recordOf: (file: string) => PageRecord | undefined;
  /** Every address, of generated pages as well, with a slash at the end. */
  addresses: ReadonlySet<string>;
  /** Is there a static file at this path below the base URL? */
  hasFile: (path: string) => boolean;
}

/** Resolves as browsers do; the host stands for the site's own. */
const ORIGIN = 'http://site';
const withSlash = (path: string): string => path.replace(/(?:\/index\.html|\/)*$/, '/');

const hint = (name: string | undefined): string => (name ? ` Did you mean ${name}?` : '');

/** "../a/b.mdx" from one file to another. */
function relative(from: string, to: string): string {
  const [here, there] = [from.split('/').slice(0, -1), to.split('/')];
  const shared = here.findIndex((folder, index) => folder !== there[index]);
  const common = shared < 0 ? here.length : shared;
  const up = here.slice(common).map(() => '..');
  return [...(up.length > 0 ? up : ['.']), ...there.slice(common)].join('/');
}

/** What is wrong with one link. */
function faultOf(url: string, page: WrittenPage, site: Site): BrokenLink | undefined {
  if (url.startsWith(BROKEN_MARKDOWN_LINK)) {
    const target = url.slice(BROKEN_MARKDOWN_LINK.length);
    const files = site.pages.map(({file}) => relative(page.file, file));
    return {
      kind: 'file',
      sentence: `the link to ${target} names no page.${hint(nearest(target.replace(/[?#].*$/, ''), files))}`,
    };
  }
  // The theme puts the base URL before addresses that lack it.
  const isBare = url.startsWith('/') && !url.startsWith(site.baseUrl);
  const full = isBare ? site.baseUrl + url.slice(1) : url;
  const base = ORIGIN + page.address;
  const resolved = URL.canParse(full, base) ? new URL(full, base) : undefined;
  if (resolved?.origin !== ORIGIN) {
    return undefined;
  }
  const path = decodeURI(resolved.pathname);
  const address = withSlash(path);
  if (!site.addresses.has(address)) {
    return site.hasFile(path.slice(site.baseUrl.length))
      ? undefined
      : {
          kind: 'path',
          sentence: `the link to ${url} leads nowhere.${hint(nearest(address, [...site.addresses]))}`,
        };
  }
  const anchor = decodeURIComponent(resolved.hash.slice(1));
  const isProgram = resolved.hash.startsWith(PREFIX);
  const target =
    anchor === '' || isProgram ? undefined : site.pages.find((one) => one.address === address);
  const record = target && site.recordOf(target.file);
  if (!record || record.isOpen || record.anchors.includes(anchor)) {
    return undefined;
  }
  const near = nearest(anchor, record.anchors);
  return {
    kind: 'anchor',
    sentence: `the link to ${address}${resolved.hash} names an anchor that ${target.file} lacks.${hint(near && `#${near}`)} A heading gets one with "## Title {#${anchor}}".`,
  };
}

/** The links of all written pages that lead nowhere, with file and line. */
export const brokenLinks = (site: Site): BrokenLink[] =>
  site.pages.flatMap((page) =>
    (site.recordOf(page.file)?.links ?? []).flatMap(({url, line}) => {
      const fault = faultOf(url, page, site);
      return fault ? [{...fault, sentence: `${page.file}:${line}: ${fault.sentence}`}] : [];
    }),
  );

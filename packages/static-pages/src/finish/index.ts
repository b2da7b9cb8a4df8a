/**
 * All that happens after the framework has written the pages, in this order, each page read once. Each step is a
 * function from pages to pages or to files; this file is the only one that says what comes after what.
 */
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {HostOptions} from '../hosts/headers';
import {LIVE} from '../live';
import {compressFile, compressFiles} from './compress';
import {writeForHosts} from './hosts';
import {filesOfRoute, readPages, type BuiltPage} from './pages';
import {withPolicy, type Directives, type PolicyOptions} from './policy';
import {redirectPages, type Redirect} from './redirects';
import {sheetOf, Styles, type Added} from './styles';

export {headersFile, nginxFile, rulesFor} from '../hosts';
export {withPolicy, type PolicyOptions} from './policy';
export type {Redirect} from './redirects';
export type {Added} from './styles';

export interface Finishing {
  /** What pages fetch and the build adds, by paths below its folder. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** Code that adds to pages. */
  added: Added;
  /** Does the build have the framework's client? Else no page may need it. */
  hasClient: boolean;
  /** What pages may do besides; `false` for no policy. */
  policy?: PolicyOptions | false;
  /** Addresses that pages had before. */
  redirects?: readonly Redirect[];
  /** What hosts send besides. */
  hosts?: HostOptions;
  /** Reads the pages as the framework wrote them, writes what is made of them, and says how each changes. */
  read?: (page: ReadPage, props: Props) => Promise<ChangePage | void>;
  /** Files that are made of all others, once these lie there compressed: by paths below the build's folder. */
  last?: (props: Props) => Promise<ReadonlyMap<string, string>>;
}

/** A page with what a site adds to it. */
export type ChangePage = (html: string, route: string) => string;

/** The HTML of a route; nothing where there is none. */
export type ReadPage = (route: string) => string | undefined;

/** An image for light mode and the same one for dark, of which the framework shows one. */
const SAME_IN_BOTH =
  /(<img src="?([^\s">]+)"?[^>]*?) class="themedComponent_\w+ themedComponent--light_\w+"([^>]*>)<img src="?\2"?[^>]* class="themedComponent_\w+ themedComponent--dark_\w+"[^>]*>/g;

/** A veil for a menu that is a modal dialog here, and hints to fetch images that stand a few lines below them. */
const NEEDLESS =
  /<div role="?presentation"? class="?navbar-sidebar__backdrop"?><\/div>|<link rel="?preload"? as="?image"? [^>]*>/g;

/**
 * What nobody needs of a static page: classes that are not there, notes for the framework's client, the names of
 * links to headings said a second time, and a second name of the card.
 */
const tidy = (html: string): string =>
  html
    .replace(SAME_IN_BOTH, '$1$3')
    .replace(NEEDLESS, '')
    .replace(
      /(<(?:a|li)\b[^<>]*?) class=""|(<\w+) data-rh=true\b|( class=hash-link aria-label=("[^"]*"|\S+)) title=\4/g,
      '$1$2$3',
    )
    // Notes for the framework between texts, and slashes that say nothing.
    .replace(/<!-- -->|(<(?:meta|link|img)\b[^<>]*?) ?\/(?=>)/g, '$1')
    .replace(/<meta name="?(?:twitter:image|docusaurus_locale)"? [^>]*>/g, '');

/** Only a site of several languages has pages in others. */
const withoutLanguages = (html: string): string =>
  html.replace(/<link\b[^>]*\shreflang=[^>]*>/g, '');

const textOf = ({html}: BuiltPage): string => html.toString('utf8');

/** Is a page the framework's own? It then has the framework's scripts, and its whole style sheet. */
const hasFramework = (html: string): boolean =>
  /<script src="?[^\s">]*\/assets\/js\/main\./.test(html);

async function write(outDir: string, file: string, content: string | Uint8Array): Promise<void> {
  const target = path.join(outDir, file);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, content);
}

/** @throws Error naming a page that needs the framework's client, in a build without it */
function refuseUnmarked(pages: readonly BuiltPage[], {outDir}: Props, hasClient: boolean): void {
  const unmarked = hasClient ? undefined : pages.find((page) => textOf(page).includes(LIVE));
  if (unmarked) {
    throw new Error(
      `${path.relative(outDir, unmarked.file)} holds a component with state (${LIVE}), but its source does not say so. ` +
        `Import the component in the page's MDX, or write ${LIVE} in its file in src/pages.`,
    );
  }
}

/** The style sheets of kinds of pages; the whole one stays where a page is live. */
async function makeStyles(
  pages: readonly BuiltPage[],
  {outDir}: Props,
  {added, files, hasClient}: Finishing,
): Promise<Styles> {
  const styles = new Styles(added);
  const drawings = new Set<string>();
  let whole: string | undefined;
  // Page by page: the texts of thousands, all at once, take a gigabyte.
  for (const page of pages) {
    const html = textOf(page);
    if (!hasFramework(html)) {
      styles.add(tidy(html));
      html.match(/\/img\/[^\s"#>]+\.svg(?=#)/g)?.forEach((drawing) => drawings.add(drawing));
      whole ??= path.join(outDir, sheetOf(html));
    }
  }
  // Drawings that pages take out of files read the page's variables.
  for (const [file, content] of files) {
    if (file.endsWith('.svg')) {
      styles.addVariables(String(content));
    }
  }
  for (const drawing of drawings) {
    const file = path.join(outDir, drawing.slice(drawing.indexOf('/img/')));
    if (existsSync(file)) {
      styles.addVariables(await readFile(file, 'utf8'));
    }
  }
  if (whole !== undefined) {
    const sheets = await styles.make(await readFile(whole, 'utf8'));
    for (const [file, css] of sheets) {
      await write(outDir, file, css);
    }
    if (!hasClient) {
      await rm(whole);
    }
  }
  return styles;
}

/** The pages of routes. */
function pagesByRoute(pages: readonly BuiltPage[], props: Props): Map<string, BuiltPage> {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return new Map(
    props.routesPaths.flatMap((route) => {
      const page = filesOfRoute(route, props)
        .map((file) => byFile.get(file))
        .find(Boolean);
      return page ? [[route, page]] : [];
    }),
  );
}

/** Finishes a build. @param props of the framework's `postBuild` */
export async function finish(props: Props, finishing: Finishing): Promise<void> {
  const {outDir, baseUrl, siteConfig} = props;
  const {policy = {}, redirects = [], hosts, read} = finishing;

  const pages = await readPages(outDir);
  refuseUnmarked(pages, props, finishing.hasClient);

  const byRoute = pagesByRoute(pages, props);
  const routes = new Map([...byRoute].map(([route, page]) => [page, route]));
  const change = await read?.((route) => {
    const page = byRoute.get(route);
    return page && textOf(page);
  }, props);
  const styles = await makeStyles(pages, props, finishing);
  const hasLanguages = siteConfig.i18n.locales.length > 1;
  const policies: Directives[] = [];
  const guard = (html: string, isStatic: boolean): string => {
    if (policy === false) {
      return html;
    }
    const guarded = withPolicy(html, {...policy, isStatic});
    policies.push(guarded.directives);
    return guarded.html;
  };
  for (const page of pages) {
    const route = routes.get(page);
    const changed = change && route ? change(textOf(page), route) : textOf(page);
    const html = hasLanguages ? changed : withoutLanguages(changed);
    const isLive = hasFramework(html);
    const styled = isLive ? html : styles.apply(tidy(html));
    try {
      await writeFile(page.file, guard(styled, !isLive));
    } catch (cause) {
      throw new Error(
        `${page.file} cannot have a content security policy: ${(cause as Error).message}.`,
        {cause},
      );
    }
  }

  for (const {file, html} of redirectPages(props.routesPaths, redirects, baseUrl)) {
    await write(outDir, file, guard(html, true));
  }

  for (const [file, content] of finishing.files) {
    await write(outDir, file, content);
  }
  await writeForHosts(props, policy === false ? undefined : policies, hosts);
  // It reads what all others wrote.
  await compressFiles(outDir);
  for (const [file, content] of (await finishing.last?.(props)) ?? []) {
    await write(outDir, file, content);
    await compressFile(path.join(outDir, file));
  }
}

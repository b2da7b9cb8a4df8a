/**
 * All that happens after the framework has written the pages, in this order, each page read once. Each step is a
 * function from pages to pages or to files; this file is the only one that says what comes after what.
 */
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import type {StoredPage} from '../../src/search/index/rows';
import {ISLANDS_RUNTIME} from '../../src/site/env';
import {rulesFor} from '../../src/site/headers';
import {LIVE} from '../../src/site/livePages';
import {REDIRECTS} from '../../src/site/redirects';
import {readSearchSettings} from '../../src/site/searchSettings';
import {extractPage} from '../search-index/extract';
import {plainAddress, strayKeywords, type KeywordSource} from '../search-index/keywords';
import {writeSearch} from '../search-index';
import {compressFiles} from './compress';
import {headersFile, robotsFile} from './hosts';
import {nginxFile} from './nginx';
import {filesOfRoute, readPages, type BuiltPage} from './pages';
import {originsOf, policyText, unionOf, withPolicy, type Directives} from './policy';
import {redirectPages} from './redirects';
import {sheetOf, Styles, type Added} from './styles';

export interface Finishing {
  /** What pages fetch and the build adds, by paths below its folder. */
  files: ReadonlyMap<string, string | Uint8Array>;
  /** Code that adds to pages. */
  added: Added;
  /** Does the build have the framework's client? Else no page may need it. */
  hasClient: boolean;
  /** Keywords of sections, by the pages' plain addresses. */
  keywords: ReadonlyMap<string, KeywordSource>;
}

/**
 * What nobody needs of a static page: classes that are not there, notes for the framework's client, and the names of
 * links to headings said a second time.
 */
const tidy = (html: string): string =>
  html.replace(
    /(<(?:a|li)\b[^<>]*?) class=""|(<\w+) data-rh=true\b|( class=hash-link aria-label=("[^"]*"|\S+)) title=\4/g,
    '$1$2$3',
  );

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
        `Import the component in the page's MDX, or write ${LIVE} in its file in src/pages (src/site/livePages).`,
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
  const statics = pages.map(textOf).filter((html) => !hasFramework(html));
  statics.forEach((html) => styles.add(html));
  // Drawings that pages take out of files read the page's variables.
  for (const [file, content] of files) {
    if (file.endsWith('.svg')) {
      styles.addVariables(String(content));
    }
  }
  const drawings = new Set(
    statics.flatMap((html) => html.match(/\/img\/[^\s"#>]+\.svg(?=#)/g) ?? []),
  );
  for (const drawing of drawings) {
    const file = path.join(outDir, drawing.slice(drawing.indexOf('/img/')));
    if (existsSync(file)) {
      styles.addVariables(await readFile(file, 'utf8'));
    }
  }
  if (statics[0] !== undefined) {
    const whole = path.join(outDir, sheetOf(statics[0]));
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

/** The rows of the search index that pages give. @throws Error where keywords name sections that a page does not have */
function makeRows(
  pages: readonly BuiltPage[],
  props: Props,
  keywords: Finishing['keywords'],
): StoredPage[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const rows: StoredPage[] = [];
  const stray: string[] = [];
  for (const route of [...new Set(props.routesPaths)].sort()) {
    const built = filesOfRoute(route, props)
      .map((file) => byFile.get(file))
      .find(Boolean);
    const source = keywords.get(plainAddress(route));
    const page =
      built && extractPage(textOf(built), route, props.siteConfig.title, source?.keywords);
    if (page) {
      rows.push(page);
      stray.push(...(source ? strayKeywords(source, page, props.siteDir) : []));
    }
  }
  if (stray.length > 0) {
    throw new Error(stray.join('\n'));
  }
  return rows;
}

/** Finishes a build. @param props of the framework's `postBuild` */
export async function finish(props: Props, finishing: Finishing): Promise<void> {
  const {outDir, baseUrl, siteConfig} = props;
  const origins = originsOf(readSearchSettings(process.env));

  const pages = await readPages(outDir);
  refuseUnmarked(pages, props, finishing.hasClient);

  const styles = await makeStyles(pages, props, finishing);
  const policies: Directives[] = [];
  const guard = (html: string, isStatic: boolean): string => {
    const guarded = withPolicy(html, {origins, isStatic: isStatic && ISLANDS_RUNTIME === 'preact'});
    policies.push(guarded.directives);
    return guarded.html;
  };
  for (const page of pages) {
    const html = textOf(page);
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

  for (const {file, html} of redirectPages(props.routesPaths, REDIRECTS, baseUrl)) {
    await write(outDir, file, guard(html, true));
  }

  await writeSearch(makeRows(pages, props, finishing.keywords), props);

  for (const [file, content] of finishing.files) {
    await write(outDir, file, content);
  }
  await write(outDir, 'robots.txt', robotsFile(siteConfig.url, baseUrl));
  const rules = rulesFor(policyText(unionOf(policies)));
  await write(outDir, '_headers', headersFile(baseUrl, rules));
  await write(outDir, 'nginx.conf', nginxFile(baseUrl, rules));
  // Last: it reads what all others wrote.
  await compressFiles(outDir);
}

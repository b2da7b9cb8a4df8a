/**
 * All that happens after the framework has written the pages, in this order, each page read once. Each step is a
 * function from pages to pages or to files; this file is the only one that says what comes after what.
 */
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {filesOfRoute, readPages, type BuiltPage} from './pages';
import {withPolicy, type PolicyOptions} from './policy';
import {sheetOf, Styles, type Added} from './styles';

export {withPolicy, type PolicyOptions} from './policy';

export interface AfterBuildOptions {
  /** What pages fetch and the build adds, by paths below its folder. */
  files: ReadonlyMap<string, string | Uint8Array>;
  added: Added;
  /** Pages have the framework's client, and its style sheet. */
  stockClient: boolean;
  /** What pages may do besides. */
  policy?: PolicyOptions;
  /** Reads the pages as the framework wrote them, and writes what is made of them. */
  read: (page: ReadPage, props: Props) => Promise<void>;
}

/** The HTML of a route; nothing where there is none. */
export type ReadPage = (route: string) => string | undefined;

const textOf = ({html}: BuiltPage): string => html.toString('utf8');

async function write(outDir: string, file: string, content: string | Uint8Array): Promise<void> {
  const target = path.join(outDir, file);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, content);
}

/** The drawings of a build, which read the variables of the page that shows them. */
async function drawingsIn(outDir: string): Promise<string> {
  const files = await readdir(path.join(outDir, 'img'), {recursive: true});
  const drawings = files.filter((file) => file.endsWith('.svg'));
  return (
    await Promise.all(drawings.map((file) => readFile(path.join(outDir, 'img', file), 'utf8')))
  ).join('\n');
}

/** The style sheets of kinds of pages, in the place of the whole one. */
async function makeStyles(
  pages: readonly BuiltPage[],
  {outDir}: Props,
  {added, files}: AfterBuildOptions,
): Promise<Styles> {
  const written = [...files].filter(([file]) => file.endsWith('.svg')).map(([, text]) => text);
  const styled = [added.styled, ...written, await drawingsIn(outDir)].join('\n');
  const styles = new Styles({...added, styled});
  // Page by page: the texts of thousands, all at once, take a gigabyte.
  for (const page of pages) {
    styles.add(textOf(page));
  }
  const whole = path.join(outDir, sheetOf(textOf(pages[0])));
  const sheets = await styles.make(await readFile(whole, 'utf8'));
  for (const [file, css] of sheets) {
    await write(outDir, file, css);
  }
  await rm(whole);
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
export async function afterBuild(props: Props, options: AfterBuildOptions): Promise<void> {
  const {outDir, baseUrl, siteConfig} = props;
  const {policy, read, stockClient} = options;

  const pages = await readPages(outDir);
  const byRoute = pagesByRoute(pages, props);
  await read((route) => {
    const page = byRoute.get(route);
    return page && textOf(page);
  }, props);
  const styles = stockClient ? undefined : await makeStyles(pages, props, options);
  for (const page of pages) {
    const html = textOf(page);
    try {
      await writeFile(page.file, withPolicy(styles?.apply(html) ?? html, policy));
    } catch (cause) {
      throw new Error(
        `${page.file} cannot have a content security policy: ${(cause as Error).message}.`,
        {cause},
      );
    }
  }

  for (const [file, content] of options.files) {
    await write(outDir, file, content);
  }
  await write(
    outDir,
    'robots.txt',
    `User-agent: *\nAllow: ${baseUrl}\n\nSitemap: ${siteConfig.url}${baseUrl}sitemap.xml\n`,
  );
}

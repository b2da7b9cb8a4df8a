import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {decoded} from '../page/decoded';

/** A page of the build, as the framework wrote it. */
export interface BuiltPage {
  /** Absolute path. */
  file: string;
  /** As bytes: of thousands of pages, half of what strings take. */
  html: Buffer;
}

/** Where the framework shows a page; other files, such as redirects of an earlier step, have none. */
const APP = /<div id="?__docusaurus"?>/;

/** Reads every page of a build once, in an order that does not depend on the disk. */
export async function readPages(outDir: string): Promise<BuiltPage[]> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const pages: BuiltPage[] = [];
  // One after the other: files of pages are small, and a disk is no quicker with many at once.
  for (const file of files) {
    pages.push({file, html: await readFile(file)});
  }
  return pages.filter(({html}) => APP.test(html.toString('latin1')));
}

/** The files that a route's page may be: a host may want folders or files. */
export function filesOfRoute(
  route: string,
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
): string[] {
  const page = decoded(route.slice(baseUrl.length), decodeURI).replace(/\/$/, '');
  return [path.join(outDir, page, 'index.html'), path.join(outDir, `${page}.html`)];
}

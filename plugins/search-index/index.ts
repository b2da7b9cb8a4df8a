import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {buildIndex} from '../../src/search/index/indexing';
import type {RowsFile, StoredPage} from '../../src/search/index/rows';
import {SEARCH_VARIABLES} from '../../src/site/env';
import {readPage} from '../html/pages';
import {extractPage} from './extract';
import {keywordSources, plainAddress, strayKeywords, type KeywordSource} from './keywords';
import {recordsOf} from './records';
import {writeIndex, type Written} from './write';

/** Where the index lies below the site's base URL and below the folder of the build. */
const FOLDER = 'search';

/** What readers may have to download before their first answer, compressed; the texts of hits come on top. */
const SEARCH_BUDGET_BYTES = 1_500_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The built page of a route; a host may want folders or files. */
function fileOf(
  route: string,
  {outDir, baseUrl}: Pick<Props, 'outDir' | 'baseUrl'>,
): string | undefined {
  const page = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
  return [path.join(outDir, page, 'index.html'), path.join(outDir, `${page}.html`)].find(
    existsSync,
  );
}

/**
 * Reads the sections of all built pages, in the order of their addresses.
 *
 * @param sources keywords of sections, by the pages' plain addresses
 * @throws where keywords name sections that a page does not have
 */
async function readPages(
  props: Props,
  sources: ReadonlyMap<string, KeywordSource>,
): Promise<StoredPage[]> {
  const routes = [...new Set(props.routesPaths)].sort();
  const pages: StoredPage[] = [];
  const stray: string[] = [];
  for (const route of routes) {
    const file = fileOf(route, props);
    const source = sources.get(plainAddress(route));
    const page =
      file && extractPage(await readPage(file), route, props.siteConfig.title, source?.keywords);
    if (page) {
      pages.push(page);
      stray.push(...(source ? strayKeywords(source, page, props.siteDir) : []));
    }
  }
  if (stray.length > 0) {
    throw new Error(stray.join('\n'));
  }
  return pages;
}

function report({sections, index, texts}: Written): void {
  logger.info(
    `Search index: ${sections} sections, ${kilobytes(index)} compressed, ` +
      `and ${kilobytes(texts)} of texts, fetched for hits.`,
  );
  if (index > SEARCH_BUDGET_BYTES) {
    logger.warn(
      `The search index has ${kilobytes(index)}; readers should not have to download more than ` +
        `${kilobytes(SEARCH_BUDGET_BYTES)}. Search with the hosted engine instead: set ` +
        `${SEARCH_VARIABLES.appId} and its companions (see README.md).`,
    );
  }
}

/** Says what search finds while the site is being written: the text of the last build, if there is one. */
function tellAuthor(folder: string): void {
  if (existsSync(path.join(folder, 'manifest.json'))) {
    logger.info('Search finds the text of the last `npm run build`.');
  } else {
    logger.warn('Search has no index yet and shows its error screen: run `npm run build` once.');
  }
}

/**
 * Makes the site searchable: reads the built pages and writes the index that the search worker
 * loads, and the records that `npm run search:push` sends to a hosted index.
 */
export default function searchIndex({
  baseUrl,
  outDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  const folder = path.join(outDir, FOLDER);
  let keywords: ReadonlyMap<string, KeywordSource> = new Map();
  return {
    name: 'search-index',
    async allContentLoaded({allContent}) {
      keywords = keywordSources(allContent);
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') {
        return {};
      }
      tellAuthor(folder);
      const devServer = {
        static: [
          {
            directory: folder,
            publicPath: `${baseUrl}${FOLDER}/`,
            // The folder also holds the built search page; the one being written is wanted.
            staticOptions: {index: false},
            watch: false,
          },
        ],
      };
      return {devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild(props) {
      const file: RowsFile = {site: siteConfig.url, pages: await readPages(props, keywords)};
      report(await writeIndex(folder, file, buildIndex(file)));
      // For benchmarks, which build the index of other engines: no reader fetches it.
      await writeFile(
        path.join(folder, 'keywords.json'),
        JSON.stringify(Object.fromEntries(file.pages.map((page) => [page.path, page.keywords]))),
      );
      const records = path.join(generatedFilesDir, FOLDER);
      await mkdir(records, {recursive: true});
      await writeFile(path.join(records, 'records.json'), JSON.stringify(recordsOf(file)));
    },
  };
}

import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Props} from '@docusaurus/types';
import type {RowsFile, StoredPage} from '../index/stored';
import {SEARCH_VARIABLES} from '../readSettings';
import {recordsOf} from './records';
import {writeIndex, type Written} from './write';

/** Where the index lies below the site's base URL and below the folder of the build. */
const FOLDER = 'search';

/** What readers may have to download before their first answer, compressed; the texts of hits come on top. */
const SEARCH_BUDGET_BYTES = 1_500_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function report({sections, index, texts}: Written): void {
  logger.info(
    `Search index: ${sections} sections, ${kilobytes(index)} compressed, ` +
      `and ${kilobytes(texts)} of texts, fetched for hits.`,
  );
  if (index > SEARCH_BUDGET_BYTES) {
    logger.warn(
      `The search index has ${kilobytes(index)}; readers should not have to download more than ` +
        `${kilobytes(SEARCH_BUDGET_BYTES)}. Search with the hosted engine instead: set ` +
        `${SEARCH_VARIABLES.appId} and its companions (see guides/search.md).`,
    );
  }
}

/** Says what search finds while the site is being written: the text of the last build, if there is one. */
function tellAuthor(folder: string): void {
  if (existsSync(path.join(folder, 'index.json'))) {
    logger.info('Search finds the text of the last `npm run build`.');
  } else {
    logger.warn('Search has no index yet and shows its error screen: run `npm run build` once.');
  }
}

/** Lets `npm start` search the text of the last build. */
export function searchDevServer({
  baseUrl,
  outDir,
}: Pick<LoadContext, 'baseUrl' | 'outDir'>): object {
  const folder = path.join(outDir, FOLDER);
  tellAuthor(folder);
  return {
    directory: folder,
    publicPath: `${baseUrl}${FOLDER}/`,
    // The folder also holds the built search page; the one being written is wanted.
    staticOptions: {index: false},
    watch: false,
  };
}

/**
 * Makes the site searchable: writes the index that the search worker loads, and the records that `npm run search:push` sends to a hosted index.
 * @param pages their rows, in the order of their addresses
 */
export async function writeSearch(
  pages: StoredPage[],
  {outDir, siteConfig, generatedFilesDir}: Props,
): Promise<void> {
  const file: RowsFile = {site: siteConfig.url, pages};
  report(await writeIndex(path.join(outDir, FOLDER), file));
  const records = path.join(generatedFilesDir, FOLDER);
  await mkdir(records, {recursive: true});
  await writeFile(path.join(records, 'records.json'), JSON.stringify(recordsOf(file)));
}
export {extractPage} from './extract';
export {
  type KeywordSource,
  keywordSources,
  plainAddress,
  readKeywords,
  strayKeywords,
} from './keywords';

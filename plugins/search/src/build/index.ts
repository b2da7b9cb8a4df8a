import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Props} from '@docusaurus/types';
import type {RowsFile, StoredPage} from '../index/stored';
import {recordsOf} from './records';
import {writeIndex, type Written} from './write';

/** Where the index lies below the site's base URL and below the folder of the build. */
const FOLDER = 'search';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function report({sections, index, texts}: Written): void {
  logger.info(
    `Search index: ${sections} sections, ${kilobytes(index)} compressed, ` +
      `and ${kilobytes(texts)} of texts, fetched for hits.`,
  );
}

/** Lets `npm start` search the text of the last build; where there is none, the dialog says what to run. */
export const searchDevServer = ({
  baseUrl,
  outDir,
}: Pick<LoadContext, 'baseUrl' | 'outDir'>): object => ({
  directory: path.join(outDir, FOLDER),
  publicPath: `${baseUrl}${FOLDER}/`,
  // The folder also holds the built search page; the one being written is wanted.
  staticOptions: {index: false},
  watch: false,
});

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

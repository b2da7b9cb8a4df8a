// @ts-check
/** The search index that the build wrote. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** @typedef {import('../../src/search/index/rows.ts').RowsFile} RowsFile */

const BUILD = process.env.BENCH_BUILD ?? 'build';

/** @type {(file: string) => any} */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Files that a reader fetches before the first answer.
 * @returns {{manifest: string, rows: string, index: string}} their paths; throws without a build
 */
export function siteFiles() {
  const folder = join(BUILD, 'search');
  const manifest = join(folder, 'manifest.json');
  if (!existsSync(manifest)) {
    throw new Error(`There is no ${manifest}. Build the site first: npm run build`);
  }
  const {rows, index} = read(manifest);
  return {manifest, rows: join(folder, rows.name), index: join(folder, index.name)};
}

/**
 * @param {import('./modules.mjs').SearchModules} modules
 * @returns {RowsFile}
 */
export const siteRows = ({unpackRows}) => unpackRows(read(siteFiles().rows));

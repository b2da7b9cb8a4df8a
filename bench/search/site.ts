/** The search index that the build wrote. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readIndexFile, readManifest, readRowsFile} from '../../src/search/index/manifest';
import type {IndexFile} from '../../src/search/index/indexing';
import type {RowsFile} from '../../src/search/index/rows';

const FOLDER = 'build/search';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function siteManifest() {
  const file = join(FOLDER, 'manifest.json');
  if (!existsSync(file)) {
    throw new Error(`There is no ${file}. Build the site first: npm run build`);
  }
  return {file, ...readManifest(read(file))};
}

/** Paths of the files that a reader fetches before the first answer. @throws without a build */
export function siteFiles(): string[] {
  const {file, rows, index} = siteManifest();
  return [file, join(FOLDER, rows.name), join(FOLDER, index.name)];
}

/** All that can be found on the built site. @throws without a build */
export function siteRows(): RowsFile {
  const {rows, sections} = siteManifest();
  return readRowsFile(read(join(FOLDER, rows.name)), sections);
}

/** The words of the built site. @throws without a build */
export const siteIndex = (): IndexFile =>
  readIndexFile(read(join(FOLDER, siteManifest().index.name)));

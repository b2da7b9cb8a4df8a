/** A folder for Chromium: the bundled page, and for each engine the files that its worker fetches. */
import {copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {buildIndex} from '../../src/search/index/indexing';
import {INDEX_FORMAT, type Manifest} from '../../src/search/index/manifest';
import {readRows, type RowsFile} from '../../src/search/index/rows';
import {storeOf} from './adapters/shared';
import {TMP} from './bundle';
import {buildMiniSearch} from './minisearch/fields';
import type {Engine} from './page';

const INDEXES: Record<Engine, (file: RowsFile) => unknown> = {
  ours: buildIndex,
  minisearch: buildMiniSearch,
};
export const ENGINES = Object.keys(INDEXES) as Engine[];

/** @param script of the bundled page @param corpus file of rows @returns the folder */
export function publish(script: string, corpus: string): string {
  const folder = join(TMP, 'page');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(dirname(script))) {
    copyFileSync(join(dirname(script), name), join(folder, name));
  }
  const page = '<!doctype html><title>Search</title><script src="main.js"></script>';
  writeFileSync(join(folder, 'index.html'), page);

  const file = JSON.parse(readFileSync(corpus, 'utf8')) as RowsFile;
  const rows = storeOf(file);
  for (const engine of ENGINES) {
    const index = JSON.stringify(INDEXES[engine](file));
    const manifest: Manifest = {
      format: INDEX_FORMAT,
      sections: readRows(file).length,
      rows: {name: 'rows.json', length: rows.length},
      index: {name: 'index.json', length: index.length},
    };
    mkdirSync(join(folder, engine));
    writeFileSync(join(folder, engine, 'rows.json'), rows);
    writeFileSync(join(folder, engine, 'index.json'), index);
    writeFileSync(join(folder, engine, 'manifest.json'), JSON.stringify(manifest));
  }
  return folder;
}

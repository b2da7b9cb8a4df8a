/** A folder for Chromium: the bundled page, and for each engine the files that its worker fetches. */
import {copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {writeIndex} from '@collektive/search/build';
import {buildIndex, type RowsFile} from '@collektive/search/index';
import {TMP} from './bundle';
import {buildMiniSearch} from './minisearch/fields';
import type {Engine} from './page';

const INDEXES: Record<Engine, (file: RowsFile) => unknown> = {
  ours: buildIndex,
  minisearch: buildMiniSearch,
};
export const ENGINES = Object.keys(INDEXES) as Engine[];

/** @param script of the bundled page @param corpus file of rows @returns the folder */
export async function publish(script: string, corpus: string): Promise<string> {
  const folder = join(TMP, 'page');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(dirname(script))) {
    copyFileSync(join(dirname(script), name), join(folder, name));
  }
  const page = '<!doctype html><title>Search</title><script src="main.js"></script>';
  writeFileSync(join(folder, 'index.html'), page);

  const file = JSON.parse(readFileSync(corpus, 'utf8')) as RowsFile;
  for (const engine of ENGINES) {
    await writeIndex(join(folder, engine), file, INDEXES[engine](file));
  }
  return folder;
}

// @ts-check
/** The site's own search modules, and sections in the form in which every engine is fed. */
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {bundle} from './bundle.mjs';

const NAMES = [
  'index/rows',
  'text/tokenize',
  'index/indexing',
  'engine/engine',
  'index/manifest',
  'client/load',
];

/**
 * @typedef {typeof import('../../src/search/index/rows.ts')} Rows
 * @typedef {typeof import('../../src/search/text/tokenize.ts')} Tokenize
 * @typedef {typeof import('../../src/search/index/indexing.ts')} Indexing
 * @typedef {typeof import('../../src/search/engine/engine.ts')} Engine
 * @typedef {typeof import('../../src/search/index/manifest.ts')} Manifest
 * @typedef {typeof import('../../src/search/client/load.ts')} Load
 * @typedef {Rows & Tokenize & Indexing & Engine & Manifest & Load} SearchModules
 * @typedef {import('../../src/search/index/rows.ts').RowsFile} RowsFile
 * @typedef {{path: string, title: string, heading: string, parents: string, text: string,
 *   code: string}} Section with empty strings for what it does not have
 */

/**
 * Compiles src/search for Node.
 * @param {string} name of the folder, one for each program, so that two can run at a time
 * @returns {Promise<string>} the file to import
 */
export const compileModules = (name) =>
  bundle({
    name,
    entry: NAMES.map(
      (name) => `export * from ${JSON.stringify(resolve(`src/search/${name}.ts`))};`,
    ).join('\n'),
    target: 'node',
    source: true,
  });

/** @param {string} file from compileModules @returns {Promise<SearchModules>} */
export const loadModules = async (file) => import(pathToFileURL(file).href);

/** What every engine may weigh: where a word stands. The site's weights, used for all of them. */
export const WEIGHTS = {title: 8, heading: 5, parents: 1.5, text: 1, code: 0.6};
export const FIELDS = /** @type {(keyof typeof WEIGHTS)[]} */ (Object.keys(WEIGHTS));

/**
 * @param {SearchModules} modules
 * @param {RowsFile} file
 * @returns {Section[]}
 */
export const sectionsOf = ({readRows, pathOfRow}, file) =>
  readRows(file).map((row) => ({
    path: pathOfRow(row),
    title: row.type === 'lvl1' ? row.heading : '',
    heading: row.type === 'lvl1' ? '' : row.heading,
    parents: Object.entries(row.hierarchy)
      .flatMap(([level, title]) => (level !== row.type && title ? [title] : []))
      .join('\n'),
    text: row.text,
    code: row.code,
  }));

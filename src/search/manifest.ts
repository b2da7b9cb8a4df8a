import {isObject} from './json';
import {createEngine, type SearchEngine} from './engine';
import type {IndexFile} from './indexing';
import {unpackRows, type PackedRows, type RowsFile} from './rows';

/** Counts up whenever older scripts could not read what the build writes. */
export const INDEX_FORMAT = 2;

/** A file beside the manifest; its name changes with its content. */
export interface ManifestFile {
  name: string;
  /** Characters of its text: fewer have come when a transfer was cut off. */
  length: number;
}

/** What `search/manifest.json` holds. */
export interface Manifest {
  format: typeof INDEX_FORMAT;
  sections: number;
  rows: ManifestFile;
  index: ManifestFile;
}

const isFile = (value: unknown): value is ManifestFile =>
  isObject(value) &&
  typeof value.name === 'string' &&
  /^[\w.-]+\.json$/.test(value.name) &&
  Number.isInteger(value.length);

/** @throws where it is no manifest, or one of another format */
function readManifest(value: unknown): Manifest {
  if (isObject(value) && typeof value.format === 'number' && value.format !== INDEX_FORMAT) {
    throw new Error(
      `The search index has format ${value.format}, this page reads format ${INDEX_FORMAT}. Reload the page.`,
    );
  }
  if (
    !isObject(value) ||
    value.format !== INDEX_FORMAT ||
    !Number.isInteger(value.sections) ||
    !isFile(value.rows) ||
    !isFile(value.index)
  ) {
    throw new Error('The manifest of the search index is damaged.');
  }
  return value as unknown as Manifest;
}

const PAGE_TEXTS = ['path', 'lvl0', 'language', 'version', 'docusaurus_tag'];

const isPage = (page: unknown): page is Record<string, unknown> =>
  isObject(page) &&
  PAGE_TEXTS.every((key) => typeof page[key] === 'string') &&
  Number.isInteger(page.sections);

function readRowsFile(value: unknown, sections: number): RowsFile {
  const isColumn = (column: unknown): boolean =>
    Array.isArray(column) &&
    column.length === sections &&
    column.every((text) => typeof text === 'string');
  if (
    !isObject(value) ||
    typeof value.site !== 'string' ||
    typeof value.levels !== 'string' ||
    typeof value.letters !== 'string' ||
    typeof value.words !== 'string' ||
    !/^[1-6]*$/.test(value.levels) ||
    value.levels.length !== sections ||
    ![value.anchors, value.headings, value.texts, value.codes].every(isColumn) ||
    !Array.isArray(value.pages) ||
    !value.pages.every(isPage) ||
    value.pages.reduce((sum, page) => sum + (page.sections as number), 0) !== sections
  ) {
    throw new Error('The sections of the search index are damaged.');
  }
  return unpackRows(value as unknown as PackedRows);
}

function readIndexFile(value: unknown): IndexFile {
  const parts = ['words', 'counts', 'gaps', 'impacts'];
  if (
    !isObject(value) ||
    !Number.isInteger(value.sections) ||
    !parts.every((part) => typeof value[part] === 'string')
  ) {
    throw new Error('The words of the search index are damaged.');
  }
  return value as unknown as IndexFile;
}

/** Gets a file as JSON. @throws naming the file, for every reason why it cannot be used */
async function fetchJson(url: URL, init: RequestInit, length?: number): Promise<unknown> {
  const name = url.pathname;
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new Error(`${name} cannot be fetched.`, {cause});
  });
  if (!response.ok) {
    throw new Error(`${name} cannot be fetched: status ${response.status}.`);
  }
  const text = await response.text().catch((cause: unknown) => {
    throw new Error(`${name} broke off.`, {cause});
  });
  if (length !== undefined && text.length !== length) {
    throw new Error(`${name} has ${text.length} characters instead of ${length}.`);
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${name} is no JSON; was the site built?`, {cause});
  }
}

/**
 * Fetches the index of the site and opens it. The manifest is always asked for anew, so that a page
 * which is open since before the last deployment finds the files that are there now.
 *
 * @param manifestUrl absolute
 * @throws Error that tells which file is missing, cut off, damaged, or of another format
 */
export async function loadEngine(manifestUrl: string): Promise<SearchEngine> {
  const base = new URL(manifestUrl);
  const manifest = readManifest(await fetchJson(base, {cache: 'no-cache'}));
  const [rows, index] = await Promise.all(
    [manifest.rows, manifest.index].map(({name, length}) =>
      fetchJson(new URL(name, base), {}, length),
    ),
  );
  return createEngine(readRowsFile(rows, manifest.sections), readIndexFile(index));
}

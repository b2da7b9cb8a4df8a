import {isObject} from '../json';
import {safeAddress} from '../text/address';
import type {IndexFile} from './indexing';
import {unpackTitles, type PackedTitles, type TitlesFile} from './rows';
import type {SectionText} from './texts';

/** Counts up whenever older scripts could not read what the build writes. */
export const INDEX_FORMAT = 4;

/** Digits of a file's name that are the beginning of the SHA-256 of its bytes, in hexadecimal. */
export const HASH_DIGITS = 8;

/** A file beside the index; its name changes with its content. */
export interface TextsFile {
  /** `texts.0123abcd.json` */
  name: string;
  /** Characters of its text: fewer have come when a transfer was cut off. */
  length: number;
}

/**
 * What `search/index.json` holds: all that it takes to find sections and to name them, in one file, since on a slow
 * line each file that names the next costs a way there and back.
 */
export interface WholeIndex {
  format: typeof INDEX_FORMAT;
  sections: number;
  titles: PackedTitles;
  words: IndexFile;
  /** The beginning of the SHA-256 of {@link hashedText}, in hexadecimal; the texts have theirs in their names. */
  hash: string;
  /** The texts of a few sections each, in their order; see ./texts. */
  texts: TextsFile[];
}

/** It, before its parts have been looked at. */
export type UnreadIndex = Omit<WholeIndex, 'titles' | 'words'> &
  Record<'titles' | 'words', unknown>;

/** What the hash of an index is of. */
export const hashedText = ({titles, words}: Pick<UnreadIndex, 'titles' | 'words'>): string =>
  JSON.stringify([titles, words]);

const NAME = new RegExp(`^\\w+\\.([0-9a-f]{${HASH_DIGITS}})\\.json$`);

/** The hash that a file's name holds. */
export const hashIn = ({name}: TextsFile): string | undefined => NAME.exec(name)?.[1];

const isFile = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.name === 'string' &&
  NAME.test(value.name) &&
  Number.isSafeInteger(value.length);

/** @throws where it is no index, or one of another format */
export function readWholeIndex(value: unknown): UnreadIndex {
  if (isObject(value) && typeof value.format === 'number' && value.format !== INDEX_FORMAT) {
    throw new Error(
      `The search index has format ${value.format}, this page reads format ${INDEX_FORMAT}. Reload the page.`,
    );
  }
  if (
    !isObject(value) ||
    value.format !== INDEX_FORMAT ||
    !Number.isInteger(value.sections) ||
    typeof value.hash !== 'string' ||
    !Array.isArray(value.texts) ||
    !value.texts.every(isFile)
  ) {
    throw new Error('The search index is damaged.');
  }
  return value as unknown as UnreadIndex;
}

const PAGE_TEXTS = ['path', 'lvl0', 'language', 'version', 'docusaurus_tag'];

const isPage = (page: unknown, site: string): page is Record<string, unknown> =>
  isObject(page) &&
  PAGE_TEXTS.every((key) => typeof page[key] === 'string') &&
  Number.isSafeInteger(page.sections) &&
  (page.sections as number) >= 0 &&
  String(page.path).startsWith('/') &&
  safeAddress(page.path, site) !== undefined;

/** @param sections how many the index promises @throws where something is missing or of another kind */
export function readTitlesFile(value: unknown, sections: number): TitlesFile {
  const isColumn = (column: unknown): boolean =>
    Array.isArray(column) &&
    column.length === sections &&
    column.every((text) => typeof text === 'string');
  const site = isObject(value) ? value.site : undefined;
  if (
    !isObject(value) ||
    typeof site !== 'string' ||
    safeAddress(site, site) !== '/' ||
    typeof value.levels !== 'string' ||
    !/^[1-6]*$/.test(value.levels) ||
    value.levels.length !== sections ||
    ![value.anchors, value.headings].every(isColumn) ||
    !Array.isArray(value.pages) ||
    !value.pages.every((page) => isPage(page, site)) ||
    value.pages.reduce((sum, page) => sum + (page.sections as number), 0) !== sections
  ) {
    throw new Error('The sections of the search index are damaged.');
  }
  return unpackTitles(value as unknown as PackedTitles);
}

/** @throws where something is missing or of another kind */
export function readIndexFile(value: unknown): IndexFile {
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

/** @param sections how many the file has to hold @throws where something is missing or of another kind */
export function readTextsFile(value: unknown, sections: number): SectionText[] {
  const isText = (one: unknown): boolean =>
    isObject(one) &&
    typeof one.text === 'string' &&
    typeof one.code === 'string' &&
    /^(string|undefined)$/.test(typeof one.also);
  if (!Array.isArray(value) || value.length !== sections || !value.every(isText)) {
    throw new Error('The texts of the search index are damaged.');
  }
  return value as SectionText[];
}

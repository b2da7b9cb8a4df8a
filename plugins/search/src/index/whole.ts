import {isObject} from '../types';
import type {IndexFile} from './indexing';
import type {TitlesFile} from './stored';
import type {SectionText} from './texts';

/** Counts up whenever older scripts could not read what the build writes. */
export const INDEX_FORMAT = 7;

/**
 * What `search/index.json` holds: all that it takes to find sections and to name them, in one file, since on a slow
 * line each file that names the next costs a way there and back.
 */
export interface WholeIndex {
  format: typeof INDEX_FORMAT;
  sections: number;
  titles: TitlesFile;
  words: IndexFile;
  /** Names of files beside it, which change with their content: the texts of a few sections each, in their order. */
  texts: string[];
}

/**
 * Is it an index that this script can read? Whatever else is wrong with one shows where it is read: searching then fails.
 * @throws where it is none, or one of another format
 */
export function readWholeIndex(value: unknown): WholeIndex {
  const format = isObject(value) ? value.format : undefined;
  if (format !== INDEX_FORMAT) {
    throw new Error(
      typeof format === 'number'
        ? `The search index has format ${format}, this page reads format ${INDEX_FORMAT}. Reload the page.`
        : 'The search index is damaged.',
    );
  }
  return value as WholeIndex;
}

/** @param sections how many the file has to hold @throws where it holds others */
export function readTextsFile(value: unknown, sections: number): SectionText[] {
  if (!Array.isArray(value) || value.length !== sections || !value.every(isObject)) {
    throw new Error('The texts of the search index are damaged.');
  }
  return value as unknown[] as SectionText[];
}

import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import {LOCALE} from '../../src/site/env';

/** Where a page leads, and where one can lead to within it. */
export interface PageRecord {
  /** Path from the site's folder, with slashes. */
  file: string;
  links: {url: string; line: number}[];
  anchors: string[];
  /** Takes in other files, whose anchors nobody has recorded. */
  isOpen: boolean;
}

const placeOf = (siteDir: string, file: string): string =>
  path.join(
    siteDir,
    GENERATED_FILES_DIR_NAME,
    'page-records',
    // Each language has its own cache of pages, whose links lead to its own.
    LOCALE,
    `${createHash('sha256').update(file).digest('hex').slice(0, 16)}.json`,
  );

/**
 * Keeps what was found in a page. On disk, because the bundler does not compile a page again that it
 * has in its cache.
 */
export function writeRecord(siteDir: string, record: PageRecord): void {
  const place = placeOf(siteDir, record.file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(place, JSON.stringify(record));
}

/** @returns `undefined` for a page that was never compiled */
export function readRecord(siteDir: string, file: string): PageRecord | undefined {
  const place = placeOf(siteDir, file);
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as PageRecord) : undefined;
}

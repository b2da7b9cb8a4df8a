/**
 * What readers call sections that say it in other words. It stands beside the pages, in `keywords/*.yml` of the site: by the
 * page's file, and the section's anchor.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {didYouMean} from '@collektive/problems';
import {parse} from 'yaml';
import type {StoredPage} from '../index/stored';

/** Words by the anchor of the section. */
export type SectionKeywords = Record<string, readonly string[]>;

/** The words of a page's sections, and where they stand. */
export interface KeywordSource {
  /** The file that they stand in, from the project's root. */
  file: string;
  /** The page's own, which is how it is named there. */
  page: string;
  keywords: SectionKeywords;
}

/** What content plugins know of a page that was written in Markdown. */
interface Written {
  permalink: string;
  source: string;
}

const FOLDER = 'keywords';
const ALIAS = '@site/';

/** All words of sections. @param root of the site @returns by the file of the page */
export function readKeywords(root: string): Map<string, KeywordSource> {
  const folder = path.join(root, FOLDER);
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.yml'))
    : [];
  return new Map(
    files.sort().flatMap((name) => {
      const file = `${FOLDER}/${name}`;
      const pages = parse(readFileSync(path.join(folder, name), 'utf8')) as Record<
        string,
        SectionKeywords
      >;
      return Object.entries(pages).map(
        ([page, keywords]) => [page, {file, page, keywords}] as const,
      );
    }),
  );
}

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && 'permalink' in value && 'source' in value;

/** An address as it is compared: with a slash at its end or without, as the site's settings want it. */
export const plainAddress = (address: string): string => address.replace(/\/$/, '');

/**
 * The words of the sections of all written pages, none where a page has none, by the pages' plain addresses.
 * @throws Error where they are of a page that there is not
 */
export function keywordSources(
  allContent: AllContent,
  words: ReadonlyMap<string, KeywordSource>,
): Map<string, KeywordSource> {
  interface Content {
    loadedVersions?: {docs: unknown[]}[];
    blogPosts?: {metadata: unknown}[];
  }
  const contents = Object.values(allContent).flatMap((instances) => Object.values(instances));
  const pages = (contents as (Content | unknown[] | undefined)[])
    .flatMap((content) =>
      Array.isArray(content)
        ? content
        : [
            ...(content?.loadedVersions ?? []).flatMap(({docs}) => docs),
            ...(content?.blogPosts ?? []).map(({metadata}) => metadata),
          ],
    )
    .filter(isWritten)
    .map(({permalink, source}) => ({
      address: plainAddress(permalink),
      page: source.replace(ALIAS, ''),
    }));
  const known = pages.map(({page}) => page);
  const gone = [...words.values()].filter(({page}) => !known.includes(page));
  if (gone.length > 0) {
    throw new Error(
      gone
        .map(
          ({file, page}) =>
            `${file}: there is no page ${page}.${didYouMean(page, known)} Correct its name, or take it out`,
        )
        .join('\n'),
    );
  }
  return new Map(
    pages.map(({address, page}) => [
      address,
      words.get(page) ?? {file: `${FOLDER}/`, page, keywords: {}},
    ]),
  );
}

/** Sentences about words of sections that a page does not have: they move, and get other names. */
export function strayKeywords(
  {file, page, keywords}: KeywordSource,
  {rows}: Pick<StoredPage, 'rows'>,
): string[] {
  const anchors = rows.map(([, anchor]) => anchor).filter(Boolean);
  return Object.keys(keywords)
    .filter((anchor) => !anchors.includes(anchor))
    .map(
      (anchor) =>
        `${file}: ${page} has no section "${anchor}".${didYouMean(anchor, anchors)} Name the anchor of one of its headings, ` +
        `such as {#${anchors[0] ?? 'section'}}, or take the line out.`,
    );
}

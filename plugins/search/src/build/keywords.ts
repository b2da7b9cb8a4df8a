/** What readers call sections that say it in other words: `section_keywords` in a page's frontmatter. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {didYouMean} from '@collektive/problems';
import type {StoredPage} from '../index/stored';

/** Words by the anchor of the section. */
export type SectionKeywords = Record<string, readonly string[]>;

/** Where the keywords of a page's sections stand. */
export interface KeywordSource {
  /** From the project's root. */
  file: string;
  keywords: SectionKeywords;
}

/** What content plugins know of a page that was written in Markdown. */
interface Written {
  permalink: string;
  source: string;
  frontMatter: {section_keywords?: SectionKeywords};
}

const ALIAS = '@site/';

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && 'permalink' in value && 'frontMatter' in value;

/** An address as it is compared: with a slash at its end or without, as the site's settings want it. */
export const plainAddress = (address: string): string => address.replace(/\/$/, '');

/** Where keywords of sections stand, or would, by the plain addresses of the pages. */
export function keywordSources(allContent: AllContent): Map<string, KeywordSource> {
  interface Content {
    loadedVersions?: {docs: unknown[]}[];
    blogPosts?: {metadata: unknown}[];
  }
  const contents = Object.values(allContent).flatMap((instances) => Object.values(instances));
  const pages = (contents as (Content | unknown[] | undefined)[]).flatMap((content) =>
    Array.isArray(content)
      ? content
      : [
          ...(content?.loadedVersions ?? []).flatMap(({docs}) => docs),
          ...(content?.blogPosts ?? []).map(({metadata}) => metadata),
        ],
  );
  return new Map(
    pages
      .filter(isWritten)
      .map(({permalink, source, frontMatter: {section_keywords: keywords = {}}}) => [
        plainAddress(permalink),
        {file: source.replace(ALIAS, ''), keywords},
      ]),
  );
}

/** Sentences about keywords of sections that a page does not have: they move, and get other names. */
export function strayKeywords(
  {file, keywords}: KeywordSource,
  {rows}: StoredPage,
  root: string,
): string[] {
  const anchors = rows.map(([, anchor]) => anchor).filter(Boolean);
  const source = path.join(root, file);
  const lines = existsSync(source) ? readFileSync(source, 'utf8').split('\n') : [];
  return Object.keys(keywords)
    .filter((anchor) => !anchors.includes(anchor))
    .map((anchor) => {
      const line = lines.findIndex((text) => text.trim().startsWith(`${anchor}:`)) + 1;
      return (
        `${file}:${line || 1}: "section_keywords" names the section "${anchor}", which the page does not have.` +
        `${didYouMean(anchor, anchors)} Name the anchor of one of its headings, such as {#${anchors[0] ?? 'section'}}, ` +
        'or take the line out.'
      );
    });
}

/** What a page's parts add, and what posts end with: nobody looks for these by words of their own. */
const PARTS = new Set(['recap', 'next-steps', 'prerequisites', 'learn', 'what-to-read-next']);

/** Is a heading a name, or names, of which one is its address? It is found by that. */
const isName = (heading: string, anchor: string): boolean =>
  heading.toLowerCase().split(', ').includes(anchor.toLowerCase());

/** Addresses of chapters, headings of the second level with a text of their own, that readers have no words for. */
export const bareChapters = ({keywords}: KeywordSource, {path: page, rows}: StoredPage): string[] =>
  rows
    .filter(([level, anchor, , text, code]) => level === 2 && anchor && (text || code))
    .filter(([, anchor, heading]) => !PARTS.has(anchor) && !isName(heading, anchor))
    .filter(([, anchor]) => !keywords[anchor])
    .map(([, anchor]) => `${page}#${anchor}`);

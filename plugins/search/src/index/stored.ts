import {HIERARCHY_LEVELS, hierarchyOf, type Hierarchy, type HitType} from '../types';

/** A section as stored: heading level, anchor, heading, text, code; empty strings where it has none. */
export type StoredRow = [
  level: number,
  anchor: string,
  heading: string,
  text: string,
  code: string,
];

/** What is known of a page. */
interface Page {
  /** Below the site's origin, base URL included. */
  path: string;
  /** What its results are grouped by: the sidebar's category, or the kind of page. */
  lvl0: string;
  language: string;
  version: string;
  docusaurus_tag: string;
  /**
   * Words that readers may look for, by the section's anchor; of the page itself, by an empty one. The index
   * is built with them, and what is stored has none.
   */
  keywords?: Readonly<Record<string, string>>;
}

/** A page as stored. The first row is the page itself, the others are its sections in their order. */
export interface StoredPage extends Page {
  rows: StoredRow[];
}

/** All that can be found on a site. */
export interface RowsFile {
  /** Origin of the site; addresses of hits begin with it. */
  site: string;
  pages: StoredPage[];
}

/** A page of which the texts may still be on their way. */
export interface TitledPage extends Page {
  rows: (readonly [level: number, anchor: string, heading: string, ...texts: string[]])[];
}

/** All that can be found on a site, by its headings: enough to rank sections and to name them. */
export interface TitlesFile {
  site: string;
  pages: TitledPage[];
}

/** A site without the texts below its headings, which come in files of their own (./texts), and without keywords, which are in the index. */
export const titlesOf = ({site, pages}: TitlesFile): TitlesFile => ({
  site,
  pages: pages.map(({keywords: _, rows, ...page}) => ({
    ...page,
    rows: rows.map(([level, anchor, heading]) => [level, anchor, heading]),
  })),
});

/** A section with all that it takes to rank and to name it. */
export interface TitleRow {
  page: TitledPage;
  /** Its place among the sections of its page, from 0. */
  at: number;
  type: Exclude<HitType, 'content'>;
  anchor: string;
  hierarchy: Hierarchy;
  heading: string;
}

/** A section with its texts. */
export interface Row extends TitleRow {
  text: string;
  code: string;
}

/** The headings of a page, each below those above it. */
function titleRowsOfPage(page: TitledPage): TitleRow[] {
  let above = hierarchyOf({lvl0: page.lvl0});
  return page.rows.map(([level, anchor, heading], at) => {
    const type = `lvl${level}` as TitleRow['type'];
    const hierarchy = {...above, [type]: heading};
    for (const deeper of HIERARCHY_LEVELS.slice(level + 1)) {
      hierarchy[deeper] = null;
    }
    above = hierarchy;
    return {page, at, type, anchor, hierarchy, heading};
  });
}

/** The sections of a page, each below its headings. */
export const rowsOfPage = (page: StoredPage): Row[] =>
  titleRowsOfPage(page).map((row, at) => {
    const [, , , text, code] = page.rows[at];
    return {...row, text, code};
  });

/** All sections; a row's number here is its number in the index. */
export const readRows = ({pages}: RowsFile): Row[] => pages.flatMap(rowsOfPage);

/** The same without texts. */
export const readTitleRows = ({pages}: TitlesFile): TitleRow[] => pages.flatMap(titleRowsOfPage);

/** Below the site's origin, anchor included. */
export const pathOfRow = ({page, anchor}: TitleRow): string =>
  anchor ? `${page.path}#${anchor}` : page.path;

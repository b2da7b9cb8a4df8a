import {
  packLines,
  packTexts,
  shorthandFor,
  unpackLines,
  unpackTexts,
  type Shorthand,
} from './packing';
import {HIERARCHY_LEVELS, hierarchyOf, type Hierarchy, type HitType} from '../types';

/** In a text, the blank before a name that a table explains. */
export const BEFORE_NAME = '\n';

/** A section as stored: heading level, anchor, heading, text, code; empty strings where it has none. */
export type StoredRow = [
  level: number,
  anchor: string,
  heading: string,
  text: string,
  code: string,
];

/** A page as stored. The first row is the page itself, the others are its sections in their order. */
export interface StoredPage {
  /** Below the site's origin, base URL included. */
  path: string;
  /** What its results are grouped by: the sidebar's category, or the kind of page. */
  lvl0: string;
  language: string;
  version: string;
  docusaurus_tag: string;
  /** Words that readers may look for and the page does not say. */
  keywords?: string;
  rows: StoredRow[];
}

/** All that can be found on a site. */
export interface RowsFile {
  /** Origin of the site; addresses of hits begin with it. */
  site: string;
  pages: StoredPage[];
}

/**
 * What `rows.<hash>.json` holds: the same by columns, since texts beside texts and programs beside
 * programs compress better, with frequent words and repeated lines of code written short.
 */
export interface PackedRows extends Shorthand {
  site: string;
  /** Pages, each with how many sections it has. */
  pages: (Omit<StoredPage, 'rows'> & {sections: number})[];
  /** A digit for each section. */
  levels: string;
  anchors: string[];
  headings: string[];
  texts: string[];
  codes: string[];
}

export function packRows({site, pages}: RowsFile): PackedRows {
  const all = pages.flatMap(({rows}) => rows);
  const headings = all.map(([, , heading]) => heading);
  const texts = all.map(([, , , text]) => text);
  const codes = packLines(all.map(([, , , , code]) => code));
  const shorthand = shorthandFor([...headings, ...texts, ...codes]);
  return {
    site,
    pages: pages.map(({rows, ...page}) => ({...page, sections: rows.length})),
    levels: all.map(([level]) => level).join(''),
    anchors: all.map(([, anchor]) => anchor),
    ...shorthand,
    headings: packTexts(headings, shorthand),
    texts: packTexts(texts, shorthand),
    codes: packTexts(codes, shorthand),
  };
}

export function unpackRows(packed: PackedRows): RowsFile {
  const {site, levels, anchors} = packed;
  const headings = unpackTexts(packed.headings, packed);
  const texts = unpackTexts(packed.texts, packed);
  const codes = unpackLines(unpackTexts(packed.codes, packed));
  let first = 0;
  const pages = packed.pages.map(({sections, ...page}): StoredPage => {
    const rows = Array.from({length: sections}, (_, at): StoredRow => {
      const row = first + at;
      return [Number(levels[row]), anchors[row], headings[row], texts[row], codes[row]];
    });
    first += sections;
    return {...page, rows};
  });
  return {site, pages};
}

/** A section with all that a hit needs. */
export interface Row {
  page: StoredPage;
  type: Exclude<HitType, 'content'>;
  anchor: string;
  hierarchy: Hierarchy;
  heading: string;
  text: string;
  code: string;
}

/** The sections of a page, each below its headings. */
export function rowsOfPage(page: StoredPage): Row[] {
  let above = hierarchyOf({lvl0: page.lvl0});
  return page.rows.map(([level, anchor, heading, text, code]) => {
    const type = `lvl${level}` as Row['type'];
    const hierarchy = {...above, [type]: heading};
    for (const deeper of HIERARCHY_LEVELS.slice(level + 1)) {
      hierarchy[deeper] = null;
    }
    above = hierarchy;
    return {page, type, anchor, hierarchy, heading, text, code};
  });
}

/** All sections; a row's number here is its number in the index. */
export const readRows = ({pages}: RowsFile): Row[] => pages.flatMap(rowsOfPage);

/** Below the site's origin, anchor included. */
export const pathOfRow = ({page, anchor}: Row): string =>
  anchor ? `${page.path}#${anchor}` : page.path;

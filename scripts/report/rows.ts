import {measure} from './measure';

export interface Written {
  /** Address below the site's. */
  path: string;
  markdown: string;
  /** Day of its last change, as 2026-07-24; nothing where it is not known. */
  changed?: string;
}

export interface Row {
  page: string;
  changed: string;
  words: number;
  ease: number;
  in: number;
  out: number;
}

export const COLUMNS = ['page', 'changed', 'words', 'ease', 'in', 'out'] as const;

export type Column = (typeof COLUMNS)[number];

/**
 * A row for each page: `in` counts pages that lead to it, `out` pages and other hosts that it leads to.
 * @param site address of the site, with the base URL
 * @param by the column that sorts, its smallest first
 */
export function rowsOf(pages: readonly Written[], site: string, by: Column): Row[] {
  const measured = pages.map((page) => {
    const {links, ...rest} = measure(page.markdown);
    return {...page, ...rest, links: links.filter((to) => to !== site + page.path)};
  });
  const rows = measured.map(({path, changed = '', words, ease, links}) => ({
    ...{page: `/${path}`, changed, words, ease, out: links.length},
    in: measured.filter((other) => other.links.includes(site + path)).length,
  }));
  const compare = (a: string | number, b: string | number): number =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  return rows.sort((a, b) => compare(a[by], b[by]) || compare(a.page, b.page));
}

/** The rows as a table of text. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [[...COLUMNS], ...rows.map((row) => COLUMNS.map((column) => String(row[column])))];
  const widths = COLUMNS.map((_, at) => Math.max(...cells.map((row) => row[at].length)));
  return cells
    .map((row) =>
      row
        .map((cell, at) => (at < 2 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
        .join('  '),
    )
    .join('\n');
}

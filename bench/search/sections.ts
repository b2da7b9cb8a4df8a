/** Sections of a site in the form in which engines that come with a tokenizer of their own are fed. */
import {pathOfRow, readRows, type RowsFile} from '@collektive/search/index';

/** What such an engine may weigh: where a word stands. The site's weights. */
export const WEIGHTS = {title: 8, heading: 5, parents: 1.5, text: 1, code: 0.6};
export type Field = keyof typeof WEIGHTS;
export const FIELDS = Object.keys(WEIGHTS) as Field[];

/** A section's texts, empty where it has none, and its address. */
export type Section = Record<Field, string> & {path: string};

export const sectionsOf = (file: RowsFile): Section[] =>
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

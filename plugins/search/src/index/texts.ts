/**
 * Texts in files of their own. What ranks sections and names them comes first and at once; their
 * texts, which only snippets are made of, are fetched for the hits that are shown. Files end where
 * pages end and hold nothing of other pages: after a deployment, browsers still have those of pages
 * that did not change.
 */
import type {RowsFile, TitledPage} from './stored';

/**
 * Sections that share a file, part of the index's format. With fewer, twenty hits take more requests
 * and the index more names; with more, they bring more texts that no hit shows.
 */
const SECTIONS_PER_FILE = 3;

/** What a section says below its heading. */
export interface SectionText {
  text: string;
  code: string;
  /** What readers call it: rows that were found by one of these words say so. */
  also?: string;
}

/** What each texts file holds: `texts.<hash>.json`. */
export const cutTexts = ({pages}: RowsFile): SectionText[][] =>
  pages.flatMap(({rows, keywords = {}}) =>
    Array.from({length: filesOf(rows.length)}, (_, file) =>
      rows
        .slice(file * SECTIONS_PER_FILE, (file + 1) * SECTIONS_PER_FILE)
        .map(([, anchor, , text, code]) => ({
          ...{text, code},
          ...(keywords[anchor] && {also: keywords[anchor]}),
        })),
    ),
  );

const filesOf = (sections: number): number => Math.ceil(sections / SECTIONS_PER_FILE);

/** Where the texts of a section are. */
export interface TextPlace {
  /** Number of the file among all texts files. */
  file: number;
  /** Sections that this file holds. */
  sections: number;
  /** The section's place in it. */
  at: number;
}

/** Where the texts of sections are. */
export interface TextPlaces {
  /** How many files all pages need. */
  files: number;
  placeOf: (section: {page: TitledPage; at: number}) => TextPlace;
}

export function placesOf(pages: readonly TitledPage[]): TextPlaces {
  const firstFiles = new Map<TitledPage, number>();
  let files = 0;
  for (const page of pages) {
    firstFiles.set(page, files);
    files += filesOf(page.rows.length);
  }
  return {
    files,
    placeOf({page, at}) {
      const file = Math.floor(at / SECTIONS_PER_FILE);
      return {
        file: firstFiles.get(page)! + file,
        sections: Math.min(SECTIONS_PER_FILE, page.rows.length - file * SECTIONS_PER_FILE),
        at: at % SECTIONS_PER_FILE,
      };
    },
  };
}

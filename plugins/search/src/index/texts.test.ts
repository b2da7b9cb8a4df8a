import {describe, expect, it} from 'vitest';
import type {RowsFile, StoredPage, StoredRow} from './stored';
import {cutTexts, placesOf} from './texts';

/** A site whose pages have these numbers of sections; each text says where it stands. */
const siteOf = (...sections: number[]): RowsFile => ({
  site: 'https://site.test',
  pages: sections.map((count, page): StoredPage => {
    const rowOf = (_: unknown, at: number): StoredRow => [1, '', '', `text ${page} ${at}`, `${at}`];
    return {
      path: `/${page}/`,
      lvl0: '',
      language: 'en',
      version: '',
      docusaurus_tag: '',
      rows: Array.from({length: count}, rowOf),
    };
  }),
});

describe('texts in files', () => {
  it('S11 every section finds its own', () => {
    const site = siteOf(1, 4, 0, 5, 13);
    const files = cutTexts(site);
    const {files: count, placeOf} = placesOf(site.pages);
    expect(files).toHaveLength(count);
    site.pages.forEach((page, number) =>
      page.rows.forEach((_, at) => {
        const place = placeOf({page, at});
        expect(files[place.file]).toHaveLength(place.sections);
        expect(files[place.file][place.at]).toEqual({text: `text ${number} ${at}`, code: `${at}`});
      }),
    );
  });

  it('S11 another page changes no file of this one', () => {
    const [before, after] = [siteOf(7, 3), siteOf(9, 3)].map(cutTexts);
    expect(after.slice(-1)).toEqual(before.slice(-1));
  });
});

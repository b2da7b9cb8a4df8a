import {pathOfRow, rowsOfPage, type Row, type RowsFile} from '../index/stored';
import type {SearchRecord} from '../types';

/** Longest text of a record, in bytes; the provider takes 10 kB with all the rest. */
const MAX_CONTENT_BYTES = 8_000;

/** What headings are worth, from the page's title on down; text is worth nothing by itself. */
const levelWeight = (type: Row['type']): number => 100 - 10 * (Number(type.slice(3)) - 1);

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Splits a text between words into parts that fit into a record. */
export function splitContent(text: string): string[] {
  if (bytesOf(text) <= MAX_CONTENT_BYTES) {
    return text ? [text] : [];
  }
  const parts: string[] = [];
  for (const word of text.split(' ')) {
    const longer = parts.length > 0 ? `${parts.at(-1)} ${word}` : word;
    if (parts.length > 0 && bytesOf(longer) <= MAX_CONTENT_BYTES) {
      parts[parts.length - 1] = longer;
    } else {
      parts.push(word);
    }
  }
  return parts;
}

/**
 * What the hosted index is fed with: for each section its heading, and its text where it has one.
 * Their ids are the same in every build and the same as those of the embedded engine's hits.
 */
export function recordsOf({site, pages}: RowsFile): SearchRecord[] {
  return pages.flatMap((page) =>
    rowsOfPage(page).flatMap((row, position): SearchRecord[] => {
      const path = pathOfRow(row);
      const shared = {
        url: site + path,
        url_without_anchor: site + page.path,
        anchor: row.anchor || null,
        hierarchy: row.hierarchy,
        language: page.language,
        version: page.version,
        docusaurus_tag: page.docusaurus_tag,
      };
      const heading: SearchRecord = {
        objectID: `${row.type}:${path}`,
        type: row.type,
        content: null,
        ...shared,
        weight: {pageRank: 0, level: levelWeight(row.type), position},
      };
      const texts = splitContent(row.text).map((content, part): SearchRecord => ({
        objectID: `content:${path}${part === 0 ? '' : `~${part + 1}`}`,
        type: 'content',
        content,
        ...shared,
        weight: {pageRank: 0, level: 0, position},
      }));
      return [heading, ...texts];
    }),
  );
}

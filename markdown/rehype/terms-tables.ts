import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** What a phone has for a table, in CSS pixels. */
const ROOM = 356;
/** A column takes as much at least, and what stands on both sides of its words. */
const COLUMN = {least: 100, padding: 16};
/** Of a letter of code; others are narrower. */
const LETTER = 8.5;
/** More columns are compared by row and column, and stay a table; one more where each row is of a name. */
const MOST_COLUMNS = 3;

const elementsOf = (parent: Element, ...names: string[]): Element[] =>
  parent.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

/** Cells, by row; the first row is the head. */
const rowsOf = (table: Element): Element[][] =>
  elementsOf(table, 'thead', 'tbody')
    .flatMap((part) => elementsOf(part, 'tr'))
    .map((row) => elementsOf(row, 'th', 'td'));

/** Is there code in a cell, maybe within a link? */
function isName(cell: Element): boolean {
  let found = false;
  visit(cell, 'element', ({tagName}) => {
    found ||= tagName === 'code';
  });
  return found;
}

/** Width of the longest word of a column, which is not broken. */
function widthOf(cells: readonly Element[]): number {
  const words = cells.flatMap((cell) => toString(cell).split(/\s+/));
  const longest = Math.max(...words.map((word) => word.length));
  return Math.max(COLUMN.least, longest * LETTER + COLUMN.padding);
}

/**
 * Rehype plugin: a table that a phone would cut off, and one of names and what is said of them, are rows of terms
 * there: `terms` is their class, and cells that would lose their head are labelled with it.
 */
export default function termsTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table) => {
      const [head, ...rows] = table.tagName === 'table' ? rowsOf(table) : [];
      if (!head) {
        return;
      }
      const isOfNames = rows.every(([name]) => isName(name));
      if (head.length > MOST_COLUMNS + Number(isOfNames)) {
        return;
      }
      const isPairs = head.length === 2 && rows.some(([name]) => isName(name));
      const width = head
        .map((_, at) => widthOf(rows.map((row) => row[at])))
        .reduce((sum, one) => sum + one, 0);
      if (!isPairs && width <= ROOM) {
        return;
      }
      table.properties.className = ['terms'];
      if (head.length >= MOST_COLUMNS) {
        for (const row of rows) {
          row.slice(1).forEach((cell, at) => {
            cell.properties.dataLabel = toString(head[at + 1]);
          });
        }
      }
    });
  };
}

/** Cuts a page into sections, and reads off each its text and its code. */
import type {Element, Nodes} from 'hast';
import type {StoredRow} from '../index/stored';
import {classesOf, collapse, INLINE, isCode, isDropped, isElement, textOf} from './text';

/** Between cells, and after a row of a table until spaces are collapsed: a snippet must not run them together. */
const CELL_ENDS = ' · ';
const ROW_ENDS = '\uE001';

/** @returns a section's text in one line */
export const collapseText = (text: string): string =>
  collapse(text)
    .replace(/[.,:;]? ?\uE001 ?/g, '; ')
    .trim();

/** Lines of a program that name something; of what it printed, those that are sentences, as errors are. */
const NAMES_SOMETHING = /\p{L}{2}/u;
const IS_SENTENCE = /(\p{L}{2,}:? ){3}\p{L}{2}/u;

/** Lines of code that most programs of a page have. */
const IMPORT = /^\s*(import|package) /;

/** Below a page's title: how long it takes to read. */
const READING_TIME = /^\s*\d+ min\b/;

/** No text, as its place tells: the values that a figure draws, as a table; how long a page takes to read. */
const isAside = (node: Element, parent: string): boolean =>
  (parent === 'figure' && node.tagName === 'details') ||
  (parent === 'header' && node.tagName === 'p' && READING_TIME.test(textOf(node, false)));

const isCell = (node: Nodes): boolean => isElement(node) && /^t[dh]$/.test(node.tagName);

/** Cuts the content of a page into sections, at each heading that has an address. */
export class Sections {
  readonly rows: StoredRow[];
  private readonly anchors = new Set<string>();
  private readonly lines = new Set<string>();

  constructor(title: string) {
    this.rows = [[1, '', title, '', '']];
  }

  /**
   * The lines of a program, or of what it printed. Of what programs of a page repeat, imports and
   * error messages, the first is kept.
   */
  private codeOf(code: Element, isOutput: boolean): string {
    return textOf(code, true)
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => (isOutput ? IS_SENTENCE : NAMES_SOMETHING).test(line))
      .filter((line) => !(isOutput || IMPORT.test(line)) || this.isFirst(line))
      .join('\n');
  }

  private isFirst(line: string): boolean {
    return !this.lines.has(line) && !!this.lines.add(line);
  }

  private add(field: 3 | 4, text: string, joint: string): void {
    const row = this.rows.at(-1)!;
    row[field] = row[field] && text ? row[field] + joint + text : row[field] || text;
  }

  /**
   * Takes in a node.
   *
   * @param isLink within links, headings belong to other pages
   * @param isOutput what a program printed
   */
  walk(node: Nodes, isLink = false, isOutput = false): void {
    if (!isElement(node)) {
      if (node.type === 'text') {
        this.add(3, node.value, '');
      } else if ('children' in node) {
        node.children.forEach((child) => this.walk(child, isLink, isOutput));
      }
      return;
    }
    if (isDropped(node)) {
      return;
    }
    const {tagName, properties, children} = node;
    if (isCode(node)) {
      this.add(4, this.codeOf(node, isOutput), '\n');
      this.add(3, ' ', '');
    } else if (tagName === 'h1') {
      return;
    } else if (/^h[2-6]$/.test(tagName) && !isLink && this.isNew(properties.id)) {
      this.rows.push([
        Number(tagName[1]),
        properties.id as string,
        collapse(textOf(node, false)),
        '',
        '',
      ]);
    } else {
      const space = INLINE.has(tagName) ? '' : ' ';
      const link = isLink || tagName === 'a';
      const output = isOutput || classesOf(node).includes('sample-output');
      this.add(3, space, '');
      children.forEach((child, at) => {
        if (!(isElement(child) && isAside(child, tagName))) {
          this.walk(child, link, output);
        }
        if (isCell(child) && children.slice(at + 1).some(isCell)) {
          this.add(3, CELL_ENDS, '');
        }
      });
      this.add(3, tagName === 'tr' ? ROW_ENDS : space, '');
      if (tagName === 'table') {
        const row = this.rows.at(-1)!;
        row[3] = row[3].replace(/\uE001\s*$/, ' ');
      }
    }
  }

  private isNew(id: unknown): boolean {
    return typeof id === 'string' && id !== '' && !this.anchors.has(id) && !!this.anchors.add(id);
  }
}

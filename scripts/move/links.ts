/** Mends what leads to a page that moves or goes: links by file, and addresses. */
import path from 'node:path';
import {SITE_URL} from '../../src/site/env';

/** A page that moves, or goes. */
export interface Change {
  /** Its place below docs/: `how-to/elect-a-leader`. */
  id: string;
  /** Its file, from the project's folder. */
  file: string;
  /** Where its readers are led from now on; nowhere if a page goes and none stands in for it. */
  to?: {id: string; file: string};
  /** Has the page in its place this anchor? `#bound` */
  keeps: (anchor: string) => boolean;
}

/** Files of the project by path, with what they say. */
export type Tree = ReadonlyMap<string, string>;

/** What comes before the target of a link by file, in Markdown, JSX and imports. */
const BEFORE = String.raw`(?:\]\(|^\[[^\]]+\]:[ ]*|\b(?:href|to|src)="|\bfrom ['"]|\bimport ['"]|\brequire\(['"])`;
const FILE_LINK = new RegExp(String.raw`(${BEFORE})([\w.][^\s"'()#?:]*)(#[\w-]+)?`, 'gm');
const WORDS = String.raw`\[([^\][]*)\]`;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

/** What a link calls a file: `../how-to/a.mdx`. */
function linkTo(file: string, from: string): string {
  const link = path.posix.relative(path.posix.dirname(from), file);
  return link.startsWith('.') ? link : `./${link}`;
}

/**
 * Text whose links by file lead where they led before.
 * @param was the file of the text, and `is` where that will be
 */
function mendFileLinks(text: string, was: string, is: string, change: Change, tree: Tree): string {
  return text.replace(FILE_LINK, (whole, before: string, link: string, anchor: string = '') => {
    const file = path.posix.join(path.posix.dirname(was), link);
    if (file === change.file && change.to) {
      return before + linkTo(change.to.file, is) + (change.keeps(anchor) ? anchor : '');
    }
    const isMoved = path.posix.dirname(was) !== path.posix.dirname(is);
    return isMoved && ENDINGS.some((ending) => tree.has(file + ending))
      ? before + linkTo(file, is) + anchor
      : whole;
  });
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `docs/a/b` in addresses and paths, but not those of other hosts, nor of pages whose name begins alike. */
const placeOf = (id: string): string =>
  String.raw`(?<!https?:\/\/(?!${escaped(new URL(SITE_URL).host)})[^\s"'\`)]*)(?<![\w-])docs\/${escaped(id)}(?![\w-]|\/\w)`;

/** Does a text speak of the page, by address or by path? */
export const speaksOf = (text: string, id: string): boolean => new RegExp(placeOf(id)).test(text);

/** Text with the new address, or path, in place of the old one. */
export function mendAddresses(text: string, {id, to, keeps}: Change): string {
  return to
    ? text.replace(
        new RegExp(String.raw`${placeOf(id)}(\.mdx?)?(\/?)(#[\w-]+)?`, 'g'),
        (_, ending: string | undefined, slash: string, anchor: string = '') =>
          `docs/${to.id}${ending ? path.posix.extname(to.file) : ''}${slash}${keeps(anchor) ? anchor : ''}`,
      )
    : text;
}

/** Markdown in which links to a page that goes are words, and items of a list that begin with one are out. */
function withoutLinks(text: string, file: string, {id, file: gone}: Change): string {
  const link = linkTo(gone, file);
  const targets = [link, link.replace(/^\.\//, '')];
  const target = String.raw`\((?:${targets.map(escaped).join('|')}|\/docs\/${escaped(id)}\/?)(?:#[\w-]+)?\)`;
  return text
    .replace(new RegExp(String.raw`^[-*] ${WORDS}${target}: .*\n`, 'gm'), '')
    .replace(new RegExp(WORDS + target, 'g'), '$1');
}

/** @param is where the text's file `was` will be */
export function mend(text: string, was: string, is: string, change: Change, tree: Tree): string {
  if (!isMarkdown(was)) {
    return mendAddresses(text, change);
  }
  // No page links to itself.
  const goes = !change.to || was === change.to.file;
  const linked = goes ? withoutLinks(text, was, change) : text;
  return mendAddresses(mendFileLinks(linked, was, is, change, tree), change);
}

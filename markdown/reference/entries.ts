import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../text';
import {PACKAGES, REFERENCE} from './pages';

/** A name that a page of the reference explains. */
export interface Entry {
  /** As the heading has it: `distanceTo`, or of a member `Field.map`. */
  name: string;
  /** The document, by its name without ending. */
  page: string;
  /** Of the heading, where several names share an entry. */
  heading: string;
  /** What it is, in a sentence: the first of the entry, without marks. */
  summary: string;
  /** The parameters that it explains, of all names of its heading. */
  parameters: readonly string[];
  line: number;
}

/** A point of a list that explains parameters: their names as code, a colon, and what they mean. */
const PARAMETER = /^- ((?:`\w+`(?:, )?)+): /;

/** A heading of an entry: one or more names as code, and nothing else. */
const HEADING = /^(#{2,3}) (`[^`]+`(?:, `[^`]+`)*)$/;

/** `a`, `b`: names as code, one after another. */
const namesIn = (codes: string): string[] =>
  codes
    .split(', ')
    .map((name) => name.slice(1, -1))
    .filter(Boolean);

/** The names of a heading; none for one that is no entry. */
export const namesOf = (line: string): string[] => namesIn(HEADING.exec(line)?.[2] ?? '');

/** Markdown without links, terms and emphasis; code stays between backticks. */
const plain = (markdown: string): string =>
  markdown
    .split('`')
    .map((part, index) =>
      index % 2
        ? `\`${part}\``
        : part
            .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
            .replace(/<\/?[A-Z][^>]*>/g, '')
            .replace(/\*\*|__/g, ''),
    )
    .join('');

/** The first sentence of the text. */
const sentence = (text: string): string => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;

/** @returns the entries of a page, in its order */
export function entriesOf(page: string, source: string): Entry[] {
  let isCode = false;
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    isCode = line.startsWith('```') ? !isCode : isCode;
    const names = isCode ? [] : namesOf(line);
    if (names.length === 0) {
      return [];
    }
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((next) => /^#{2,3} /.test(next));
    const own = end < 0 ? rest : rest.slice(0, end);
    const parameters = own.flatMap((next) => namesIn(PARAMETER.exec(next)?.[1] ?? ''));
    const summary = sentence(plain(own.find((next) => next.trim() !== '') ?? ''));
    return names.map((name) => ({
      ...{name, page, heading: names[0], summary, parameters},
      line: index + 1,
    }));
  });
}

const kept = new Map<string, {changed: number; entries: Entry[]}>();

/** All entries of the reference, in the order of its pages. @param siteDir where the site is */
export function readEntries(siteDir: string): Entry[] {
  const folder = path.join(siteDir, REFERENCE);
  // A site may do without a reference.
  return (existsSync(folder) ? readdirSync(folder) : [])
    .map((file) => path.parse(file))
    .filter(({name}) => name in PACKAGES)
    .flatMap(({name, base}) => {
      const file = path.join(folder, base);
      const changed = statSync(file).mtimeMs;
      if (kept.get(file)?.changed !== changed) {
        kept.set(file, {changed, entries: entriesOf(name, readText(file))});
      }
      return kept.get(file)!.entries;
    });
}

/** The anchor of a name on its page: the name, with a dash for the dot, which the framework takes out. */
export const anchorOf = (name: string): string => name.replace('.', '-');

/** Where an entry is: at its heading, which the framework knows of. Each of its names has an anchor as well. */
export const addressOf = ({page, heading}: Entry): string =>
  `/${REFERENCE}/${page}/#${anchorOf(heading)}`;

/**
 * Figures in prose and tables that come from a run, held against its record.
 *
 * A comment names the runs, and with `given` the numbers that are not theirs:
 * `{/* figures: CutInTwo.kt#global:5, CutInTwo.kt#bounded; given: 6, 110 *\/}`. A number after an output
 * is a line of it; a file without an output is the source itself, with what goes into a run. The
 * comment speaks of the table or the paragraph after it.
 */
import {didYouMean} from '@collektive/problems';
import {recordAgain} from './commands';
import {findSample} from './find';
import type {Tree} from './tree';

/** `File.kt#output`, with `:3` its third line alone, or `File.kt` for what went into the run. */
const RUN = /^([\w/]+\.kt)(?:#([\w-]+)(?::(\d+))?)?$/;

/**
 * What a run printed, or the compiler said; of a file without an output, its source.
 * @param root the folder samples/
 * @param tree what is in it
 * @param run `File.kt#output`, `File.kt#output:3` or `File.kt`
 * @param stale whether the record of a source that has changed will do
 * @throws Error with a sentence, when there is no such output or it does not count
 */
export function recordedOutput(root: string, tree: Tree, run: string, stale = false): string {
  const [, file, name, row] = RUN.exec(run) ?? [];
  if (file === undefined) {
    throw new Error(`"${run}" names no run. Write File.kt#output`);
  }
  const sample = findSample(root, tree, file);
  if (sample.stale !== undefined && !stale) {
    throw new Error(`the sample ${sample.path} ${sample.stale}. ${recordAgain(sample.path)}`);
  }
  if (name === undefined) {
    return sample.source;
  }
  const texts = {...sample.recording?.diagnostics, ...sample.recording?.outputs};
  if (texts[name] === undefined) {
    const names = Object.keys(texts);
    throw new Error(
      `the record of ${sample.path} has no output "${name}" (it has: ${names.join(', ') || 'none'}).${didYouMean(name, names)}`,
    );
  }
  return row === undefined ? texts[name] : rowOf(texts[name], Number(row), run);
}

function rowOf(text: string, row: number, run: string): string {
  const rows = text.split('\n');
  if (!rows[row - 1]) {
    throw new Error(`${run}: the output has ${rows.length} lines`);
  }
  return rows[row - 1];
}

export interface Figures {
  runs: string[];
  given: string[];
}

const COMMENT = /^\{\/\* figures: (.*?)(?:; given: (.*?))? \*\/\}$/;

/** @returns what a line that names runs says, `undefined` for any other */
export function readFigures(line: string): Figures | undefined {
  const [, runs, given] = COMMENT.exec(line.trim()) ?? [];
  return runs === undefined
    ? undefined
    : {runs: runs.split(/,\s*/), given: given ? given.split(/,\s*/) : []};
}

/** A number in prose. Thousands may have commas. */
const NUMBER = /(?<![\w.#{-])-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?!\w)|∞/g;
/** The same in a table or an output, with the words that stand for one there. */
const FIGURE =
  /(?<![\w.#{-])-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?!\w)|∞|\bInfinity\b|\binfinity\b|\bnever\b/g;

const plain = (figure: string): string =>
  /^(infinity|∞)$/i.test(figure)
    ? '∞'
    : figure === 'never'
      ? figure
      : String(Number(figure.replaceAll(',', '')));

const figuresIn = (text: string): string[] => (text.match(FIGURE) ?? []).map(plain);

/** The names of devices: figures are what these say. */
const DEVICES = /\bdevices? \d+(?:(?:,| and|, and| to| or) \d+)*/gi;

/** Prose without what is no figure in it: names, code, addresses of links, tags, line numbers of steps. */
export const bare = (text: string): string =>
  text
    .replace(DEVICES, ' device ')
    .replace(/`[^`]*`/g, ' code ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]*>/g, '')
    .replace(/\{[^}]*\}/g, '');

/** What may stand between the figures of one row: "2, 4, and only then 5". */
const BETWEEN = /^(?:,|;|\s|and|then|only)*$/;

/** Figures that are listed one after the other, as rows; one alone is a row of one. */
function rowsIn(text: string): string[][] {
  const rows: string[][] = [];
  let end = -1;
  for (const {0: figure, index} of text.matchAll(NUMBER)) {
    if (end >= 0 && BETWEEN.test(text.slice(end, index))) {
      rows.at(-1)!.push(plain(figure));
    } else {
      rows.push([plain(figure)]);
    }
    end = index + figure.length;
  }
  return rows;
}

const holds = (line: string[], row: string[]): boolean =>
  line.some((_, start) => row.every((figure, k) => line[start + k] === figure));

/** The lines of an output, and its columns where lines have the same number of figures. */
function linesOf(output: string): string[][] {
  const lines = output.split('\n').map((line) => figuresIn(line.replace(/^[^[\]]*: /, '')));
  const labelled = output.split('\n').map(figuresIn);
  const longest = Math.max(...lines.map(({length}) => length));
  const columns = Array.from({length: longest}, (_, k) => lines.flatMap((line) => line[k] ?? []));
  return [...labelled, ...lines, ...columns];
}

/**
 * Figures of a paragraph that no run has: figures that are listed have to stand one after the other
 * in a line or a column of an output, one alone anywhere in it.
 * @returns a sentence for each
 */
export function paragraphFaults(text: string, {runs, given}: Figures, outputs: string[]): string[] {
  const lines = outputs.flatMap(linesOf);
  const free = given.map(plain);
  return rowsIn(bare(text))
    .filter((row) => !row.every((figure) => free.includes(figure)))
    .filter((row) => !lines.some((line) => holds(line, row)))
    .map(
      (row) =>
        `${row.join(', ')}: no line or column of ${runs.join(' and ')} has that. It has ${shown(outputs)}`,
    );
}

const MOST_SHOWN = 400;

function shown(outputs: string[]): string {
  const words = outputs.join('\n');
  return `\n${(words.length > MOST_SHOWN ? `${words.slice(0, MOST_SHOWN)}…` : words).replace(/^/gm, '    ')}`;
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const label = (cell: string): string => cell.replaceAll('`', '').replace(':', ',').trim();

/** What an output says under a label: a line `label: …`, or the lines after a line `label:`. */
function sayings(output: string, wanted: string): {heads: string[]; figures: string[]} | undefined {
  const lines = output.split('\n');
  const named = (line: string): string => line.split(/: ?/, 1)[0];
  const fits = (name: string): boolean =>
    [wanted, wanted.split(',')[0]].some((one) => name === one || name.endsWith(` ${one}`));
  const exact = lines.findIndex((line) => line.includes(':') && named(line) === wanted);
  const at =
    exact >= 0 ? exact : lines.findIndex((line) => line.includes(':') && fits(named(line)));
  if (at < 0) {
    return undefined;
  }
  const rest = lines[at].slice(named(lines[at]).length + 1);
  if (rest.trim() !== '') {
    return {heads: [], figures: figuresIn(rest)};
  }
  const next = lines.findIndex((line, k) => k > at && /:$/.test(line));
  const below = lines.slice(at + 1, next < 0 ? undefined : next);
  return {
    heads: below.map(named),
    figures: below.flatMap((line) => figuresIn(line.slice(named(line).length))),
  };
}

/**
 * Rows of a table that are not what the runs say. A row's first cell is the label of a line in each
 * output, or that of a block of lines, whose labels then are the heads of the columns; the figures of
 * the other cells are all those of the outputs, in their order.
 * @param rows head, line of dashes, rows
 * @returns a sentence for each, with the number of its row from 0
 */
export function tableFaults(
  rows: string[],
  {runs}: Figures,
  outputs: string[],
): {row: number; message: string}[] {
  const [, ...heads] = cellsOf(rows[0]);
  return rows.slice(2).flatMap((line, k) => {
    const [first, ...cells] = cellsOf(line);
    const said = outputs.map((output) => sayings(output, label(first)));
    const fault = (message: string) => [{row: k + 2, message}];
    const missing = runs.filter((_, at) => said[at] === undefined);
    if (missing.length > 0) {
      return fault(`"${first}" is not a label in ${missing.join(' and ')}`);
    }
    const order = said.flatMap((one) => one!.heads);
    if (order.length > 0 && order.join() !== heads.join()) {
      return fault(
        `the columns are ${heads.join(', ')}, and ${runs.join()} has ${order.join(', ')}`,
      );
    }
    const recorded = said.flatMap((one) => one!.figures);
    // A word such as "never" stands once in a cell for all figures of it.
    const figures = cells.flatMap(figuresIn);
    const same = figures.join() === recorded.join() || alike(figures, recorded, cells.length);
    return same
      ? []
      : fault(`${figures.join(', ')}: ${runs.join(' and ')} says ${recorded.join(', ')}`);
  });
}

/** One word in each cell for several that are the same. */
const alike = (figures: string[], recorded: string[], cells: number): boolean =>
  figures.length === cells && new Set([...figures, ...recorded]).size === 1;

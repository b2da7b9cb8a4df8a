/** Figures of runs in pages: tables and lists of numbers in prose name their run. */
import {bare, type Figures, paragraphFaults, readFigures, tableFaults} from '@collektive/samples';
import type {Line, Source} from './source';
import type {Fault} from './text';

/** Gives the output of a run, `File.kt#name`. @throws Error with a sentence, when there is none */
export type Recorded = (run: string) => string;

const CELL = /^(?:-?\d+(?:\.\d+)?|∞|never)(?:(?:,| ·| and)* (?:-?\d+(?:\.\d+)?|∞))*$/;
/** Three numbers one after the other, which nobody lists without having seen them somewhere. */
const LIST =
  /(?<![\w.])\d+(?:\.\d+)?(?:, (?:and |or )?\d+(?:\.\d+)?){2,}|(?<![\w.])\d+(?:, \d+)+ and \d+/;

const isRow = ({text, prose}: Line): boolean => prose && text.startsWith('|');

/** The table or paragraph that begins at or after a line. */
function blockAfter(lines: Line[], at: number): Line[] {
  const start = lines.findIndex(({text}, k) => k >= at && text.trim() !== '');
  const end = lines.findIndex(({text}, k) => k > start && text.trim() === '');
  return start < 0 ? [] : lines.slice(start, end < 0 ? undefined : end);
}

function blockFaults(block: Line[], figures: Figures, recorded: Recorded): Fault[] {
  const say = (line: Line, message: string): Fault => ({
    line: line.number,
    rule: 'figures',
    message,
  });
  const [first] = block;
  if (!first) {
    return [];
  }
  try {
    const outputs = figures.runs.map(recorded);
    return isRow(first)
      ? tableFaults(
          block.map(({text}) => text),
          figures,
          outputs,
        ).map(({row, message}) => say(block[row], message))
      : block.flatMap((line) =>
          paragraphFaults(line.text, figures, outputs).map((message) => say(line, message)),
        );
  } catch (error) {
    return [say(first, error instanceof Error ? error.message : String(error))];
  }
}

/** Tables and lists of numbers that name no run. */
function unnamed(lines: Line[], named: Set<number>): Fault[] {
  const prose = lines.filter((line) => line.prose && !named.has(line.number));
  const tables = prose.filter((line, k) => {
    const before = prose[k - 1];
    return isRow(line) && !(before && isRow(before) && before.number === line.number - 1);
  });
  const figured = tables.filter((head) => {
    const [, , ...rows] = blockAfter(lines, head.number - 1);
    const cells = rows.flatMap(({text}) => text.split('|').slice(2, -1));
    const numbers = cells.filter((cell) => CELL.test(cell.trim()));
    return numbers.length * 2 > cells.length;
  });
  const lists = prose.filter((line) => !isRow(line) && LIST.test(bare(line.text)));
  return [
    ...figured.map((line) => ({...line, what: 'This table holds'})),
    ...lists.map((line) => ({...line, what: 'This line lists'})),
  ].map(({number, what}) => ({
    line: number,
    rule: 'figures',
    message: `${what} numbers. Name the run that they come from above it: {/* figures: File.kt#output */}, or say {/* allow figures: where they come from */}`,
  }));
}

/** @param recorded what a run printed */
export function figureFaults({lines}: Source, recorded: Recorded): Fault[] {
  const named = new Set<number>();
  const compared = lines.flatMap((line, k) => {
    const figures = line.prose ? readFigures(line.text) : undefined;
    if (!figures) {
      return [];
    }
    const block = blockAfter(lines, k + 1);
    block.forEach(({number}) => named.add(number));
    return blockFaults(block, figures, recorded);
  });
  return [...compared, ...unnamed(lines, named)];
}

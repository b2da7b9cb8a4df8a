/** Lists of values in what a program printed that are those of a network's devices: who of them hears whom. */
import {type Step} from './steps';

/**
 * The devices of a printed list, a character for each: `-` hears the one before it, `|` the one below it in the
 * next line, `+` both, `.` neither.
 */
export type Row = string;

/** A list at the end of a line: the values of devices, if they are equal to them. */
const LIST = /(?:^|: +)\[(.+)\]$/;

/** What a step showed: a value for each device that had a round, and their links by place among these. */
interface Present {
  readonly values: readonly string[];
  readonly links: ReadonlySet<string>;
}

function presentIn({values, links}: Step): Present {
  const place = new Map(
    [...values.keys()].filter((k) => values[k] !== undefined).map((k, at) => [k, at]),
  );
  const near = links.filter((link) => link.every((end) => place.has(end)));
  return {
    values: values.filter((value) => value !== undefined),
    links: new Set(near.map(([a, b]) => `${place.get(a)} ${place.get(b)}`)),
  };
}

/** The rows of a network printed in lines of so many devices; `undefined` where it has links that lines cannot show. */
function rowsOf({values, links}: Present, columns: number): Row[] | undefined {
  let shown = 0;
  const marks = values.map((_, at) => {
    const before = at % columns > 0 && links.has(`${at - 1} ${at}`);
    const below = columns < values.length && links.has(`${at} ${at + columns}`);
    shown += Number(before) + Number(below);
    return before ? (below ? '+' : '-') : below ? '|' : '.';
  });
  return shown === links.size && shown > 0
    ? Array.from({length: values.length / columns}, (_, row) =>
        marks.slice(row * columns, (row + 1) * columns).join(''),
      )
    : undefined;
}

const listIn = (line: string): string[] | undefined => LIST.exec(line)?.[1].split(', ');

/** The rows that begin with a line: as many lines as hold the values of all devices, in their order. */
function rowsAt(lines: readonly string[], at: number, present: Present): Row[] | undefined {
  const columns = listIn(lines[at])?.length ?? 0;
  const count = present.values.length / columns;
  if (columns < 2 || !Number.isInteger(count)) {
    return undefined;
  }
  const printed = lines.slice(at, at + count).map(listIn);
  return printed.every((list) => list?.length === columns) &&
    printed.flat().join() === present.values.join()
    ? rowsOf(present, columns)
    : undefined;
}

/**
 * What each line of an output shows of a network.
 * @returns a row for each line, `undefined` where one with a list of three values or more is not that of a line's,
 *   islands' or a grid's devices as they were in their last round
 */
export function rowsOfSteps(text: string, steps: readonly Step[]): Row[] | undefined {
  const lines = text.trimEnd().split('\n');
  const rows: Row[] = [];
  for (let at = 0, end = 0; at < lines.length; at = rows.length) {
    end = lines.slice(0, at + 1).join('\n').length;
    const step = steps.find(({printed}) => printed >= end);
    const found = step && rowsAt(lines, at, presentIn(step));
    if (!found && (listIn(lines[at])?.length ?? 0) > 2) {
      return undefined;
    }
    rows.push(...(found ?? ['']));
  }
  return rows.some((row) => row !== '') ? rows : undefined;
}

/** Which lines of a program fold away when it is opened: what the page does not show of it. */
/** The first and the last line, from 0; the first stays to be seen. */
export type Fold = readonly [first: number, last: number];

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** The lines that tell one part from another, without white space around them. */
const tellingLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line));

/** Is much of a part shown, or two of its lines one after the other? */
function isShown(part: readonly string[], shown: readonly string[]): boolean {
  const seen = new Set(shown);
  const pairs = new Set(shown.slice(1).map((line, index) => `${shown[index]}\n${line}`));
  return (
    part.filter((line) => seen.has(line)).length * 2 >= part.length ||
    part.some((line, index) => index > 0 && pairs.has(`${part[index - 1]}\n${line}`))
  );
}

/** Of a text: a part begins at the edge, after an empty line. */
function partsOf(lines: readonly string[]): Fold[] {
  const parts: Fold[] = [];
  let first = 0;
  for (let line = 1; line <= lines.length; line += 1) {
    const isEnd = line === lines.length;
    const begins =
      !isEnd && isBlank(lines[line - 1]) && /^\S/.test(lines[line]) && lines[line] !== '}';
    if (!isEnd && !begins) {
      continue;
    }
    let last = line - 1;
    while (last > first && isBlank(lines[last])) {
      last -= 1;
    }
    parts.push([first, last]);
    first = line;
  }
  return parts;
}

/**
 * @param program whole
 * @param shown what the page shows of it; without it only the imports fold
 * @param published the program as the reader found it: what was written since never folds
 */
export function foldsOf(program: string, shown: string, published = program): Fold[] {
  const lines = program.split('\n');
  const telling = tellingLines(shown);
  const parts = partsOf(lines);
  const textOf = (all: readonly string[], [from, to]: Fold): string =>
    all.slice(from, to + 1).join('\n');
  const found = published.split('\n');
  const known = new Set(partsOf(found).map((part) => textOf(found, part)));
  const isHidden = (part: Fold): boolean => {
    const text = textOf(lines, part);
    if (!known.has(text)) {
      return false;
    }
    const own = tellingLines(text);
    const isImports = own.some((line) => line.startsWith('import '));
    return isImports || (telling.length > 0 && !isShown(own, telling));
  };
  const folds: Fold[] = [];
  let isOpen = false;
  for (const part of parts) {
    const hides = isHidden(part);
    const last = folds.at(-1);
    if (hides && isOpen && last !== undefined) {
      folds[folds.length - 1] = [last[0], part[1]];
    } else if (hides) {
      folds.push(part);
    }
    isOpen = hides;
  }
  return folds.filter(([from, to]) => to > from);
}

const MOST_NAMED = 5;

/** What folded lines hold, in words: `imports, hops, meet`. */
export function foldedNames(text: string): string {
  const names = [
    ...text.matchAll(
      /^(?:(?:private|internal|inline|data|sealed|enum|tailrec|operator|infix) )*(?:fun (?:<[^>]*> )?(?:[\w<>?*, ]+\.)?|class |object |interface |va[lr] )(\w+)/gm,
    ),
  ].map(([, name]) => name);
  const all = [...(/^import /m.test(text) ? ['imports'] : []), ...new Set(names)];
  const more = all.length - MOST_NAMED;
  return all.length === 0
    ? 'more lines'
    : [...all.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

import {visit} from 'unist-util-visit';
import {checking, type Node, type Transform} from '../nodes';
import type {Options} from '../options';

/**
 * Characters a line of code may have. In a window of 1280 px a block of code shows 80 of them; what is
 * further to the right a reader has to scroll to, and misses.
 */
export const MAX_COLUMNS = 80;

/** A line of code that is too long, and its number in the code, from 1. */
interface LongLine {
  text: string;
  number: number;
}

/** The lines that a block of code does not show in full. */
export const longLines = (code: string): LongLine[] =>
  code
    .split('\n')
    .map((text, index) => ({text, number: index + 1}))
    .filter(({text}) => text.length > MAX_COLUMNS);

/** Says that this line is too long, and what to do. */
export const tooLong = (line: string): string =>
  `the line has ${line.length} characters, and a block of code shows ${MAX_COLUMNS}. ` +
  'Break it, or move its comment to a line above';

/** A URL, a coordinate or a path is one word, which stays whole; `\` at the end is already a break. */
const isBreakable = (line: string): boolean =>
  /\S\s+\S/.test(line.replace(/\s*\\$/, '')) && !line.includes('://');

/**
 * Remark plugin: code typed into a page fits its block. A longer line fails the build, unless it has
 * no space to break at or contains a URL. Blocks that quote a sample are empty here; `sample` looks at
 * their lines.
 */
export default function columns(options: Options): Transform {
  return checking(options, (tree, problems) => {
    visit(tree as never, 'code', (node: Node) => {
      const fence = node.position?.start.line ?? 0;
      longLines(node.value ?? '')
        .filter(({text}) => isBreakable(text))
        .forEach(({text, number}) =>
          problems.add({...node, position: {start: {line: fence + number}}}, tooLong(text)),
        );
    });
  });
}

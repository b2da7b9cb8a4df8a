import {block, checking, replaceEach, type Node, type Transform} from '../nodes';
import type {Options} from '../options';

const MOST_STEPS = 9;
/** Lines of code for which src/css/walks.css knows the windows in which they may stay in sight. */
const ROWS = [6, 8, 10, 13, 16];

/** "2,4-5" as the numbers it stands for. */
function linesOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first, last = first] = part.trim().split('-').map(Number);
    return Array.from({length: last - first + 1}, (_, index) => first + index);
  });
}

/** Takes the `{2,4-5}` from the start of a step. */
function takeRange(step: Node): string | undefined {
  const [first] = step.children ?? [];
  const [mark, next] = first?.children ?? [];
  const range = mark?.type === 'mdxTextExpression' ? mark.value?.trim() : undefined;
  if (range === undefined || !/^\d+(-\d+)?(\s*,\s*\d+(-\d+)?)*$/.test(range)) {
    return undefined;
  }
  first.children!.shift();
  if (next?.value) {
    next.value = next.value.trimStart();
  }
  return range;
}

/** The first block of code that is no output. */
function findCode(node: Node): Node | undefined {
  if (node.type === 'code') {
    return node.lang === 'text' ? undefined : node;
  }
  for (const child of node.children ?? []) {
    const found = findCode(child);
    if (found) {
      return found;
    }
  }
  return undefined;
}

function build(walk: Node): Node {
  const children = walk.children ?? [];
  const list = children.find(({type, ordered}) => type === 'list' && ordered);
  const shown = children.find((child) => child !== list && findCode(child));
  const code = shown && findCode(shown);
  if (!list || !code || children.length !== 2) {
    throw new Error('<CodeWalk> holds one block of code and one numbered list, and nothing else');
  }
  const steps = list.children ?? [];
  if (steps.length > MOST_STEPS) {
    throw new Error(
      `<CodeWalk> has ${steps.length} steps. Keep to ${MOST_STEPS}, or make two of it`,
    );
  }
  const count = (code.value ?? '').split('\n').length;
  const byLine: string[][] = Array.from({length: count}, () => []);
  steps.forEach((step, index) => {
    for (const line of linesOf(takeRange(step) ?? '0')) {
      if (line > count) {
        throw new Error(`step ${index + 1} speaks of line ${line}, and the code has ${count}`);
      }
      byLine[line - 1]?.push(String(index + 1));
    }
    // Reachable by keyboard and by a tap, so that its lines light up.
    step.data = {hProperties: {tabIndex: 0}};
  });
  code.data = {
    ...code.data,
    hProperties: {
      ...code.data?.hProperties,
      steps: byLine.map((names) => names.join(' ')).join(','),
    },
  };
  const rows = ROWS.find((most) => count <= most);
  return block('CodeWalk', {rows: rows?.toString()}, [shown, list]);
}

/**
 * Remark plugin: `<CodeWalk>` ties the steps of a numbered list to lines of the code above it. Lines
 * carry the numbers of their steps (`data-step`); style sheets light them up.
 */
export default function walkthrough(options: Options): Transform {
  return checking(options, (tree, problems) => replaceEach(tree, 'CodeWalk', problems, build));
}

import {needFresh, readTree} from '@collektive/samples';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {
  block,
  checking,
  code,
  inline,
  isElement,
  replaceEach,
  text,
  type Node,
  type Transform,
} from '../nodes';
import type {Options} from '../options';
import {type Exercise, type Part, readExercise} from '../play/exercise';
import {resultOf} from '../play/results';
import {longLines, tooLong} from './columns';
import {headOf, MARK} from './sample/head';
import {quoteRegions} from './sample/quoted';
import {writtenIn} from './written';

const PART = 'Exercise';

/** What a reader has done; the page shows it then (packages/playground/src/exercises). */
const DONE = inline('span', {className: MARK, role: 'img', title: 'Done', hidden: 'hidden'}, []);

/** A region with its head. */
function shown(
  {sample, region}: Part,
  title: string,
  more: Node[],
  ...[tag, mark]: [tag: 'figcaption' | 'div', mark?: Node]
) {
  const regions = [region];
  const quoted = quoteRegions(sample, regions);
  const [long] = longLines(quoted.code);
  if (long !== undefined) {
    throw new Error(tooLong(long.text));
  }
  return {
    head: headOf(sample, {regions, title}, quoted, more, tag, mark),
    code: code('kotlin', quoted.code),
  };
}

/** What is folded in front of the solution, step by step: an ordered list at the end of the task. */
const isHints = ({type, ordered}: Node): boolean => type === 'list' && ordered === true;

const folded = (summary: string, ...children: Node[]): Node =>
  block('details', {className: 'sample-whole'}, [
    block('summary', {}, [text(summary)]),
    ...children,
  ]);

function hintsOf(written: readonly Node[]): Node[] {
  const steps = written.filter(isHints).flatMap(({children = []}) => children);
  return steps.map(({children = []}, index) =>
    folded(`Hint ${index + 1} of ${steps.length}`, block('div', {className: 'task'}, children)),
  );
}

/** The task, what it starts with, hints, and its solution; src/page/controls/play brings it to life. */
function exerciseOf(
  {task: {program}, start, solution}: Exercise,
  written: Node[],
  [number, count]: [number: number, count: number],
): Node {
  const title = `Exercise ${number} of ${count}`;
  const button = inline(
    'button',
    {'data-run': program.name, 'aria-label': `Try it: exercise ${number}`},
    [text('Try it')],
  );
  const begin = shown(start, title, [button], 'figcaption', start.sample.stale ? undefined : DONE);
  const end = shown(solution, 'Solution', [], 'div');
  return block('figure', {className: 'sample'}, [
    begin.head,
    block(
      'div',
      {className: 'task'},
      written.filter((node) => !isHints(node)),
    ),
    begin.code,
    block('div', {'data-exercise': program.name}, []),
    ...hintsOf(written),
    folded('Show the solution', end.head, end.code),
  ]);
}

/**
 * Remark plugin: `<Exercise start="Tasks.kt#a" solution="Solutions.kt#a" …>the task</Exercise>` becomes a program
 * that readers change and have checked. A solution that fails its check fails the build, and so does a start that
 * passes it.
 */
export default function exercise(options: Options): Transform {
  const root = path.join(options.siteDir, 'samples');
  return checking(options, (tree, problems) => {
    let count = 0;
    visit(tree as never, (node: Node) => {
      count += Number(isElement(node, PART));
    });
    let number = 0;
    replaceEach(tree, PART, problems, (node) => {
      number += 1;
      const read = readExercise(root, readTree(root), writtenIn(node));
      resultOf('exercise', read.task);
      if (!options.drafts) {
        [read.start, read.solution].forEach(({sample}) => needFresh(sample));
      }
      return exerciseOf(read, node.children ?? [], [number, count]);
    });
  });
}

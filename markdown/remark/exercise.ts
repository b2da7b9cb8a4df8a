import {needFresh, readTree} from '@collektive/samples';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {ExerciseProps} from '../../src/islands/Exercise';
import {BASE_URL} from '../../src/site/env';
import {
  block,
  checking,
  code,
  component,
  importOf,
  inline,
  isElement,
  replaceEach,
  text,
  type Node,
  type Transform,
} from '../nodes';
import type {Options} from '../options';
import {type Exercise, exerciseFile, type Part, readExercise} from '../play/exercise';
import {resultOf} from '../play/results';
import {longLines, tooLong} from './columns';
import {headOf, markedName, nameOf} from './sample/head';
import {quoteRegions} from './sample/quoted';
import {writtenIn} from './written';

const PART = 'Exercise';

/** A region with its lines. @throws Error with half a sentence where one is too long */
function quotedOf({sample, region}: Part) {
  const quoted = quoteRegions(sample, [region]);
  const [long] = longLines(quoted.code);
  if (long !== undefined) {
    throw new Error(tooLong(long.text));
  }
  return {quoted, code: code('kotlin', quoted.code)};
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

/** Name, task, what it starts with, hints and solution, which the island stands around (src/islands/Exercise). */
function exerciseOf({start, solution}: Exercise, props: ExerciseProps, written: Node[]): Node {
  const title = `Exercise ${props.number} of ${props.names.length}`;
  const [begin, end] = [quotedOf(start), quotedOf(solution)];
  const quote = ({region}: Part, title: string) => ({regions: [region], title});
  const named = start.sample.stale
    ? markedName
    : (...of: Parameters<typeof nameOf>) => [nameOf(...of)];
  return component('Exercise', props, [
    inline(
      'span',
      {className: 'sample-name'},
      named(start.sample, quote(start, title), begin.quoted),
    ),
    block(
      'div',
      {className: 'task'},
      written.filter((node) => !isHints(node)),
    ),
    begin.code,
    block('div', {}, [
      ...hintsOf(written),
      folded(
        'Show the solution',
        headOf(solution.sample, quote(solution, 'Solution'), end.quoted, 'div'),
        end.code,
      ),
    ]),
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
    const found: Node[] = [];
    visit(tree as never, (node: Node) => {
      if (isElement(node, PART)) {
        found.push(node);
      }
    });
    const read = new Map(
      found.map((node) => [
        node,
        problems.try(node, () => readExercise(root, readTree(root), writtenIn(node))),
      ]),
    );
    const names = [...read.values()].map((one) => one?.task.program.name ?? '');
    replaceEach(tree, PART, problems, (node) => {
      const one = read.get(node);
      // What is wrong with it was noted.
      if (one === undefined) {
        return node;
      }
      const {path: file} = exerciseFile(resultOf('exercise', one.task));
      if (!options.drafts) {
        [one.start, one.solution].forEach(({sample}) => needFresh(sample));
      }
      const [number, name] = [found.indexOf(node) + 1, one.task.program.name];
      return exerciseOf(one, {name, names, number, file: BASE_URL + file}, node.children ?? []);
    });
    if (found.length > 0) {
      tree.children!.unshift(importOf('@site/src/islands/Exercise', 'Exercise'));
    }
  });
}

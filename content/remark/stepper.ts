import path from 'node:path';
import {visit} from 'unist-util-visit';
import {attribute, isElement, Problems, type Node, type Transform} from '../nodes';
import type {Options} from '../options';
import {recordedOutput} from '../samples/figures';
import {readTree} from '../samples/tree';

type Value = number | string;

interface Recorded {
  rounds: Value[][];
  firstRound: number;
}

const LINE = /^(?:.*?\bround (\d+)\b.*?: ?)?\[(.*)\]$/;

/** `1.0` is 1, `Infinity` is ∞. */
const valueOf = (word: string): Value => {
  const number = Number(word);
  return word === 'Infinity' ? '∞' : Number.isNaN(number) ? word : number;
};

/** The rounds of an output, a line `round 8: [1, 2]` or `[1, 2]` each. */
function roundsOf(output: string): {round: number; values: Value[]}[] {
  return output
    .split('\n')
    .map((line) => LINE.exec(line))
    .filter((found) => found !== null)
    .map(([, round, values], index) => ({
      round: round === undefined ? index + 1 : Number(round),
      values: values.split(', ').map(valueOf),
    }));
}

/**
 * The rounds that a figure asks for.
 * @param range `8-16`, `undefined` for all
 * @throws Error with a sentence, when the output lacks one of them
 */
export function recordedRounds(output: string, range: string | undefined): Recorded {
  const all = roundsOf(output);
  const [first, last = first] = range?.split('-').map(Number) ?? [
    all[0]?.round ?? 1,
    all.at(-1)?.round ?? 1,
  ];
  const rounds = Array.from({length: last - first + 1}, (_, k) => {
    const found = all.find(({round}) => round === first + k);
    if (!found) {
      throw new Error(
        `the output has no round ${first + k} (it has: ${all.map(({round}) => round).join(', ') || 'none'})`,
      );
    }
    return found.values;
  });
  return {rounds, firstRound: first};
}

const expression = (value: Value | Value[] | Value[][]): Record<string, unknown> =>
  Array.isArray(value)
    ? {type: 'ArrayExpression', elements: value.map(expression)}
    : typeof value === 'number' && value < 0
      ? {type: 'UnaryExpression', operator: '-', prefix: true, argument: expression(-value)}
      : {type: 'Literal', value, raw: JSON.stringify(value)};

const attributeOf = (name: string, value: Value | Value[][]) => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: {
      estree: {
        ...{type: 'Program', sourceType: 'module', comments: []},
        body: [{type: 'ExpressionStatement', expression: expression(value)}],
      },
    },
  },
});

/**
 * Remark plugin: `<RoundStepper run="File.kt#output" rounds="8-16">` gets its values from the record of
 * that run, so that none is typed by hand.
 */
export default function stepper({siteDir, drafts = false}: Options): Transform {
  const root = path.join(siteDir, 'samples');
  return (tree, page) => {
    const problems = new Problems(path.relative(siteDir, page.path ?? ''));
    visit(tree as never, 'mdxJsxFlowElement', (node: Node) => {
      const run = attribute(node, 'run');
      if (!isElement(node, 'RoundStepper') || run === undefined) {
        return;
      }
      problems.try(node, () => {
        const output = recordedOutput(root, readTree(root), run, drafts);
        const {rounds, firstRound} = recordedRounds(output, attribute(node, 'rounds'));
        node.attributes = [
          ...(node.attributes ?? []).filter(({name}) => name !== 'run' && name !== 'rounds'),
          attributeOf('rounds', rounds),
          attributeOf('firstRound', firstRound),
        ];
      });
    });
    problems.report();
  };
}

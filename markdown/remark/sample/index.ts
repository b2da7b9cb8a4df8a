import {
  findSample,
  readTree,
  recordAgain,
  type Sample,
  type Tree,
  wholeFile,
} from '@collektive/samples';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';
import {longLines, tooLong} from '../columns';
import type {PlayableSample} from '@collektive/playground';
import type {SampleProps} from '../../../src/islands/Sample';
import {
  block,
  checking,
  code,
  component,
  importOf,
  inline,
  isElement,
  text,
  type Node,
  type Transform,
} from '../../nodes';
import type {Options} from '../../options';
import {playableSample} from '../../play/playable';
import {isInProject} from '../../starter/files';
import {TYPED_TUTORIALS} from '../../starter/tutorials';
import {headOf, markedName} from './head';
import {readQuote, type Quote} from './meta';
import {printBlock} from './print';
import {quoteSample, type Quoted} from './quoted';

interface Samples {
  root: string;
  tree: Tree;
}

/** Lines this long need no button that wraps them in windows of 360 pixels, of 490 and of 608: see src/css/samples.css. */
const FITTING = [34, 48, 62];

/** The output of a block that a browser can make, as `Gradient#hops`. */
function runOf(
  name: string,
  {prints}: Quoted,
  playable: PlayableSample | undefined,
): string | undefined {
  const output = prints.find(({source}) => source === 'run')?.name;
  return output !== undefined && playable?.runs[output] ? `${name}#${output}` : undefined;
}

/** In a tutorial, the file that gives what a block prints; none where it is shown, or in the project already. */
function wholeOf({source, path: file}: Sample, {regions, whole}: Quote, {prints}: Quoted): Node[] {
  const run = prints.find((one) => one.source === 'run');
  if (!run || whole || isInProject(path.posix.basename(file))) {
    return [];
  }
  // What the run without the compiler plugin printed is that of the same file.
  const output = run.name.replace(/-without$/, '');
  return [
    block('details', {className: 'sample-whole'}, [
      block('summary', {}, [text('The whole Main.kt')]),
      code('kotlin', wholeFile(source, regions, output)),
    ]),
  ];
}

function figure(
  sample: Sample,
  quote: Quote,
  quoted: Quoted,
  {root, tree}: Samples,
  typed: boolean,
): Node {
  const name = path.posix.basename(sample.path, '.kt');
  const playable = quoted.prints.length > 0 ? playableSample(root, tree, name) : undefined;
  const run = runOf(name, quoted, playable);
  const shown = quote.outputOnly ? [] : [code('kotlin', quoted.code, quote.rest)];
  const prints = quoted.prints.map((print) => printBlock(root, print, playable));
  const whole = typed ? wholeOf(sample, quote, quoted) : [];
  const longest = Math.max(...quoted.code.split('\n').map(({length}) => length));
  const columns = FITTING.find((most) => longest <= most);
  if (run === undefined) {
    const size = columns && {'data-columns': String(columns)};
    const head = headOf(sample, quote, quoted);
    return block('figure', {className: 'sample', ...size}, [head, ...shown, ...prints, ...whole]);
  }
  // What was printed stands below what the compiler says.
  const [output, ...said] = prints.reverse();
  const head = inline('span', {className: 'sample-name'}, markedName(sample, quote, quoted));
  const parts = {head: [head], code: shown, said, output: [output], whole};
  const given = Object.entries(parts).filter(([, nodes]) => nodes.length > 0);
  const props = {run, columns, parts: given.map(([part]) => part) as SampleProps['parts']};
  return component(
    'Sample',
    props satisfies SampleProps,
    given.flatMap(([, nodes]) => nodes),
  );
}

const regionsOf = ({regions}: Quote): string =>
  regions.length ? ` (region "${regions.join('+')}")` : '';

/** A sentence for each line of the shown code that its block is too narrow for. */
function longLinesOf({path: file, source}: Sample, quote: Quote, {code: shown}: Quoted): string[] {
  const lines = source.split(/\r?\n/);
  return longLines(shown).map(({text: line}) => {
    // The source has it with the indentation that the region's lines share.
    const number = lines.findIndex((one) => one.trimEnd().endsWith(line)) + 1;
    return `samples/${file}:${number}${regionsOf(quote)}: ${tooLong(line)}`;
  });
}

/**
 * Remark plugin: an empty fence `kotlin sample=File.kt#region` becomes a figure (an island where it runs in the
 * page, src/islands/Sample) with the region's code, its file name, a link to its source, a stamp, and with `output` what a real run printed.
 * A page that asks for what is not there, or for what has not run as it stands, fails the build.
 */
export default function sample(options: Options): Transform {
  const root = path.join(options.siteDir, 'samples');
  return checking(options, (tree, problems) => {
    const typed = TYPED_TUTORIALS.includes(problems.page);
    let samples: Tree | undefined;
    let hasIslands = false;
    visit(tree as never, 'code', (node: Node, index: number, parent: Node) => {
      problems.try(node, () => {
        const quote = readQuote(node.meta);
        if (!quote) {
          return;
        }
        if (node.value?.trim()) {
          throw new Error(
            `the block quotes ${quote.file}, and so has to be empty. Remove its lines; code belongs in samples/`,
          );
        }
        samples ??= readTree(root);
        const found = findSample(root, samples, quote.file);
        const quoted = quoteSample(found, quote);
        if (!quote.outputOnly) {
          longLinesOf(found, quote, quoted).forEach((sentence) => problems.add(node, sentence));
        }
        if (found.stale && !options.drafts) {
          throw new Error(
            `the sample ${found.path}${regionsOf(quote)} ${found.stale}. ${recordAgain(found.path)}`,
          );
        }
        const made = figure(found, quote, quoted, {root, tree: samples}, typed);
        hasIslands ||= isElement(made, 'Sample');
        parent.children![index] = made;
      });
      return [SKIP, index + 1];
    });
    if (hasIslands) {
      tree.children!.push(importOf('@site/src/islands/Sample', 'Sample'));
    }
  });
}

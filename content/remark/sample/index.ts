import {
  findSample,
  readTree,
  recordAgain,
  type Sample,
  type Tree,
  wholeFile,
} from '@collektive/samples';
import {text as translated} from '@collektive/texts';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';
import {longLines, tooLong} from '../columns';
import type {PlayableSample} from '@collektive/playground';
import {block, checking, code, inline, text, type Node, type Transform} from '../../nodes';
import type {Options} from '../../options';
import {playableSample} from '../../play/playable';
import {isInProject} from '../../starter/files';
import {TYPED_TUTORIALS} from '../../starter/tutorials';
import {headOf} from './head';
import {readQuote, type Quote} from './meta';
import {printBlock} from './print';
import {quoteSample, type Quoted} from './quoted';

interface Samples {
  root: string;
  tree: Tree;
}

/** Lines this long need no button that wraps them in windows of 360 pixels, of 490 and of 608: see src/css/samples.css. */
const FITTING = [34, 48, 62];

/** A button for a block whose output a browser can make; src/page/controls/play answers it. */
function runButton(name: string, {prints}: Quoted, playable: PlayableSample | undefined): Node[] {
  const output = prints.find(({source}) => source === 'run')?.name;
  if (output === undefined || !playable?.runs[output]) {
    return [];
  }
  return [inline('button', {'data-run': `${name}#${output}`}, [text(translated('Run'))])];
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
      block('summary', {}, [text(translated('The whole Main.kt'))]),
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
  const children = [
    ...(quote.outputOnly ? [] : [code('kotlin', quoted.code, quote.rest)]),
    ...quoted.prints.map((print) => printBlock(root, print, playable)),
    ...(typed ? wholeOf(sample, quote, quoted) : []),
  ];
  const longest = Math.max(...quoted.code.split('\n').map(({length}) => length));
  const columns = FITTING.find((most) => longest <= most);
  return block('figure', {className: 'sample', ...(columns && {'data-columns': String(columns)})}, [
    headOf(sample, quote, quoted, runButton(name, quoted, playable)),
    ...children,
  ]);
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
 * Remark plugin: an empty fence `kotlin sample=File.kt#region` becomes a figure with the region's
 * code, its file name, a link to its source, a stamp, and with `output` what a real run printed.
 * A page that asks for what is not there, or for what has not run as it stands, fails the build.
 */
export default function sample(options: Options): Transform {
  const root = path.join(options.siteDir, 'samples');
  return checking(options, (tree, problems) => {
    const typed = TYPED_TUTORIALS.includes(problems.page);
    let samples: Tree | undefined;
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
        parent.children![index] = figure(found, quote, quoted, {root, tree: samples}, typed);
      });
      return [SKIP, index + 1];
    });
  });
}

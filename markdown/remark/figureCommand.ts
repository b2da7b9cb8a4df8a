import path from 'node:path';
import {readTree} from '@collektive/samples';
import {
  devicesOf,
  type FigureData,
  hindrance,
  layoutOf,
  perform,
  readCommands,
  EditableNetwork,
} from '@collektive/playground/figure';
import {thereAre} from '@collektive/problems';
import {
  checking,
  elementsOf,
  inline,
  isElement,
  paragraph,
  replaceEach,
  type Node,
  type Transform,
} from '../nodes';
import type {Options} from '../options';
import {readFigure} from '../play/figure';
import {writtenIn} from './written';

const PART = 'Act';

/** The figures of a page; nothing where one of them has a fault, which is said where figures are made. */
function figuresOf(root: string, nodes: readonly Node[]): FigureData[] | undefined {
  try {
    return nodes.map((node) => readFigure(root, readTree(root), writtenIn(node)).data);
  } catch {
    return undefined;
  }
}

function figureFor(figures: readonly FigureData[], title: string | undefined): FigureData {
  const titles = figures.map((one) => one.title);
  const named = figures.filter((one) => title === undefined || one.title === title);
  if (named.length === 1) {
    return named[0];
  }
  if (title === undefined) {
    throw new Error(
      figures.length === 0
        ? `<${PART}> acts on a figure, and this page has none`
        : `this page has ${figures.length} figures. Say which one: on="${titles[0]}"`,
    );
  }
  throw new Error(
    named.length > 1
      ? `${named.length} figures of this page have the title "${title}"`
      : `no figure of this page has the title "${title}".${thereAre(title, titles)}`,
  );
}

/** Is there something in it that is pressed by itself? */
const holdsLink = (node: Node): boolean =>
  (node.children ?? []).some(
    (child) =>
      child.type === 'link' ||
      isElement(child, 'a') ||
      isElement(child, 'Term') ||
      holdsLink(child),
  );

/** Tries it on the network that readers find. @throws Error for what cannot be done there */
function tryOut(data: FigureData, written: string): void {
  const begin = (): EditableNetwork =>
    new EditableNetwork(devicesOf(data), layoutOf(data.network).range);
  let editable = begin();
  for (const command of readCommands(written)) {
    const why = hindrance(editable, command);
    if (why !== undefined) {
      throw new Error(`does="${written}" cannot be done to "${data.title}". ${why}`);
    }
    if (command.verb === 'compare' && data.other === undefined) {
      throw new Error(`"${data.title}" has no other program to compare with: give it other="…"`);
    }
    if (command.verb === 'restart') {
      editable = begin();
    } else if (command.verb !== 'run' && command.verb !== 'compare') {
      perform(editable, command);
    }
  }
}

/**
 * Remark plugin: `<Act on="Hops to the source" does="cut 2 3">cut the link</Act>` becomes words that do so once the figure
 * lives (packages/playground/src/figures/phrases), and are plain words until then.
 */
export default function figureCommand(options: Options): Transform {
  const root = path.join(options.siteDir, 'samples');
  return checking(options, (tree, problems) => {
    const nodes = elementsOf(tree, 'Playground');
    let figures: FigureData[] | undefined;
    replaceEach(tree, PART, problems, (node) => {
      figures ??= figuresOf(root, nodes);
      if (figures === undefined) {
        return node;
      }
      const written = writtenIn(node);
      if (holdsLink(node)) {
        throw new Error(
          `an <${PART}> cannot hold a link, a <Term> or the name of something in the reference: put it outside`,
        );
      }
      const data = figureFor(figures, written.on);
      tryOut(data, written.does);
      const words = inline(
        'span',
        {'data-act': written.does, 'data-on': data.name},
        node.children ?? [],
      );
      // On a line of its own it is a phrase all the same.
      return node.type === 'mdxJsxFlowElement' ? paragraph([words]) : words;
    });
  });
}

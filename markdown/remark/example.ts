import {readTree} from '@collektive/samples';
import path from 'node:path';
import {fragmentOfFigure} from '@collektive/playground/link';
import {thereAre} from '@collektive/problems';
import {BASE_URL} from '../../src/site/env';
import {
  attribute,
  block,
  checking,
  inline,
  isElement,
  paragraph,
  text,
  type Node,
  type Transform,
} from '../nodes';
import type {Options} from '../options';
import {runFigure} from '../play/run';
import {writtenFigures, type WrittenFigure} from '../play/written';
import {still} from './playground';

const PART = 'Example';

/** Opens a figure in the playground; packages/playground/src/workbench reads it. */
const addressOf = (name: string): string => `${BASE_URL}playground/${fragmentOfFigure(name)}`;

function card(figure: WrittenFigure, said: Node[]): Node {
  const {data} = figure;
  const way: Node = {
    ...inline('a', {href: addressOf(data.name)}, [
      text('Open in the playground'),
      inline('span', {className: 'sr-only'}, [text(`: ${data.title}`)]),
    ]),
    // The theme's own link would take the address for one of a page that it loads without a request.
    data: {_mdxExplicitJsx: true},
  };
  return block('figure', {className: 'picture'}, [
    still(runFigure(data)),
    block('figcaption', {}, [...said, paragraph([way])]),
  ]);
}

/** Examples that follow each other stand side by side. */
function grouped(children: readonly Node[], cards: ReadonlyMap<Node, Node>): Node[] {
  const all: Node[] = [];
  let group: Node | undefined;
  for (const child of children) {
    const made = cards.get(child);
    if (made === undefined) {
      all.push(child);
      group = undefined;
    } else if (group === undefined) {
      group = block('div', {className: 'examples'}, [made]);
      all.push(group);
    } else {
      group.children!.push(made);
    }
  }
  return all;
}

/**
 * Remark plugin: `<Example figure="Gradient-gradient-grid-6x4">` around a sentence becomes a card with the drawing of
 * that figure, which stands on another page, and a link that opens it in the playground.
 */
export default function example(options: Options): Transform {
  const {siteDir} = options;
  return checking(options, (tree, problems) => {
    const written = (tree.children ?? []).filter((node) => isElement(node, PART));
    if (written.length === 0) {
      return;
    }
    const figures = writtenFigures(siteDir, readTree(path.join(siteDir, 'samples')));
    const cards = new Map<Node, Node>();
    for (const node of written) {
      problems.try(node, () => {
        const name = attribute(node, 'figure') ?? '';
        const figure = figures.find(({data}) => data.name === name);
        if (figure === undefined) {
          const names = figures.map(({data}) => data.name);
          throw new Error(`no page has a figure "${name}".${thereAre(name, names)}`);
        }
        cards.set(node, card(figure, node.children ?? []));
      });
    }
    tree.children = grouped(tree.children ?? [], cards);
  });
}

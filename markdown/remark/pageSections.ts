import {visit} from 'unist-util-visit';
import {kindOf, KINDS} from '../../src/site/kinds';
import type {Options} from '../options';
import {block, checking, paragraph, text, type Node, type Problems, type Transform} from '../nodes';

/** Boxes around a page's text: plain HTML, made while the site is built. A new kind is a row. */
const BOXES: Record<string, {title: string; className: string}> = {
  Learn: {title: 'You will learn', className: 'box box-learn'},
  Prerequisites: {title: 'Before you start', className: 'box box-before'},
};

/** Closing parts, with a heading of their own that the table of contents lists. */
const CLOSINGS: Record<string, {title: string; id: string; className: string}> = {
  Recap: {title: 'Recap', id: 'recap', className: 'box box-recap'},
  NextSteps: {title: 'Next steps', id: 'next-steps', className: 'next-steps'},
};

/** In every language at the same address. */
const heading = (title: string, id: string): Node => ({
  ...{type: 'heading', depth: 2, children: [text(title)]},
  data: {hProperties: {id}},
});

/** Turns "[label](target): reason" into a card's link and reason. */
function toCard(item: Node, problems: Problems): void {
  const [first] = item.children ?? [];
  const [target, ...rest] = first?.children ?? [];
  const [colon] = rest;
  if (target?.type !== 'link' || !/^:\s*\S/.test(colon?.value ?? '')) {
    problems.add(
      item,
      'a next step is a link, a colon and a reason: "- [Basic usage](./basic-usage.mdx): state and branches"',
    );
    return;
  }
  item.spread = true;
  item.children = [
    paragraph([target]),
    paragraph([text(colon.value!.replace(/^:\s*/, '')), ...rest.slice(1)]),
  ];
}

function closing(node: Node, name: string, problems: Problems): void {
  const {title, id, className} = CLOSINGS[name];
  const children = node.children ?? [];
  const [list] = children;
  if (name === 'NextSteps') {
    const items = list?.type === 'list' ? (list.children ?? []) : [];
    if (items.length < 2 || items.length > 4 || children.length > 1) {
      problems.add(
        node,
        '<NextSteps> holds one list of two to four links. Choose them for this reader',
      );
      return;
    }
    items.forEach((item) => toCard(item, problems));
  }
  Object.assign(node, block('section', {className}, [heading(title, id), ...children]));
}

/**
 * Remark plugin: writes the boxes that open and close a page, and says what a page of its kind lacks.
 */
export default function pageSections(options: Options): Transform {
  return checking(options, (tree, problems) => {
    const present = new Set<string>();
    visit(tree as never, 'mdxJsxFlowElement', (node: Node) => {
      const name = node.name ?? '';
      if (name in BOXES) {
        const {title, className} = BOXES[name];
        const caption = block('p', {className: 'box-title'}, [text(title)]);
        Object.assign(
          node,
          block('aside', {className, 'aria-label': title}, [caption, ...(node.children ?? [])]),
        );
      } else if (name in CLOSINGS) {
        closing(node, name, problems);
      } else {
        return;
      }
      present.add(name);
    });
    const kind = kindOf(problems.page);
    const required = options.drafts || !kind ? [] : KINDS[kind].parts;
    const missing = required.filter((name) => !present.has(name));
    for (const name of missing) {
      problems.add(tree, `a page of kind "${kind}" needs <${name}>. See guides/pages.md`);
    }
  });
}

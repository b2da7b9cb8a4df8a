import {visit} from 'unist-util-visit';
import {kindOf, KINDS} from '../../src/site/kinds';
import type {Options} from '../options';
import {checking, paragraph, text, type Node, type Problems, type Transform} from '../nodes';

/** Closing parts, each with the heading that the table of contents lists: in every language at the same address. */
const CLOSINGS: Record<string, {title: string; id: string}> = {
  Recap: {title: 'Recap', id: 'recap'},
  NextSteps: {title: 'Next steps', id: 'next-steps'},
};

/** Turns "[label](target): reason" into a card's link and reason. @throws Error for anything else */
function toCard(item: Node): void {
  const [target, colon, ...rest] = item.children?.[0]?.children ?? [];
  if (target?.type !== 'link' || !/^:\s*\S/.test(colon?.value ?? '')) {
    throw new Error(
      'a next step is a link, a colon and a reason: "- [Basic usage](./basic-usage.mdx): state and branches"',
    );
  }
  item.spread = true;
  item.children = [
    paragraph([target]),
    paragraph([text(colon.value!.replace(/^:\s*/, '')), ...rest]),
  ];
}

function toCards({children = []}: Node, problems: Problems): void {
  const [list] = children;
  const items = list?.type === 'list' ? (list.children ?? []) : [];
  if (items.length < 2 || items.length > 4 || children.length > 1) {
    throw new Error('<NextSteps> holds one list of two to four links. Choose them for this reader');
  }
  items.forEach((item) => problems.try(item, () => toCard(item)));
}

/**
 * Remark plugin: writes what Markdown has of the parts that close a page, headings and cards, and says what a page of
 * its kind lacks. The rest of them is in src/components/Sections.
 */
export default function pageSections(options: Options): Transform {
  return checking(options, (tree, problems) => {
    const present = new Set<string>();
    visit(tree as never, 'mdxJsxFlowElement', (node: Node) => {
      const name = node.name ?? '';
      present.add(name);
      if (name === 'NextSteps') {
        problems.try(node, () => toCards(node, problems));
      }
      if (name in CLOSINGS) {
        const {title, id} = CLOSINGS[name];
        node.children!.unshift({
          ...{type: 'heading', depth: 2, children: [text(title)]},
          data: {hProperties: {id}},
        });
      }
    });
    const kind = kindOf(problems.page);
    const required = options.drafts || !kind ? [] : KINDS[kind].parts;
    const missing = required.filter((name) => !present.has(name));
    for (const name of missing) {
      problems.add(tree, `a page of kind "${kind}" needs <${name}>. See guides/pages.md`);
    }
  });
}

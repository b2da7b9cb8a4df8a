import {visit} from 'unist-util-visit';
import {checking, isJsx, type Node, type Transform} from '../nodes';
import type {Options} from '../options';
import {allIn, placeOf, scriptsOf, type Script} from '../scripts';

const HANDLER = /^on[A-Z]/;

/** Calls of React, by their names, that only do something in a browser. */
const STATE =
  /^use(State|Reducer|(Layout|Insertion)?Effect|SyncExternalStore|Optimistic|ActionState|Transition)$/;

const nameOf = (part: unknown): string => String((part as Script | undefined)?.name);

/** The function that is called: `useState`, or that of `React.useState`. */
const calledBy = ({type, callee}: Script): string =>
  type === 'CallExpression' ? nameOf((callee as Script).property ?? callee) : '';

const refused = (what: string): string =>
  `${what} does nothing here: pages are published without React. Put the component into a file of src/islands, ` +
  "wrap it there with island('name', Component, {when: …}), and import the result";

/**
 * Remark plugin: a page may hold components, but none that needs React in the browser: handlers and state are for
 * islands.
 */
export default function handlers(options: Options): Transform {
  return checking(options, (tree, problems) => {
    if (options.stockClient) {
      return;
    }
    visit(tree as never, (node: Node) => {
      for (const {name = ''} of (isJsx(node) && node.attributes) || []) {
        if (HANDLER.test(name)) {
          problems.add(node, refused(`"${name}" of <${node.name}>`));
        }
      }
    });
    for (const part of scriptsOf(tree).flatMap(allIn)) {
      const name = part.type === 'JSXAttribute' ? nameOf(part.name) : calledBy(part);
      if ((part.type === 'JSXAttribute' ? HANDLER : STATE).test(name)) {
        problems.add(placeOf(part), refused(`"${name}"`));
      }
    }
  });
}

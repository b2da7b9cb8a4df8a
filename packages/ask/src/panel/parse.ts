import {createElement, type ElementType, type ReactNode} from 'react';
import MarkdownIt, {type Token} from 'markdown-it';

/** What is shown for elements of its own, by their names. */
export type Components = Readonly<Partial<Record<string, ElementType>>>;

/** Markup is read, so that it can be left out. */
const parser = new MarkdownIt({html: true});
// One function decides what is an address, and it is not the parser's: packages/search/src/text/address.ts.
parser.validateLink = () => true;

/** Attributes that are shown; those of tables are styles. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  ol: ['start'],
};

/** The words of a token that holds no others. */
function leafOf(token: Token, components: Components, key: number): ReactNode {
  switch (token.type) {
    case 'inline':
      return nodesOf(token.children ?? [], components);
    case 'text':
      return token.content;
    case 'softbreak':
      return '\n';
    case 'code_inline':
      return createElement('code', {key}, token.content);
    case 'code_block':
    case 'fence': {
      const [language] = token.info.trim().split(/\s/);
      const className = language ? `language-${language}` : undefined;
      return createElement(
        components.pre ?? 'pre',
        {key},
        createElement('code', {className}, token.content),
      );
    }
    case 'image':
      return createElement(components.img ?? 'img', {key, alt: token.content});
    case 'hardbreak':
    case 'hr':
      return createElement(token.tag, {key});
    default:
      return null;
  }
}

/** The elements of a list of tokens, in which every one that opens is closed. */
function nodesOf(tokens: readonly Token[], components: Components): ReactNode[] {
  const open: {token?: Token; nodes: ReactNode[]}[] = [{nodes: []}];
  tokens.forEach((token, key) => {
    if (token.nesting > 0) {
      open.push({token, nodes: []});
    } else if (token.nesting === 0) {
      open.at(-1)!.nodes.push(leafOf(token, components, key));
    } else {
      const {token: opening, nodes} = open.pop()!;
      const {tag, attrs, hidden} = opening!;
      const shown = (attrs ?? []).filter(([name]) => ATTRIBUTES[tag]?.includes(name));
      open
        .at(-1)!
        .nodes.push(
          hidden
            ? nodes
            : createElement(components[tag] ?? tag, {key, ...Object.fromEntries(shown)}, ...nodes),
        );
    }
  });
  return open[0].nodes;
}

/** Has the parser compiled before the first words come, which would wait for it. */
export const warmUp = (): void =>
  void parser.parse('# a\n*b* **c** `d` [e](/)\n- f\n```\ng\n```\n> h', {});

/**
 * A block of Markdown that somebody else wrote; markup in it is left out. What makes the parser throw is
 * shown as it came.
 */
export function parseBlock(block: string, components: Components): ReactNode {
  try {
    return nodesOf(parser.parse(block, {}), components);
  } catch {
    return createElement('p', null, block);
  }
}

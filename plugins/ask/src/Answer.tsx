import MarkdownIt, {type Token} from 'markdown-it';
import {createElement, memo, type ReactNode} from 'react';
import {safeAddress} from '@collektive/search/text';

// Markup is read, so that it can be left out; addresses are judged by `safeAddress` alone.
const parser = new MarkdownIt({html: true});
parser.validateLink = () => true;

/** Headings come below the question's. */
const HEADINGS: Record<string, string> = {
  h1: 'h4',
  h2: 'h4',
  h3: 'h5',
  h4: 'h5',
  h5: 'h6',
  h6: 'h6',
};

/** Deeper elements within elements are more than any answer needs, and than a browser can bear. */
const MAX_NESTING = 50;

interface LinkProps {
  href: unknown;
  /** The site's public address: links below it stay within the site. */
  siteUrl: string;
  children?: ReactNode;
}

/**
 * A link of an answer or its sources, in a tab of its own, since the conversation lasts as long as its page; an address
 * that leads nowhere safe is text.
 */
export function AnswerLink({href, siteUrl, children}: LinkProps): ReactNode {
  const address = safeAddress(href, siteUrl);
  if (address === undefined) {
    return <span>{children}</span>;
  }
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

/** What is shown of a token without others in it; markup is nothing. */
function leaf(token: Token, siteUrl: string, key: number): ReactNode {
  switch (token.type) {
    case 'inline':
      return elements(token.children ?? [], siteUrl);
    // A picture stays words: its address could carry the conversation to somebody else's server.
    case 'image':
    case 'text':
      return token.content;
    case 'softbreak':
      return '\n';
    case 'code_inline':
      return <code key={key}>{token.content}</code>;
    case 'code_block':
    case 'fence':
      return (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <pre key={key} tabIndex={0}>
          <code>{token.content}</code>
        </pre>
      );
    case 'hardbreak':
    case 'hr':
      return createElement(token.tag, {key});
    default:
      return null;
  }
}

/** The elements of a list of tokens, in which every one that opens is closed. */
function elements(tokens: readonly Token[], siteUrl: string): ReactNode[] {
  const open: {token?: Token; nodes: ReactNode[]}[] = [{nodes: []}];
  tokens.forEach((token, key) => {
    if (token.nesting > 0) {
      open.push({token, nodes: []});
    } else if (token.nesting === 0) {
      open.at(-1)!.nodes.push(leaf(token, siteUrl, key));
    } else {
      const {token: opening, nodes} = open.pop()!;
      const {tag, hidden} = opening!;
      if (hidden || open.length > MAX_NESTING) {
        open.at(-1)!.nodes.push(...nodes);
      } else if (tag === 'a') {
        const href = opening!.attrGet('href');
        open.at(-1)!.nodes.push(
          <AnswerLink key={key} href={href} siteUrl={siteUrl}>
            {nodes}
          </AnswerLink>,
        );
      } else {
        const start = opening!.attrGet('start') ?? undefined;
        open.at(-1)!.nodes.push(createElement(HEADINGS[tag] ?? tag, {key, start}, ...nodes));
      }
    }
  });
  return open[0].nodes;
}

interface Props {
  /** What somebody else wrote. */
  markdown: string;
  siteUrl: string;
}

/** An answer, parsed again as it grows; elements that stay the same stay on the screen. */
export default memo(function Answer({markdown, siteUrl}: Props): ReactNode {
  return <div className="markdown">{elements(parser.parse(markdown, {}), siteUrl)}</div>;
});

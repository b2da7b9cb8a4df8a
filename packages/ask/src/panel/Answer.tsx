import {
  createContext,
  Fragment,
  memo,
  useContext,
  useEffect,
  useReducer,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {parseBlock, type Components} from './parse';
import {parseOnce, splitBlocks, withDefinitions} from '../service/blocks';
import {createTurns} from '../service/turns';
import {safeAddress} from '@collektive/search/text';

/** The site's public address: links below it stay within the site. */
export const SiteUrl = createContext('');

interface LinkProps {
  href?: string;
  children?: ReactNode;
}

/** A link that an answer or its sources may hold; an address that leads nowhere safe is text. */
export const AnswerLink = memo(function AnswerLink({href, children}: LinkProps): ReactNode {
  const address = safeAddress(href, useContext(SiteUrl));
  if (address === undefined) {
    return <span>{children}</span>;
  }
  return address.startsWith('/') ? (
    <a href={address}>{children}</a>
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
});

const Code = ({children}: ComponentProps<'pre'>): ReactNode => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <pre tabIndex={0}>{children}</pre>
);

/**
 * Headings come below the question's. Pictures stay words: their address could carry the
 * conversation to somebody else's server.
 */
const COMPONENTS: Components = {
  a: AnswerLink,
  img: ({alt}: {alt: string}) => alt,
  pre: ({children}) => <Code>{children}</Code>,
  h1: 'h4',
  h2: 'h4',
  h3: 'h5',
  h4: 'h5',
  h5: 'h6',
  h6: 'h6',
};

interface Props {
  markdown: string;
  /** No more of it will come. */
  isWhole: boolean;
}

/** Of all answers of the page: together they take no more of a frame than one. */
const TURNS = createTurns();

/**
 * An answer, whose links lead to the web or this site.
 * While it grows, only its last block is parsed again. One that is there as a whole, as those of a stored
 * conversation, is parsed over several frames.
 */
export default memo(function Answer({markdown, isWhole}: Props): ReactNode {
  const [parseBlocks] = useState(() => parseOnce((block) => parseBlock(block, COMPONENTS)));
  const [turn, takeTurn] = useReducer((turns: number) => turns + 1, 0);
  const blocks = splitBlocks(markdown);
  const {shown, spent, isBehind} = isWhole
    ? parseBlocks(withDefinitions(blocks), TURNS.left())
    : parseBlocks(blocks);
  TURNS.spend(spent);

  useEffect(() => (isBehind ? TURNS.wait(takeTurn) : undefined), [isBehind, turn, markdown]);

  return (
    <div className="markdown" aria-busy={isBehind}>
      {shown.map((block, at) => (
        <Fragment key={at}>{block}</Fragment>
      ))}
    </div>
  );
});

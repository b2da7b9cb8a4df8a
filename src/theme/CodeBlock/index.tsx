import type {ReactNode} from 'react';
import type {Props as StockProps} from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';
import {CodeTokens} from '@site/src/code/context';
import {textOf} from '@site/src/code/lines';

type Props = StockProps & {tokens?: string};

// Wraps 3.9.2: hands the colours made by remark/highlight-code down to ./Content.
export default function CodeBlockWrapper({tokens, children, ...props}: Props): ReactNode {
  return (
    <CodeTokens value={tokens}>
      <CodeBlock {...props}>{tokens === undefined ? children : textOf(tokens)}</CodeBlock>
    </CodeTokens>
  );
}

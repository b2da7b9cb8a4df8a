import type {ReactNode} from 'react';
import type {Props as StockProps} from '@theme/CodeBlock';
import CodeBlock from '@theme-original/CodeBlock';
import {CodeFacts} from '@site/src/code/CodeLines/facts';
import {textOf} from '@site/src/code/lines';

type Props = StockProps & CodeFacts;

// Wraps 3.9.2: hands what was found out at build time down to ./Content.
export default function CodeBlockWrapper({tokens, steps, children, ...props}: Props): ReactNode {
  return (
    <CodeFacts value={{tokens, steps}}>
      <CodeBlock {...props}>{tokens === undefined ? children : textOf(tokens)}</CodeBlock>
    </CodeFacts>
  );
}

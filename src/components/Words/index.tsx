import type {ReactNode} from 'react';

/** Plain words with `code` between backticks. */
export default function Words({children}: {children: string}): ReactNode {
  return children.split('`').map((part, at) => (at % 2 ? <code key={at}>{part}</code> : part));
}

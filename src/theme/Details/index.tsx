import type {ReactNode} from 'react';
import type {Props} from '@theme/Details';

/** Ejected from 3.9.2: the browser's own, which opens without JavaScript. */
export default function Details({summary, children, ...props}: Props): ReactNode {
  return (
    <details {...props}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}

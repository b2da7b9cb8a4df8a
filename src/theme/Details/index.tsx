import type {ReactNode} from 'react';
import type {Props} from '@theme/Details';

// Ejected from 3.9.2: the browser's own, without the animation and its script.
export default function Details({summary, children, ...props}: Props): ReactNode {
  return (
    <details {...props}>
      {summary}
      {children}
    </details>
  );
}

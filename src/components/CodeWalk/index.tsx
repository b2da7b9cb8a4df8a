import type {ReactNode} from 'react';

interface Props {
  /** Lines of code for which src/css/walks.css knows the windows in which they may stay in sight. */
  rows?: string;
  /** A block of code and a numbered list, tied to each other by markdown/remark/walkthrough. */
  children: ReactNode;
}

/** Code, and steps that light its lines up. */
export default function CodeWalk({rows, children}: Props): ReactNode {
  return (
    <div className="walk" data-rows={rows}>
      {children}
    </div>
  );
}

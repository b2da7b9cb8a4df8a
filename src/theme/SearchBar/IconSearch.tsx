import type {ReactNode} from 'react';

/** A magnifying glass in the colour of the text around it. */
export default function IconSearch(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4 4" />
      </g>
    </svg>
  );
}

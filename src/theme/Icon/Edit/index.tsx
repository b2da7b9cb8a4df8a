import type {ReactNode} from 'react';

// Ejected from 3.9.2: a pencil of few strokes; src/css/chrome.css places it.
export default function IconEdit(): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true">
      <path d="m3 17 1-4L14 3l3 3L7 16z" />
    </svg>
  );
}

import type {ReactNode} from 'react';

/** Outlines on a square of 20 units. */
const SHAPES = {
  copy: 'M7 7V4.5A1.5 1.5 0 0 1 8.5 3h7A1.5 1.5 0 0 1 17 4.5v7a1.5 1.5 0 0 1-1.5 1.5H13M4.5 7h7A1.5 1.5 0 0 1 13 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 3 15.5v-7A1.5 1.5 0 0 1 4.5 7Z',
  check: 'm4 10.5 4 4 8-9',
  like: 'M6.5 9 10 2.5c1.5 0 2.3 1 2 2.5l-.5 3H16a1.5 1.5 0 0 1 1.5 1.8l-1.1 5.5A1.8 1.8 0 0 1 14.6 17H6.5m0-8v8m0-8H3v8h3.5',
  dislike:
    'M13.5 11 10 17.5c-1.5 0-2.3-1-2-2.5l.5-3H4a1.5 1.5 0 0 1-1.5-1.8l1.1-5.5A1.8 1.8 0 0 1 5.4 3h8.1m0 8V3m0 8H17V3h-3.5',
  send: 'M10 16V4m-5 5 5-5 5 5',
  stop: 'M5 5h10v10H5Z',
  close: 'm5 5 10 10M15 5 5 15',
  spark:
    'M10 2.5c.8 4.2 2.3 6 7 7.5-4.7 1.5-6.2 3.3-7 7.5-.8-4.2-2.3-6-7-7.5 4.7-1.5 6.2-3.3 7-7.5Z',
} as const;

/** A picture beside a word, or on a button that has a name. */
export function Icon({name}: {name: keyof typeof SHAPES}): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" focusable="false">
      <path
        d={SHAPES[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

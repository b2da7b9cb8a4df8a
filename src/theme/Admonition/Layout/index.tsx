import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';

const RING = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z';
const CAUTION = 'M12 3 2 21h20zM12 9v6m0 2.5v.5';

/** The strokes of each kind's icon, in a square of 24. */
const ICONS: Record<string, string> = {
  note: `${RING}M12 17v-6m0-4v.5`,
  tip: 'M9 21h6m-6-4v-2a6 6 0 1 1 6 0v2z',
  info: `${RING}M12 7v6m0 3.5v.5`,
  warning: CAUTION,
  caution: CAUTION,
  danger: 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-2 1-4 3-5 0 2 1 3 2 3 2-3 0-7 1-10z',
};

/** A callout: a title in the colour of its kind, behind an icon, and what it says. */
export default function Callout({type, title, children}: Props): ReactNode {
  const {admonition, admonitionType} = ThemeClassNames.common;
  return (
    <div className={clsx(admonition, admonitionType(type))}>
      <div className="callout-title">
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true">
          <path d={ICONS[type]} />
        </svg>
        {title}
      </div>
      {children}
    </div>
  );
}

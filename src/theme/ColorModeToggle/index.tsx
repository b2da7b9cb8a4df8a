import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';

/** The button that changes the colour mode: ../controls/colourMode answers it and says what is on. */
export default function ColourMode({className}: Pick<Props, 'className'>): ReactNode {
  return (
    <div className={className}>
      <button
        type="button"
        className="clean-btn colour-mode"
        data-colour-mode
        title={translate({message: 'system mode'})}
        aria-label={translate({
          message: 'Switch between dark and light mode (currently system mode)',
        })}>
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true">
          <g className="colour-mode__light">
            <circle cx="12" cy="12" r="4" />
            <path d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5" />
          </g>
          <path className="colour-mode__dark" d="M10 4a8 8 0 1 0 10 10A8 8 0 0 1 10 4z" />
          <g className="colour-mode__system">
            <circle cx="12" cy="12" r="8" />
            <path fill="currentColor" d="M12 5a7 7 0 0 1 0 14z" />
          </g>
        </svg>
      </button>
    </div>
  );
}

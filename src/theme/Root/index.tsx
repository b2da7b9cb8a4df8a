import type {ReactNode} from 'react';
import {ANNOUNCER_ID} from '@site/src/page/announcer';
import Opened from '@site/src/search/button/Opened';

/** What src/page/announcer says before React has woken is none of its business. */
const NOTHING = {__html: ''};

/**
 * Wraps the whole app and never unmounts: home of the live region that src/page/announcer fills, and of what
 * search opens.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <Opened />
      <div
        id={ANNOUNCER_ID}
        role="status"
        aria-live="polite"
        className="sr-only"
        dangerouslySetInnerHTML={NOTHING}
      />
    </>
  );
}

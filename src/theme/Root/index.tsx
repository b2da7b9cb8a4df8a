import type {ReactNode} from 'react';

/** Wraps the whole app and never unmounts: home of the live region that plugins/route-focus fills. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <div id="route-announcer" role="status" aria-live="polite" className="sr-only" />
    </>
  );
}

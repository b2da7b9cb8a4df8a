import type {ComponentProps, ReactNode} from 'react';
import type Original from '@theme/ErrorPageContent';
import Crash from './Crash';

/** What a page shows that crashed. */
export default function CrashPage(props: ComponentProps<typeof Original>): ReactNode {
  return (
    <main>
      <Crash {...props} Heading="h1" />
    </main>
  );
}

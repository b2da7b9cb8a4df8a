// Ejected from 3.9.2, whose spinner every page carries and none shows: a page comes with its parts.
import type {ComponentProps, ReactNode} from 'react';
import type Original from '@theme/Loading';

/** Where a part of a page would be that could not be fetched. */
export default function Loading({error, retry}: ComponentProps<typeof Original>): ReactNode {
  return (
    Boolean(error) && (
      <p>
        This part of the page could not be loaded.{' '}
        <button type="button" onClick={retry}>
          Try again
        </button>
      </p>
    )
  );
}

/** What is asked before another version of a program is kept. */
import type {ReactNode} from 'react';
import {type Doubt as Kind, DOUBTS, type Keeping} from '@collektive/playground/samples';

interface Props {
  readonly doubt: Kind | undefined;
  readonly keeping: Pick<Keeping, 'keep'>;
}

/** Nothing as long as there is nothing to ask. */
export const Doubt = ({doubt, keeping}: Props): ReactNode =>
  doubt && (
    <p className="sample-question" role="alert">
      {`${DOUBTS[doubt]} `}
      {doubt === 'elsewhere' && (
        <button type="button" onClick={() => keeping.keep()}>
          Keep this version
        </button>
      )}
    </p>
  );

/** What a figure says: of its devices, and of what went wrong. */
import type {ReactNode} from 'react';
import {canTryAgain, type Status} from '@collektive/playground/figures';
import Linked from './Linked';

interface Props {
  readonly status: Status | undefined;
  readonly tryAgain: () => void;
}

export default function Told({status, tryAgain}: Props): ReactNode {
  if (status === undefined) {
    return null;
  }
  const {words, sentence, fault} = status;
  return (
    <p className="figure-status">
      {words}
      <Linked sentence={sentence} />
      {fault && canTryAgain(fault) && (
        <button type="button" onClick={tryAgain}>
          Try again
        </button>
      )}
      {fault && !canTryAgain(fault) && (
        <button type="button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      )}
    </p>
  );
}

import {button} from './dom';
import {type Fault} from './runner';
import {canTryAgain} from './sentences';

/** What may mend a fault: another try, or the release of today. */
export const remedyOf = (fault: Fault, again: () => void): HTMLButtonElement =>
  canTryAgain(fault)
    ? button('Try again', again)
    : button('Reload the page', () => window.location.reload());

import {type Page} from './changes';
import {type Fault} from '../worker/client';
import {canTryAgain, FAULTS} from './sentences';

/** Says what is wrong to everybody, with what may mend it: another try, or the release of today. */
export function tell(page: Page, fault: Fault, again: () => void): void {
  if (canTryAgain(fault)) {
    page.notify(FAULTS[fault], 'Try again', again);
  } else {
    page.notify(FAULTS[fault], 'Reload the page', () => window.location.reload());
  }
}

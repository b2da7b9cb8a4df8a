import {type Page} from './changes';
import {button} from './dom';
import {type Fault} from './runner';
import {canTryAgain, FAULTS} from './sentences';

/** What may mend a fault: another try, or the release of today. */
const remedy = (fault: Fault, again: () => void): [label: string, act: () => void] =>
  canTryAgain(fault) ? ['Try again', again] : ['Reload the page', () => window.location.reload()];

export const remedyOf = (fault: Fault, again: () => void): HTMLButtonElement =>
  button(...remedy(fault, again));

/** Says what is wrong to everybody, with what may mend it. */
export const tell = (page: Page, fault: Fault, again: () => void): void =>
  page.notify(FAULTS[fault], ...remedy(fault, again));

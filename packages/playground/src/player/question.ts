/** The place of a question about what is kept, in shadow roots. */
import {button, html} from './dom';
import {type Doubt, DOUBTS, type Keeping} from './keeping';

/** Stands where the program is written; empty as long as there is nothing to ask. */
export class Question {
  readonly element = html('p', {class: 'question', role: 'alert'});
  private doubt: Doubt | undefined;

  constructor() {
    this.element.hidden = true;
  }

  ask(keeping: Keeping): void {
    const {element} = this;
    const {doubt} = keeping;
    if (doubt === this.doubt) {
      return;
    }
    this.doubt = doubt;
    // Said when it is shown.
    element.hidden = doubt === undefined;
    element.replaceChildren(
      ...(doubt === undefined ? [] : [DOUBTS[doubt]]),
      ...(doubt === 'elsewhere' ? [' ', button('Keep this version', () => keeping.keep())] : []),
    );
  }
}

/**
 * Lets Enter open the first hit of what stands in the field, and of nothing before it. DocSearch 3.9.0 takes the
 * selected row of whatever list is shown, and without a list forgets the search that is on its way. Here the key is
 * held back until its own text is answered, and then pressed again; who types on takes it back.
 */
export class EnterKey {
  /** What the rows answer. */
  private answered = '';
  /** A key that waits for the answer to a text. */
  private held: {query: string; press: () => void} | undefined;

  /** @param press presses a key once more */
  constructor(private readonly press: (event: KeyboardEvent, field: HTMLInputElement) => void) {}

  /** The rows answer this from now on. */
  onAnswer(query: string): void {
    this.answered = query;
    const key = this.held;
    this.held = undefined;
    if (key?.query === query) {
      key.press();
    }
  }

  /** Looks at a key of the dialog before the dialog does. */
  onKeyDown(event: KeyboardEvent, field: HTMLInputElement): void {
    const query = field.value;
    const isEnter = event.key === 'Enter' && event.target === field;
    if (!isEnter || query === '' || query === this.answered) {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    this.held = {
      query,
      press: () => {
        if (field.isConnected && field.value === query) {
          this.press(event, field);
        }
      },
    };
  }
}

/** What a reader can reach with Tab. */
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';

/**
 * Keeps Tab within a dialog, whatever is in it at the moment. DocSearch 3.9.0 looks once, when the
 * modal opens, and what it takes for the last element then is not on the screen.
 */
export function keepTabWithin(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const elements = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  );
  const at = elements.indexOf(document.activeElement as HTMLElement);
  const step = event.shiftKey ? -1 : 1;
  const isWithin = at >= 0 && at + step >= 0 && at + step < elements.length;
  if (!isWithin) {
    event.preventDefault();
    elements.at(event.shiftKey ? -1 : 0)?.focus();
  }
}

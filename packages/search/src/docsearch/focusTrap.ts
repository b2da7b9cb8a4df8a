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

/**
 * What a reader does before the page's script has come is kept, and done by it. Links and menus need no
 * script: they are left to the browser.
 */
interface Early {
  /** In their order. */
  events: (MouseEvent | KeyboardEvent)[];
  stop: () => void;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** Controls that do nothing without the script. */
const CONTROLS = 'button, [role=tab], [data-skip]';

const TYPING = 'input, textarea, select, [contenteditable]';

const isKey = (event: Event): event is KeyboardEvent => event.type === 'keydown';

const opensSearch = ({key, ctrlKey, metaKey, target}: KeyboardEvent): boolean =>
  ctrlKey || metaKey
    ? key.toLowerCase() === 'k'
    : key === '/' && !(target as Element).matches(TYPING);

/** Keeps presses of controls, the keys that open search, and what is typed after these. */
export function keepEarly(): void {
  const events: Early['events'] = [];
  let searching = false;
  const keep = (event: MouseEvent | KeyboardEvent): void => {
    if (isKey(event)) {
      searching ||= opensSearch(event);
    }
    if (isKey(event) ? searching : (event.target as Element).closest(CONTROLS)) {
      event.preventDefault();
      events.push(event);
    }
  };
  const stop = (): void => {
    document.removeEventListener('click', keep, true);
    document.removeEventListener('keydown', keep, true);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('keydown', keep, true);
  // Without the script there is nobody to do it: what the browser does of itself is better.
  window.addEventListener('load', stop);
  window.early = {events, stop};
}

/**
 * Does what was kept.
 * @param type what to do with a letter that was typed once search was opened
 */
export function takeEarly(type: (letter: string) => void): void {
  const {events, stop} = window.early ?? {events: [], stop: () => undefined};
  stop();
  for (const event of events) {
    const {target} = event;
    if (!isKey(event)) {
      (target as HTMLElement).click();
    } else if (opensSearch(event)) {
      const {key, ctrlKey, metaKey} = event;
      target!.dispatchEvent(new KeyboardEvent('keydown', {key, ctrlKey, metaKey, bubbles: true}));
    } else if (event.key.length === 1) {
      type(event.key);
    }
  }
}

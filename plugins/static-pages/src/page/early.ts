/**
 * What a reader does before the page's script has come is kept, and done by it. Links and menus need no
 * script: they are left to the browser.
 */
interface Early {
  /** In their order. */
  events: Kept[];
  stop: () => void;
}

interface Kept {
  event: MouseEvent | KeyboardEvent;
  /** A key that was meant for the field of search. */
  isTyped: boolean;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** Controls that do nothing without the script. */
const CONTROLS = 'button, [role=tab], [data-skip]';

const TAB = '[role=tab]';
/** What browsers do not turn into a click on a tab, which is none of their own elements. */
const TAB_KEYS = ['Enter', ' ', 'ArrowLeft', 'ArrowRight'];

const isKey = (event: Event): event is KeyboardEvent => event.type === 'keydown';

const hasModifier = ({ctrlKey, metaKey}: KeyboardEvent): boolean => ctrlKey || metaKey;

/** By the keys of the stock theme's search: K, or what stands in its place, with Control or Command. */
const opensSearch = (event: KeyboardEvent): boolean =>
  hasModifier(event) &&
  (event.key.toLowerCase() === 'k' ||
    (event.code === 'KeyK' && !/^\p{Script=Latin}$/u.test(event.key)));

/** Keeps clicks on controls, the keys that open search, and what is typed after these. */
export function keepEarly(): void {
  const events: Kept[] = [];
  let searching = false;
  const keep = (event: MouseEvent | KeyboardEvent): void => {
    const target = event.target as Element;
    let isTyped = false;
    let isKept: unknown;
    if (isKey(event)) {
      isTyped = searching && !hasModifier(event);
      searching = isTyped ? event.key !== 'Escape' : searching || opensSearch(event);
      isKept =
        isTyped || opensSearch(event) || (TAB_KEYS.includes(event.key) && target.matches(TAB));
    } else {
      isKept = target.closest(CONTROLS);
    }
    if (isKept) {
      event.preventDefault();
      events.push({event, isTyped});
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

/** Does what was kept; `type` knows of keys that change a text. */
function redo({event, isTyped}: Kept, type: (key: string) => boolean): void {
  if (!isKey(event)) {
    // The target may be part of an icon.
    (event.target as Element).closest<HTMLElement>(CONTROLS)!.click();
  } else if (!isTyped || !type(event.key)) {
    const {key, code, ctrlKey, metaKey} = event;
    const {activeElement} = document;
    // Where a key before has moved the focus, from one tab to the next or into search, the next one follows.
    (isTyped || activeElement?.matches(TAB) ? activeElement! : event.target!).dispatchEvent(
      new KeyboardEvent('keydown', {key, code, ctrlKey, metaKey, bubbles: true, cancelable: true}),
    );
  }
}

/**
 * Does what was kept, each by itself: one that fails takes none of the others with it.
 * @param type takes a key that was typed once search was opened; says whether it changed the text
 */
export function takeEarly(type: (key: string) => boolean): void {
  const {events, stop} = window.early ?? {events: [], stop: () => undefined};
  stop();
  for (const kept of events) {
    try {
      redo(kept, type);
    } catch (error) {
      reportError(error);
    }
  }
}

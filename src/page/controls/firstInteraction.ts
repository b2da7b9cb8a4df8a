/** What can wait until a reader begins to do something. */
import {isSearchShortcut} from '@collektive/search';

const BEGINNINGS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

const MODIFIERS = ['Control', 'Meta', 'Shift', 'Alt'];

/** A key of search: whoever presses it waits for hits, and nothing else may take the line. */
const belongsToSearch = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  (MODIFIERS.includes(event.key) ||
    isSearchShortcut(event, false) ||
    (event.target as Element).closest('.early-search') !== null);

/**
 * What happens without a reader: browsers tell of a pointer that rests where a page comes up below it as a move, and
 * the sidebar scrolls to the page's own link. (Who scrolls a part of a page has moved a pointer or pressed a key.)
 */
const isUnprompted = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove'
    ? event.movementX === 0 && event.movementY === 0
    : event.type === 'scroll' && event.target !== document;

/** Runs once, when a reader begins to do something other than search. */
export function onFirstInteraction(act: () => void): void {
  const begun = new AbortController();
  const begin = (event: Event): void => {
    if (!belongsToSearch(event) && !isUnprompted(event)) {
      begun.abort();
      act();
    }
  };
  const options = {capture: true, passive: true, signal: begun.signal};
  BEGINNINGS.forEach((type) => document.addEventListener(type, begin, options));
}

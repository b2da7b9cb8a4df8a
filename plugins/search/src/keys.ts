/** The keys of DocSearch 3.9.0, which are the specification's, but for `/`: a shortcut of one character comes in the way of dictation. */

/**
 * Does a key press belong to a conversion (Japanese, Chinese, Korean), which takes Enter, Escape and arrows for itself?
 * Safari ends the conversion before it tells of the key that ended it, and then only its code says so.
 */
export const isConverting = ({isComposing, keyCode}: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/** The key of the letter K: by its place where a layout has no Latin letters. */
const isK = ({key, code}: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && !/^\p{Script=Latin}$/u.test(key));

/** Ctrl or Command with K opens search and closes it; Escape closes it, too. */
export function isSearchShortcut(event: KeyboardEvent, open: boolean): boolean {
  const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
  if (isConverting(event)) {
    return false;
  }
  return isK(event) && (ctrlKey || metaKey) ? !altKey && !shiftKey : open && key === 'Escape';
}

/** Typing on the focused search button starts a query; combinations stay the browser's. */
export const startsQuery = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean =>
  /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey;

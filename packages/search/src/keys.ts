/** The keys of DocSearch 3.9.0, which are the specification's. */

/** Does a key press belong to text that is being written? */
function isTyping(event: KeyboardEvent): boolean {
  // Within a shadow root, the first of the path is where it is; the target is the root's host.
  const element = (event.composedPath?.()[0] ?? event.target) as Partial<HTMLElement> | null;
  return (
    element?.isContentEditable === true || /^(input|textarea|select)$/i.test(element?.tagName ?? '')
  );
}

/** Ctrl or Command with K opens search and closes it; `/` opens it, Escape closes it. */
export function isSearchShortcut(event: KeyboardEvent, open: boolean): boolean {
  const {key, altKey, ctrlKey, metaKey, shiftKey} = event;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) {
    return !altKey && !shiftKey;
  }
  if (open) {
    return key === 'Escape';
  }
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event);
}

/** Typing on the focused search button starts a query; combinations stay the browser's. */
export const startsQuery = ({key, ctrlKey, metaKey, altKey}: KeyboardEvent): boolean =>
  /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey;

/** Id of the live region that the template puts into every page; without words it takes no room. */
export const ANNOUNCER_ID = 'route-announcer';

export const region = (): HTMLElement | null => document.getElementById(ANNOUNCER_ID);

/** Says something to screen readers, and takes away what was on the screen. */
export function announce(text: string): void {
  const place = region();
  if (place) {
    place.className = 'sr-only';
    place.textContent = text;
  }
}

/** Says something to everybody, with a button below it, until the next thing is said. */
export function notify(text: string, label: string, onPress: () => void): void {
  const button = document.createElement('button');
  button.className = 'button button--secondary';
  button.textContent = label;
  button.onclick = onPress;
  const place = region();
  if (place) {
    place.className = 'notice';
    place.replaceChildren(text, button);
  }
}

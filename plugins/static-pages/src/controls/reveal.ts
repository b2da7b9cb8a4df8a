/** Scrolls a box to an element of it that is out of sight there; the page itself stays. */
export function reveal(element: Element, box: Element): void {
  const {top, bottom} = element.getBoundingClientRect();
  const within = box.getBoundingClientRect();
  if (top < within.top || bottom > Math.min(within.bottom, window.innerHeight)) {
    box.scrollTop += top - within.top - within.height / 2;
  }
}

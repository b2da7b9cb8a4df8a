/** How things move, as in the theme's own components (@docusaurus/theme-common: Collapsible, scrollUtils). */

/** Of the way that is left to the top, what one frame leaves. */
const SCROLL_FACTOR = 0.85;

const isReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Milliseconds that something takes to fold. @param height that it loses or gains, in pixels */
export function collapseDuration(height: number): number {
  if (isReduced()) {
    return 1;
  }
  const part = height / 36;
  return Math.round((4 + 15 * part ** 0.25 + part / 5) * 10);
}

/** Shows a change of height that has been made already, in pixels. */
export const animateHeight = (element: Element, from: number, to: number): Animation =>
  element.animate(
    {
      height: [`${from}px`, `${to}px`],
      visibility: ['visible', 'visible'],
      overflow: ['hidden', 'hidden'],
    },
    {duration: collapseDuration(Math.abs(to - from)), easing: 'ease-in-out'},
  );

let frame = 0;

/** Scrolls to the top of the page, until {@link stopScrolling}. */
export function scrollToTop(): void {
  stopScrolling();
  const step = (): void => {
    const left = window.scrollY;
    if (left > 0) {
      frame = requestAnimationFrame(step);
      window.scrollTo({top: Math.floor(left * SCROLL_FACTOR), behavior: 'instant'});
    }
  };
  if (isReduced()) {
    window.scrollTo({top: 0, behavior: 'instant'});
  } else {
    step();
  }
}

export const stopScrolling = (): void => cancelAnimationFrame(frame);

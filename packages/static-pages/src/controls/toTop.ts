/** The button that leads back to the top: it comes when a reader scrolls up, as in the stock theme. */
import {all, onClick} from './events';

const BUTTON = '.theme-back-to-top-button';

/** From how far down it is worth a button, in pixels. */
const FAR = 300;

export function startToTop(): void {
  let before = window.scrollY;
  window.addEventListener(
    'scroll',
    () => {
      const now = window.scrollY;
      const up = now < before;
      before = now;
      all(BUTTON).forEach((button) => button.toggleAttribute('data-shown', up && now > FAR));
    },
    {passive: true},
  );
  // Smoothly, where the style sheet says so.
  onClick(BUTTON, () => window.scrollTo({top: 0}));
}

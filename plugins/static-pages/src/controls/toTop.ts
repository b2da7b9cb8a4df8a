/** The button that leads back to the top: it comes when a reader scrolls up, as in the stock theme. */
import {scrollToTop, stopScrolling} from '../page/motion';
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
      if (!up) {
        // Who scrolls down does not want to go up.
        stopScrolling();
      }
      all(BUTTON).forEach((button) => button.toggleAttribute('data-shown', up && now > FAR));
    },
    {passive: true},
  );
  onClick(BUTTON, scrollToTop);
}

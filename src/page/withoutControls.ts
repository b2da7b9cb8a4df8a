import {draw} from './pictures';
import {showUnavailable} from './query';

/** Where the script of the controls does not come, drawings come with the page, and the search page says so. */
export function doWithoutControls(): void {
  window.addEventListener('load', () => {
    if (document.documentElement.dataset.controls === undefined) {
      draw();
      showUnavailable();
    }
  });
}

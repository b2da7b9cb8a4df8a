/** Words of a page that act on its figures: plain ones until a press can do something. */
import styles from './phrases.css';
import {sheetOf} from './sheets';

/** Of the page, which pays for it only now. */
let sheet: CSSStyleSheet | undefined;

const offered = new WeakSet<Element>();

/**
 * Makes buttons of these words.
 * @param press is told what to do, and the place of the figure that it is done to
 */
export function offer(press: (deeds: string, host: HTMLElement) => void): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-act]')) {
    const {act = '', on = ''} = words.dataset;
    const host = document.querySelector<HTMLElement>(`[data-figure="${on}"]`);
    if (offered.has(words) || host === null) {
      continue;
    }
    offered.add(words);
    words.role = 'button';
    words.tabIndex = 0;
    words.addEventListener('click', () => {
      host.scrollIntoView({block: 'nearest'});
      press(act, host);
    });
    words.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        words.click();
      }
    });
    if (sheet === undefined) {
      sheet = sheetOf(styles);
      document.adoptedStyleSheets.push(sheet);
    }
  }
}

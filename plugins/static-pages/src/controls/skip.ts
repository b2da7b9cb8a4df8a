/** The first Tab stop leads to the page's own content. */
import {onClick} from './events';

export function startSkip(): void {
  onClick('[data-skip]', () => {
    const main = document.querySelector<HTMLElement>('main');
    if (main) {
      // The attribute stays: taking it away again, as the stock link does, drops the focus to <body>.
      main.tabIndex = -1;
      main.focus();
    }
  });
}

/** How far the reader has come, beside the page's reading time: that line is there already, so nothing moves; and in the sidebar. */
import {type Page} from '../player/changes';
import {html} from '../player/dom';
import {type Progress} from './progress';

/** Of what is kept for each page; src/page/tools/progress shows it in the sidebar. */
const KEY = 'exercises:';

/** Keeps the progress of this page for lists of pages, and tells this window as the browser tells others. */
export function keepShare(progress: Progress, store: Page['store']): void {
  const key = KEY + window.location.pathname;
  const keep = (): void => {
    try {
      if (progress.share === '') {
        store()?.removeItem(key);
      } else {
        store()?.setItem(key, progress.share);
      }
    } catch {
      // A full store: it is known until the page is left.
    }
    window.dispatchEvent(new StorageEvent('storage', {key}));
  };
  progress.watch(keep);
  keep();
}

/** Shows the progress of a page at its head, once; nothing as long as nothing is done. */
export function showAtHead(progress: Progress): void {
  const line = document.querySelector('main header > p:last-of-type');
  if (line === null || line.shadowRoot !== null) {
    return;
  }
  const words = html('span');
  const label = (): void => {
    words.textContent = progress.exercises && ` · ${progress.exercises}`;
  };
  // A shadow root is no business of React's, which may wake before or after.
  line.attachShadow({mode: 'open'}).append(html('slot'), words);
  progress.watch(label);
  label();
}

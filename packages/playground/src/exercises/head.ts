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
}

/** Shows the progress of a page at its head, once; nothing as long as nothing is done. */
export function showAtHead(progress: Progress): void {
  const line = document.querySelector('main header > p:last-of-type');
  if (line === null || line.querySelector('[data-exercises]') !== null) {
    return;
  }
  const words = html('span', {'data-exercises': ''});
  line.append(words);
  progress.watch(() => (words.textContent = progress.exercises && ` · ${progress.exercises}`));
}

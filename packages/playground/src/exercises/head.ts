/** How far the reader has come, beside the page's reading time: that line is there already, so nothing moves. */
import {html} from '../player/dom';
import {type Progress} from './progress';

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

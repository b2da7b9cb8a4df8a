/** The two halves of the playground: their widths on wide screens, and which of them a phone shows. */
import {text} from '@collektive/texts';
import {button, html} from '../player/dom';

const LEAST = 25;
const MOST = 75;
const STEP = 5;

/** A bar between program and network, which is dragged, or moved by arrow keys. @param host whose halves these are */
export function split(host: HTMLElement): HTMLElement {
  const bar = html('div', {
    ...{class: 'split', role: 'separator', tabindex: 0, 'aria-orientation': 'vertical'},
    ...{
      'aria-label': text('Width of the program pane'),
      'aria-valuemin': LEAST,
      'aria-valuemax': MOST,
    },
  });
  let share = 50;
  const set = (wanted: number): void => {
    share = Math.min(MOST, Math.max(LEAST, wanted));
    host.style.setProperty('--split', `${share}%`);
    bar.setAttribute('aria-valuenow', String(Math.round(share)));
  };
  set(share);
  bar.addEventListener('keydown', (event) => {
    const by: number | undefined = {ArrowLeft: -STEP, ArrowRight: STEP}[event.key];
    const to: number | undefined = {Home: LEAST, End: MOST}[event.key];
    if (by === undefined && to === undefined) {
      return;
    }
    event.preventDefault();
    set(to ?? share + by!);
  });
  bar.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    bar.setPointerCapture(event.pointerId);
  });
  bar.addEventListener('pointermove', (event) => {
    if (!bar.hasPointerCapture(event.pointerId)) {
      return;
    }
    const {left, width} = host.getBoundingClientRect();
    set((100 * (event.clientX - left)) / width);
  });
  bar.addEventListener('dblclick', () => set(50));
  return bar;
}

/** On phones: one half at a time. */
export function swap(host: HTMLElement): HTMLElement {
  const show = (pane: 'code' | 'network'): void => {
    host.dataset.pane = pane;
    code.setAttribute('aria-pressed', String(pane === 'code'));
    network.setAttribute('aria-pressed', String(pane === 'network'));
  };
  const code = button(text('Program'), () => show('code'));
  const network = button(text('Network'), () => show('network'));
  show('network');
  return html('div', {class: 'swap', role: 'group', 'aria-label': text('Pane')}, code, network);
}

/** `?` shows all keys. */
import {text} from '@collektive/texts';
import {make, openDialog} from './elements';

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Keys and what they do. */
const KEYS: [string[], string][] = [
  [['/', isMac ? '⌘ K' : 'Ctrl K'], text('search')],
  [['↑', '↓'], text('in search: go to the hit above or below')],
  [['Enter'], text("in search: open the hit's page")],
  [['←', '→'], text('on a tab: go to the tab beside it')],
  [['Enter', 'Space'], text('on a device in a network: the same as a click')],
  [['Delete'], text('on a device in a network: remove it')],
  [['Esc'], text('close what is open')],
  [['?'], text('show these keys')],
];

const TYPING = 'input, textarea, select, [contenteditable]';

const kbd = (key: string): HTMLElement => make('kbd', {}, key);

export function showKeys(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey} = event;
  const target = event.composedPath()[0] as Element;
  if (
    key !== '?' ||
    ctrlKey ||
    metaKey ||
    altKey ||
    target.matches?.(TYPING) ||
    document.querySelector('dialog[open], .DocSearch-Modal')
  ) {
    return;
  }
  event.preventDefault();
  openDialog(
    text('Keys'),
    make('h2', {}, text('Keys')),
    make(
      'dl',
      {},
      ...KEYS.flatMap(([keys, what]) => [
        make('dt', {}, ...keys.flatMap((name, at) => (at ? [' ', kbd(name)] : [kbd(name)]))),
        make('dd', {}, what),
      ]),
    ),
  );
}

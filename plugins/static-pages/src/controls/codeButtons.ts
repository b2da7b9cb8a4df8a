/** Each block of code gets its buttons, which copy.ts and wide.ts answer. Their title is their name. */
import {all, onPageShown} from './events';

function buttonOf(action: 'wrap' | 'copy', title: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.dataset[action] = '';
  button.title = title;
  return button;
}

export function startCodeButtons(): void {
  const wrap = buttonOf('wrap', 'Toggle word wrap');
  wrap.setAttribute('aria-pressed', 'false');
  const buttons = document.createElement('div');
  buttons.className = 'code-buttons';
  buttons.append(wrap, buttonOf('copy', 'Copy code to clipboard'));
  onPageShown(() => {
    all('.code-lines:not(:has(.code-buttons))').forEach((lines) =>
      lines.append(buttons.cloneNode(true)),
    );
  });
}

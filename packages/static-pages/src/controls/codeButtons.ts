/** Each block of code gets its buttons, which copy.ts and wide.ts answer. Their title is their name. */
import {text} from '@collektive/texts';
import {all, onArrive} from './events';

function buttonOf(action: 'wrap' | 'copy', title: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.dataset[action] = '';
  button.title = title;
  return button;
}

/** What buttons are put into. */
const LINES = PAGE_SETTINGS.stockCode ? '[class*=codeBlockContent]' : '.code-lines';

/** The framework's client, of a live page: it brings the stock theme's buttons. */
const CLIENT = 'script[src*="main."]';

export function startCodeButtons(): void {
  if (PAGE_SETTINGS.stockCode && document.querySelector(CLIENT)) {
    return;
  }
  const wrap = buttonOf('wrap', text('Toggle word wrap'));
  wrap.ariaPressed = 'false';
  const buttons = document.createElement('div');
  buttons.className = 'code-buttons';
  buttons.append(wrap, buttonOf('copy', text('Copy code to clipboard')));
  onArrive(() => {
    all(`${LINES}:not(:has(.code-buttons))`).forEach((lines) =>
      lines.append(buttons.cloneNode(true)),
    );
  });
}

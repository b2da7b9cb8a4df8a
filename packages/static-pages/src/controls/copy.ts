/** Buttons that copy: a block of code, or the text that they carry. */
import {text} from '@collektive/texts';
import {announce} from '../page/announcer';
import {onClick} from './events';

/** How long a button says that it has copied, in milliseconds. */
const SAYS_SO = 1500;

/** The code of a block, without numbers of lines. */
export const codeOf = (block: Element): string => {
  const code = block.querySelector('code')!;
  if (PAGE_SETTINGS.stockCode) {
    // Its lines are parted by breaks, which are no text.
    return code.innerText.trimEnd();
  }
  const {dataset, textContent, children} = code;
  return dataset.lines === undefined
    ? textContent
    : [...children].map((line) => line.textContent).join('\n');
};

async function copy(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(
      button.dataset.copy || codeOf(button.closest('.theme-code-block')!),
    );
  } catch {
    announce(
      text('Your browser does not let this page copy text. Select it and copy it yourself.'),
    );
    return;
  }
  announce(text('Copied'));
  if (button.dataset.copied === undefined) {
    const label = button.getAttribute('aria-label');
    button.dataset.copied = '';
    button.setAttribute('aria-label', text('Copied'));
    setTimeout(() => {
      delete button.dataset.copied;
      if (label === null) {
        button.removeAttribute('aria-label');
      } else {
        button.setAttribute('aria-label', label);
      }
    }, SAYS_SO);
  }
}

export function startCopy(): void {
  onClick('[data-copy]', (button) => void copy(button));
}

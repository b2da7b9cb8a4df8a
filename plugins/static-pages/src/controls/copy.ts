/** Buttons that copy: a block of code, or the text that they carry. */
import {announce} from '../page/announcer';
import {copyText} from '../page/copyText';
import {onClick} from './events';

/** How long a button says that it has copied, in milliseconds. */
const SAYS_SO = 1500;

/** The code of a block, without numbers of lines. */
export const codeOf = (block: Element): string => {
  const {dataset, textContent, children} = block.querySelector('code')!;
  return dataset.lines === undefined
    ? textContent
    : [...children].map((line) => line.textContent).join('\n');
};

async function copy(button: HTMLElement): Promise<void> {
  if (!(await copyText(button.dataset.copy || codeOf(button.closest('.theme-code-block')!)))) {
    return;
  }
  announce('Copied');
  if (button.dataset.copied === undefined) {
    const label = button.getAttribute('aria-label');
    button.dataset.copied = '';
    button.setAttribute('aria-label', 'Copied');
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

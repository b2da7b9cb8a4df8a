/** A whole program downloads as a file. */
import {phrase, text} from '@collektive/texts';
import {button, make} from './elements';
import type {Page} from './page';

function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([`${text}\n`], {type: 'text/plain'}));
  make('a', {href, download: name}).click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

export function addDownloads({codeOf}: Page): void {
  for (const whole of document.querySelectorAll('details.sample-whole')) {
    const name = /[\w-]+\.kts?$/.exec(
      whole.querySelector('summary')?.textContent.trim() ?? '',
    )?.[0];
    const buttons = whole.querySelector('.code-buttons');
    if (name && buttons && !buttons.querySelector('.tool')) {
      const press = button(text('Download'), () => download(name, codeOf(whole)));
      press.ariaLabel = phrase`Download ${name}`;
      buttons.prepend(press);
    }
  }
}

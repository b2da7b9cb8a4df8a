/** "Copy page" and "View as Markdown", beside the time that a page takes. */
import {text} from '@collektive/texts';
import {button, make} from './elements';
import type {Page} from './page';

const TWIN = 'link[type="text/markdown"]';

/** The line below a page's title: of a document, or of a post. */
export const lineBelowTitle = (): Element | null =>
  document.querySelector('article header:has(h1) > :is(.reading-time, :has(> time))');

async function copyTwin(address: string, {say}: Page): Promise<void> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) {
      throw new Error(answer.statusText);
    }
    await navigator.clipboard.writeText(await answer.text());
    say(text('The page was copied as Markdown.'));
  } catch {
    say(text('The page could not be copied. Open it as Markdown and copy it yourself.'));
  }
}

export function addTwinLinks(page: Page): void {
  const address = document.querySelector<HTMLLinkElement>(TWIN)?.href;
  const line = lineBelowTitle();
  if (address && line && !line.querySelector('.tool')) {
    line.append(
      button(text('Copy page'), () => void copyTwin(address, page)),
      make('a', {className: 'tool', href: address}, text('View as Markdown')),
    );
  }
}

/** "Copy page" and "View as Markdown", beside the time that a page takes. */
import {button, make} from './elements';
import type {Page} from './page';

const COPY = 'link[type="text/markdown"]';

/** The line below a page's title: of a document, or of a post. */
export const lineBelowTitle = (): Element | null =>
  document.querySelector('article header:has(h1) > :is(.reading-time, :has(> time))');

async function copyMarkdown(address: string, {copyText, say}: Page): Promise<void> {
  let copy: string;
  try {
    const answer = await fetch(address);
    if (!answer.ok) {
      throw new Error(answer.statusText);
    }
    copy = await answer.text();
  } catch {
    say('The page cannot be fetched at the moment. Are you offline?');
    return;
  }
  if (await copyText(copy)) {
    say('The page was copied as Markdown.');
  }
}

export function addCopyLinks(page: Page): void {
  const address = document.querySelector<HTMLLinkElement>(COPY)?.href;
  const line = lineBelowTitle();
  if (address && line && !line.querySelector('.tool')) {
    line.append(
      button('Copy page', () => void copyMarkdown(address, page)),
      make('a', {className: 'tool', href: address}, 'View as Markdown'),
    );
  }
}
